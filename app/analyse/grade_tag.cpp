#include "app/analyse/grade_tag.h"

#include "app/analyse/focus_ring.h"
#include "app/window/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

#include <array>
#include <cmath>

namespace app {

namespace {

constexpr qreal padding = 5;
constexpr int popupWidth = 380;

qreal tagHeight() {
    return std::max<qreal>(16, QFontMetricsF(font(TextRole::Tiny)).height() + 2);
}

/// The explanation's window: closes on a click outside and on Escape, its texts can be selected.
class ExplanationPopup : public QFrame {
public:
    ExplanationPopup(const Explanation &explanation, model::Grade grade, QWidget *parent) : QFrame(parent, Qt::Popup) {
        setAttribute(Qt::WA_DeleteOnClose);
        setAccessibleName(explanation.title);
        auto *layout = new QVBoxLayout(this);
        layout->setContentsMargins(16, 12, 16, 14);
        layout->setSpacing(measure::grid);

        auto *head = new QHBoxLayout;
        auto *title = label(explanation.title, TextRole::InspectorTitle);
        title->setWordWrap(false);
        head->addWidget(title, 1);
        auto *tag = new GradeTag(grade, this);
        tag->setFocusPolicy(Qt::NoFocus);
        tag->setAttribute(Qt::WA_TransparentForMouseEvents);
        head->addWidget(tag);
        layout->addLayout(head);
        layout->addWidget(label(explanation.text, TextRole::Body));
        if (!explanation.formula.isEmpty()) {
            auto *formula = label(explanation.formula, TextRole::Body);
            formula->setFont(monospaceFont());
            formula->setContentsMargins(8, 6, 8, 6);
            formula->setAutoFillBackground(true);
            onTheme(formula, [formula] {
                QPalette palette;
                palette.setColor(formula->backgroundRole(), tokens().sunken);
                if (formula->palette().color(formula->backgroundRole()) != tokens().sunken)
                    formula->setPalette(palette);
            });
            layout->addWidget(formula);
        }
        if (!explanation.inputs.empty()) {
            auto *grid = new QGridLayout;
            grid->setHorizontalSpacing(16);
            grid->setVerticalSpacing(4);
            grid->setColumnStretch(0, 1);
            int row = 0;
            for (const auto &[name, value] : explanation.inputs) {
                grid->addWidget(label(name, TextRole::Small), row, 0, Qt::AlignTop);
                auto *number = label(value, TextRole::Small);
                number->setAlignment(Qt::AlignRight | Qt::AlignTop);
                grid->addWidget(number, row++, 1);
            }
            layout->addLayout(grid);
        }
        if (!explanation.source.isEmpty()) {
            auto *source = label(explanation.source, TextRole::Small);
            source->setForegroundRole(role::tertiary);
            layout->addWidget(source);
        }
        // Wrapped texts know their height only for a width.
        setFixedSize(popupWidth, layout->heightForWidth(popupWidth));
    }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.fillRect(rect(), tokens().raised);
        painter.setPen(tokens().lineStrong);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }

private:
    QLabel *label(const QString &text, TextRole role) {
        auto *made = new QLabel(text, this);
        made->setTextFormat(Qt::PlainText);
        made->setFont(app::font(role));
        made->setWordWrap(true);
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return made;
    }
};

}

QString gradeName(model::Grade grade) {
    static constexpr std::array names{QT_TRANSLATE_NOOP("Grade", "Documented"), QT_TRANSLATE_NOOP("Grade", "Measured"),
        QT_TRANSLATE_NOOP("Grade", "Model")};
    return QCoreApplication::translate("Grade", names[static_cast<std::size_t>(grade)]);
}

GradeTag::GradeTag(model::Grade grade, QWidget *parent) : QAbstractButton(parent), m_grade(grade) {
    setText(gradeName(grade));
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, &GradeTag::open);
}

void GradeTag::setExplanation(Explanation explanation) {
    m_explanation = std::move(explanation);
    setToolTip(tr("How this figure is made"));
    setAccessibleName(tr("%1: %2").arg(m_explanation.title, gradeName(m_grade)));
    setAccessibleDescription(m_explanation.text);
}

QSize GradeTag::sizeHint() const {
    const qreal width = QFontMetricsF(app::font(TextRole::Tiny)).horizontalAdvance(text()) + 2 * padding;
    return {static_cast<int>(std::ceil(width)) + 5, static_cast<int>(std::ceil(tagHeight())) + 4};
}

qreal GradeTag::paint(QPainter &painter, const QRectF &rectangle, model::Grade grade) {
    const Tokens &t = tokens();
    const QString name = gradeName(grade);
    painter.save();
    painter.setFont(app::font(TextRole::Tiny));
    const qreal width = std::ceil(QFontMetricsF(painter.font()).horizontalAdvance(name) + 2 * padding);
    const QRectF box(rectangle.left(), rectangle.center().y() - tagHeight() / 2, width, tagHeight());
    QPen edge(grade == model::Grade::Documented ? t.control : t.lineStrong, 1);
    if (grade == model::Grade::Model) {
        edge.setColor(t.control); // dashes thin the line out, so they start from the stronger tone
        edge.setDashPattern({3, 2});
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(edge);
    painter.setBrush(grade == model::Grade::Documented ? QBrush(t.raised) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), measure::tagRadius, measure::tagRadius);
    painter.setPen(t.text2);
    painter.drawText(box, Qt::AlignCenter, name);
    painter.restore();
    return width;
}

void GradeTag::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    if (underMouse() && isEnabled()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens().hover);
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -3, -2), measure::tagRadius, measure::tagRadius);
    }
    paint(painter, QRectF(rect()).adjusted(2, 0, -2, 0), m_grade);
    if (hasFocus()) paintFocusRing(painter, rect());
}

void GradeTag::open() {
    auto *popup = new ExplanationPopup(m_explanation, m_grade, this);
    // Below the tag, but on the screen.
    QPoint corner = mapToGlobal(QPoint(0, height() + 4));
    const QRect available = screen()->availableGeometry();
    corner.setX(qBound(available.left(), corner.x(), qMax(available.left(), available.right() - popup->width())));
    if (corner.y() + popup->height() > available.bottom())
        corner.setY(qMax(available.top(), mapToGlobal(QPoint(0, -4)).y() - popup->height()));
    popup->move(corner);
    popup->show();
}

}
