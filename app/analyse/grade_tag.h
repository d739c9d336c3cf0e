#pragma once

#include "model/view/chart_series.h"

#include <QAbstractButton>
#include <QString>

#include <utility>
#include <vector>

namespace app {

/// How a figure came about, in words.
struct Explanation {
    QString title;
    QString text;                                    ///< What it says and what it does not.
    QString formula;                                 ///< Plain text, shown in the fixed font.
    std::vector<std::pair<QString, QString>> inputs; ///< Name and value, as they were used.
    QString source;                                  ///< Whose rule it is.
};

QString gradeName(model::Grade grade); ///< "Documented", "Measured", "Model".

/// The tag beside a figure's title: its edge says how far the figure can be trusted (dashed: a model); a click opens
/// the explanation.
class GradeTag : public QAbstractButton {
    Q_OBJECT
public:
    explicit GradeTag(model::Grade grade, QWidget *parent = nullptr);

    model::Grade grade() const { return m_grade; }
    void setExplanation(Explanation explanation);
    const Explanation &explanation() const { return m_explanation; }
    QSize sizeHint() const override;

    /// The tag as a picture has it, left aligned and centred in the rectangle. Returns its width.
    static qreal paint(QPainter &painter, const QRectF &rectangle, model::Grade grade);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void open();

    model::Grade m_grade;
    Explanation m_explanation;
};

}
