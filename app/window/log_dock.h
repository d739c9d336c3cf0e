#pragma once

#include "app/document/session.h"

#include <QPlainTextEdit>

namespace app {

/// Every notice with its time; the toasts go, this stays until the program ends.
class LogDock : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit LogDock(QWidget *parent = nullptr);
    void add(const Notice &notice);
};

}
