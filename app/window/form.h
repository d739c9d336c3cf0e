#pragma once

#include "app/document/session.h"
#include "app/window/field.h"

#include <QVBoxLayout>
#include <QWidget>

#include <functional>

namespace app {

/// The inspector's editable form of one kind of place. Built once, shown for each place of its kind.
class Form : public QWidget {
    Q_OBJECT
public:
    explicit Form(Session &session, QWidget *parent = nullptr);

    /// Shows what the design says of the place now; called again after each change.
    virtual void show(const model::Place &place) = 0;
    /// Puts the cursor where the name is edited.
    virtual void editName() {}

protected:
    Session &session() { return m_session; }
    const model::Design &design() const { return m_session.design(); }
    QVBoxLayout &column() { return *m_column; }

    template <class Widget> Widget *add(Widget *widget) {
        m_column->addWidget(widget);
        return widget;
    }
    QLabel *addSection(const QString &title);
    /// An edit that shows its refusal in the field.
    template <class Edit> std::optional<QString> edit(const QString &text, Edit &&change) {
        return m_session.document().tryApply(text, std::forward<Edit>(change));
    }
    QStringList attributeNames(const model::TableDesign &table) const;

private:
    Session &m_session;
    QVBoxLayout *m_column;
};

}
