#pragma once

#include "app/window/text.h"
#include "model/design/design.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <optional>
#include <tl/expected.hpp>
#include <utility>

namespace app {

/// A design with its history: the only thing that changes while the program runs. On the GUI thread only; a copy of
/// `design()` may go to any thread.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(model::Design design = {}, QObject *parent = nullptr);

    const model::Design &design() const { return m_design; }
    QUndoStack &history() { return m_history; }
    const QUndoStack &history() const { return m_history; }
    bool isModified() const { return !m_history.isClean(); }

    /// Runs an edit: `Design` in, the changed one out or why not (a tl::expected whose error `translated` knows).
    /// Changed: one undo step called `text`, `changed` is emitted. The same design again: nothing happens.
    /// Refused: `refused` is emitted, the design stays; returns false.
    /// Steps in a row with the same `mergeKey` (typing, dragging) are one; an empty key never merges.
    template <class Edit> bool apply(const QString &text, Edit &&edit, const QString &mergeKey = {}) {
        const auto refusal = tryApply(text, std::forward<Edit>(edit), mergeKey);
        if (refusal) refuse(*refusal);
        return !refusal;
    }
    /// The same for a field that shows a refusal itself: emits no `refused`, returns why.
    template <class Edit>
    std::optional<QString> tryApply(const QString &text, Edit &&edit, const QString &mergeKey = {}) {
        auto after = std::forward<Edit>(edit)(m_design);
        if (!after) return translated(after.error());
        push(text, *std::move(after), mergeKey);
        return std::nullopt;
    }
    /// One undo step to a design made elsewhere.
    void push(const QString &text, model::Design after, const QString &mergeKey = {});
    void refuse(const QString &message);
    /// Begins anew, without history: a file was opened. Emits `changed`.
    void reset(model::Design design);

signals:
    /// `design()` is the new one; compare your part with `before` by Shared::same and rebuild what differs.
    void changed(const model::Design &before);
    void refused(const QString &message);

private:
    friend class EditCommand;
    void show(const model::Design &design);

    model::Design m_design;
    QUndoStack m_history;
};

}
