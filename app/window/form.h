#pragma once

#include "app/document/session.h"
#include "app/window/field.h"
#include "app/window/text.h"

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
    /// A part that can be folded away: widgets are added to the layout that it returns.
    QVBoxLayout *addFold(const QString &title, bool open);
    /// Why the edit would be refused; nothing is done.
    template <class Edit> std::optional<QString> refusalOf(Edit &&change) const {
        const auto after = std::forward<Edit>(change)(m_session.design());
        if (after) return std::nullopt;
        return translated(after.error());
    }
    /// A line that is applied by `change`, a Result<Design>(Design, QString), and asked by it while it is typed in.
    template <class Title, class Change> void bind(CommitLine &line, Title title, Change change) {
        line.setCommit([this, title, change](const QString &text) {
            return edit(title(text), [&](model::Design d) { return change(std::move(d), text); });
        });
        line.setCheck([this, change](const QString &text) {
            return refusalOf([&](model::Design d) { return change(std::move(d), text); });
        });
    }
    /// The same for a number.
    template <class Title, class Change> void bind(NumberField &field, Title title, Change change) {
        field.setNumberCommit(
            [this, title, change](NumberField::Number number) {
                return edit(title(), [&](model::Design d) { return change(std::move(d), number); });
            },
            [this, change](NumberField::Number number) {
                return refusalOf([&](model::Design d) { return change(std::move(d), number); });
            });
    }
    /// The same for a field with a commit and a check of values of its own: numbers, tags.
    template <class Value, class Widget, class Title, class Change>
    void bindValue(Widget &field, Title title, Change change) {
        field.setCommit(
            [this, title, change](const Value &value) {
                return edit(title(), [&](model::Design d) { return change(std::move(d), value); });
            },
            [this, change](const Value &value) {
                return refusalOf([&](model::Design d) { return change(std::move(d), value); });
            });
    }
    QStringList attributeNames(const model::TableDesign &table) const;

private:
    Session &m_session;
    QVBoxLayout *m_column;
};

}
