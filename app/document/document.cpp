#include "app/document/document.h"

#include "app/document/edit_command.h"

namespace app {

Document::Document(model::Design design, QObject *parent) : QObject(parent), m_design(std::move(design)) {}

void Document::push(const QString &text, model::Design after, const QString &mergeKey) {
    if (after == m_design) return;
    m_history.push(new EditCommand(*this, text, m_design, std::move(after), mergeKey));
}

void Document::refuse(const QString &message) {
    emit refused(message);
}

void Document::reset(model::Design design) {
    m_history.clear();
    show(design);
}

void Document::show(const model::Design &design) {
    const model::Design before = std::exchange(m_design, design);
    emit changed(before);
}

}
