#pragma once

#include "app/analyse/bar_chart.h"
#include "app/analyse/chart_export.h"
#include "app/analyse/grade_tag.h"
#include "app/document/session.h"

#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QMenu;
class QVBoxLayout;

namespace app {

/// What a colour of a chart stands for.
struct LegendEntry {
    enum class Shape { Box, Line, Badge };
    QString text;
    TokenColour colour;
    Shape shape = Shape::Box;
    QString letter = {}; ///< Badges.
    int entityColour = 1;
    bool square = false;
};

/// Entries from right to left as far as there is room: texts elide, then entries leave, the tooltip has them all.
class LegendRow : public QWidget {
    Q_OBJECT
public:
    explicit LegendRow(QWidget *parent = nullptr);
    void setEntries(std::vector<LegendEntry> entries);
    void paint(QPainter &painter, const QRectF &rectangle) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<LegendEntry> m_entries;
};

/// One chart with its title, grade, legend and menu; knows how to become a picture.
class ChartPanel : public QWidget {
    Q_OBJECT
public:
    ChartPanel(const QString &title, model::Grade grade, Session &session, QWidget *parent = nullptr);

    GradeTag &grade() { return *m_grade; }
    LegendRow &legend() { return *m_legend; }
    QMenu &menu() { return *m_menu; } ///< The export actions stand at its end already.
    /// A row between head and body.
    void addControls(QWidget *controls);
    /// `paint` draws the body into a picture as it stands now; `rows` are its numbers.
    void setBody(QWidget *body, std::function<void(QPainter &, const QRectF &)> paint,
        std::function<std::vector<QStringList>()> rows);
    void setNote(const QString &note); ///< One or two lines below; empty: none.
    /// What the picture is of: "AppData, GSI1". Behind the title in files.
    void setSubject(const QString &subject) { m_subject = subject; }

    Picture picture();

private:
    void paintPicture(QPainter &painter, const QRectF &rectangle);

    QLabel *m_title, *m_note;
    GradeTag *m_grade;
    LegendRow *m_legend;
    QMenu *m_menu;
    QHBoxLayout *m_head;
    QVBoxLayout *m_layout;
    QWidget *m_body = nullptr;
    std::function<void(QPainter &, const QRectF &)> m_paint;
    std::function<std::vector<QStringList>()> m_rows;
    QString m_subject;
};

}
