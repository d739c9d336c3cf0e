#pragma once

#include <QUndoView>

namespace app {

/// The history of the document in front: a click goes back or forth to that step.
class ChangesView : public QUndoView {
    Q_OBJECT
public:
    explicit ChangesView(QWidget *parent = nullptr);
};

}
