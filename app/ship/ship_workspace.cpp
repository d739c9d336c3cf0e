#include "app/ship/ship_workspace.h"

#include "app/window/theme.h"
#include "app/window/tool_strip.h"
#include "engine/request/codec.h"
#include "model/deploy/to_requests.h"
#include "model/format/file.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

QString formatTitle(const model::Format &format) {
    return QCoreApplication::translate("Formats", format.title);
}

/// A box on the surface with an edge.
class CardBox : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(tokens().lineStrong, 1));
        painter.setBrush(tokens().surface);
        painter.drawRoundedRect(
            QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measure::cardRadius, measure::cardRadius);
    }
};

}

ShipWorkspace::ShipWorkspace(Session &owner, QWidget *parent)
    : Workspace(owner, parent), m_table(new QComboBox(this)), m_request(new QPlainTextEdit(this)) {
    auto *columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    auto *splitter = new QSplitter(this);
    columns->addWidget(splitter);
    const auto secondary = [&](const QString &text) {
        auto *label = new QLabel(text, this);
        label->setWordWrap(true);
        label->setForegroundRole(role::secondary);
        return label;
    };

    auto *left = new QWidget(splitter);
    auto *exports = new QVBoxLayout(left);
    exports->setContentsMargins(24, 20, 24, 20);
    exports->setSpacing(12);
    auto *title = new QLabel(tr("Export the model"), left);
    title->setFont(textFont(TextRole::PatternTitle));
    exports->addWidget(title);
    exports->addWidget(secondary(tr("The open file stays what it is; an export is a copy.")));
    for (const auto &format : model::formats()) {
        auto *card = new CardBox(left);
        auto *row = new QHBoxLayout(card);
        row->setContentsMargins(16, 12, 16, 12);
        row->setSpacing(12);
        auto *texts = new QVBoxLayout;
        texts->setSpacing(2);
        auto *name = new QLabel(formatTitle(format), card);
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        name->setFont(bold);
        auto *losses = secondary({});
        losses->setFont(textFont(TextRole::Small));
        texts->addWidget(name);
        texts->addWidget(losses);
        row->addLayout(texts, 1);
        auto *button = new QPushButton(tr("Export…"), card);
        button->setAccessibleName(tr("Export as %1").arg(formatTitle(format)));
        row->addWidget(button, 0, Qt::AlignTop);
        exports->addWidget(card);
        m_cards.push_back({&format, losses});
        connect(button, &QPushButton::clicked, this, [this, &format] { exportAs(format); });
    }
    exports->addStretch(1);
    exports->addWidget(
        secondary(tr("Still to come here: CloudFormation and Terraform, a design report, deployment to DynamoDB "
                     "or DynamoDB Local, and serving this model to your own programs.")));

    auto *right = new QWidget(splitter);
    auto *requests = new QVBoxLayout(right);
    requests->setContentsMargins(0, 0, 0, 0);
    requests->setSpacing(0);
    auto *strip = new ToolStrip(right);
    strip->addLabel(tr("CreateTable request"));
    m_table->setAccessibleName(tr("Table"));
    m_table->setMinimumContentsLength(16);
    strip->addWidget(m_table);
    strip->addStretch();
    auto *copy = new QAction(icon(QStringLiteral("copy")), tr("Copy"), this);
    copy->setToolTip(tr("Copy the CreateTable JSON"));
    strip->addButton(copy);
    requests->addWidget(strip);
    m_request->setReadOnly(true);
    m_request->setFrameShape(QFrame::NoFrame);
    m_request->setFont(monospaceFont());
    m_request->setAccessibleName(tr("CreateTable JSON"));
    m_request->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_request->document()->setDocumentMargin(12);
    requests->addWidget(m_request, 1);
    splitter->addWidget(left);
    splitter->addWidget(right);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 4);
    splitter->setChildrenCollapsible(false);

    connect(copy, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(m_request->toPlainText());
        session().notify({Notice::Kind::Done, tr("CreateTable JSON of %1 copied").arg(m_table->currentText()), {}, {}});
    });
    connect(m_table, &QComboBox::currentIndexChanged, this, [this] {
        const auto *table = session().design().table(toUtf8(m_table->currentText()));
        if (!table) return m_request->clear();
        const auto json = engine::encodeRequest(model::createTableRequest(table->description));
        const auto text = QJsonDocument::fromJson(QByteArray::fromStdString(json)).toJson();
        m_request->setPlainText(QString::fromUtf8(text));
    });
    connect(&session().document(), &Document::changed, this, [this] {
        m_stale = true;
        if (isVisible()) refresh();
    });
    setFocusProxy(m_table);
}

void ShipWorkspace::showEvent(QShowEvent *event) {
    Workspace::showEvent(event);
    refresh();
}

void ShipWorkspace::refresh() {
    if (!std::exchange(m_stale, false)) return;
    m_losses.ask(
        [design = session().design()](const Stop &stop) {
            std::vector<QStringList> losses; // in the order of the formats
            for (const auto &format : model::formats()) {
                QStringList lines;
                if (!stop.requested())
                    for (const auto &loss : format.write(design).losses) lines += translated(loss.message);
                losses.push_back(std::move(lines));
            }
            return losses;
        },
        [this](const std::vector<QStringList> &losses) {
            for (std::size_t i = 0; i < m_cards.size() && i < losses.size(); ++i) {
                QStringList lines = losses[i].mid(0, 5);
                for (QString &line : lines) line.prepend(QStringLiteral("– "));
                if (losses[i].size() > 5) lines += tr("and %Ln more", nullptr, static_cast<int>(losses[i].size()) - 5);
                m_cards[i].losses->setText(
                    lines.isEmpty() ? tr("Holds everything in this model.")
                                    : tr("Cannot hold:") + QLatin1Char('\n') + lines.join(QLatin1Char('\n')));
            }
        });
    const QString current = m_table->currentText();
    m_table->clear();
    for (const auto &table : session().design().tables) m_table->addItem(toQString(table->name()));
    const int at = m_table->findText(current);
    m_table->setCurrentIndex(std::max(0, at));
}

void ShipWorkspace::exportAs(const model::Format &format) {
    const QString extension = toQString(format.extensions.front());
    QString name = toQString(session().design().name).simplified().replace(QLatin1Char('/'), QLatin1Char('-'));
    if (name.isEmpty()) name = tr("model");
    const QString path = QFileDialog::getSaveFileName(this, tr("Export as %1").arg(formatTitle(format)),
        name + extension, QStringLiteral("%1 (*%2)").arg(formatTitle(format), extension));
    if (path.isEmpty()) return;
    const auto written = format.write(session().design());
    if (const auto done = model::writeFile(toUtf8(path), written.text); !done) {
        session().notify({Notice::Kind::Failure, tr("Not exported. %1").arg(translated(done.error())), {}, {}});
        return;
    }
    session().notify({Notice::Kind::Done, tr("Exported %1").arg(QFileInfo(path).fileName()), {}, {}});
}

}
