#pragma once

#include "app/document/document.h"

#include <QUndoCommand>

namespace app {

/// One undo step. Designs share the parts that no edit touched, so a step costs what it changed and forgets nothing.
class EditCommand : public QUndoCommand {
public:
    EditCommand(
        Document &document, const QString &text, model::Design before, model::Design after, const QString &mergeKey)
        : QUndoCommand(text),
          m_document(document),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_mergeKey(mergeKey) {}

    void undo() override { m_document.show(m_before); }
    void redo() override { m_document.show(m_after); }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand *next) override {
        const auto &command = static_cast<const EditCommand &>(*next);
        if (command.m_mergeKey != m_mergeKey) return false;
        m_after = command.m_after;
        setObsolete(m_after == m_before); // typed and taken back: no step is left
        return true;
    }

private:
    Document &m_document;
    const model::Design m_before;
    model::Design m_after;
    const QString m_mergeKey;
};

}
