#include "app/window/fitness_dialog.h"

#include "app/window/segmented_control.h"
#include "app/window/text.h"
#include "app/window/theme.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

namespace app {

FitnessDialog::FitnessDialog(QWidget *parent)
    : QDialog(parent), m_answer(new QLabel(this)), m_reasons(new QLabel(this)) {
    setWindowTitle(tr("Is DynamoDB right for this?"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(
        measure::dialogMargin, measure::dialogMargin, measure::dialogMargin, measure::dialogMargin);
    layout->setSpacing(measure::grid);
    for (const auto &question : model::fitnessQuestions()) {
        auto *row = new QHBoxLayout;
        row->setSpacing(2 * measure::grid);
        auto *texts = new QVBoxLayout;
        texts->setSpacing(0);
        const QString asked = QCoreApplication::translate("Fitness", question.text);
        auto *text = new QLabel(asked, this);
        text->setWordWrap(true);
        auto *help = new QLabel(QCoreApplication::translate("Fitness", question.help), this);
        help->setWordWrap(true);
        help->setForegroundRole(role::secondary);
        help->setFont(textFont(TextRole::Small));
        texts->addWidget(text);
        texts->addWidget(help);
        row->addLayout(texts, 1);
        auto *control = new SegmentedControl(asked, this);
        for (const QString &reply : {tr("Not sure"), tr("Yes"), tr("No")}) control->addSegment(reply);
        row->addWidget(control, 0, Qt::AlignTop);
        layout->addLayout(row);
        layout->addSpacing(measure::gap);
        const std::string id = question.id;
        m_controls.emplace_back(id, control);
        connect(control, &SegmentedControl::chosen, this, [this, id](int reply) {
            m_replies[id] = static_cast<model::Reply>(reply);
            refresh();
        });
    }
    auto *line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    layout->addWidget(line);
    m_answer->setFont(textFont(TextRole::InspectorTitle));
    m_answer->setWordWrap(true);
    m_reasons->setWordWrap(true);
    m_reasons->setTextFormat(Qt::PlainText);
    m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_reasons->setMinimumHeight(fontMetrics().lineSpacing() * 7);
    m_reasons->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    layout->addWidget(m_answer);
    layout->addWidget(m_reasons, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    setMinimumWidth(620);
    refresh();
}

void FitnessDialog::answer(const std::string &question, model::Reply reply) {
    m_replies[question] = reply;
    for (const auto &[id, control] : m_controls)
        if (id == question) control->setCurrent(static_cast<int>(reply));
    refresh();
}

void FitnessDialog::refresh() {
    const auto fitness = model::fitnessOf(m_replies);
    m_verdict = fitness.verdict;
    m_answer->setText(translated(fitness.answer));
    QStringList lines;
    for (const auto *list : {&fitness.reasons, &fitness.cautions})
        for (const auto &message : *list) lines += QStringLiteral("• ") + translated(message);
    m_reasons->setText(lines.join(QLatin1Char('\n')));
}

QString FitnessDialog::text() const {
    return m_answer->text() + QLatin1Char('\n') + m_reasons->text();
}

}
