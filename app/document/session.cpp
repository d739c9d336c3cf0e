#include "app/document/session.h"

namespace app {

Session::Session(model::Design design, QObject *parent)
    : QObject(parent),
      m_document(std::move(design)),
      m_selection(m_document),
      m_consequences(m_document),
      m_costs(m_document) {
    connect(&m_document, &Document::refused, this, [this](const QString &message) {
        notify({Notice::Kind::Failure, message, {}, {}});
    });
}

void Session::notifyStep(Notice::Kind kind, const QString &text, const QString &title) {
    notify({kind, text, tr("Undo"), [this, title] {
                if (m_document.history().undoText() == title) m_document.history().undo();
            }});
}

}
