#pragma once

#include "app/document/session.h"
#include "app/endpoint/background.h"
#include "model/edit/chart_edits.h"
#include "model/view/effect_lines.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <optional>

namespace app {

/// What an edit of key templates would do to the sample items, before it is done: a line for each kind of thing, with
/// its count and an example. Counted off the GUI thread while somebody types; hidden while there is nothing to say.
class EffectsView : public QWidget {
    Q_OBJECT
public:
    explicit EffectsView(Session &session, QWidget *parent = nullptr);

    void preview(const std::string &tableName, const std::vector<model::TemplateEdit> &edits);
    void preview(const std::string &tableName, model::ChartEdit edit);
    void clear();
    /// What is shown belongs to the last edit that was asked for.
    bool isKnown() const { return !m_asked.isRunning(); }
    bool isEmpty() const { return m_lines.empty(); }
    QStringList texts() const;    ///< "New keys: 318", for tests and screen readers.
    QStringList warnings() const; ///< Those of them that somebody may not want.
    /// The same, counted now: for an edit that came before its preview.
    static QStringList warningsOf(const model::TableDesign &table, const std::vector<model::TemplateEdit> &edits);
    /// Tells warnings, if any, of the step of that title once it is done.
    static void tell(Session &session, const QString &title, const QStringList &warnings);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

signals:
    void known();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Line {
        bool warning = false;
        QString label, count, example;
    };
    using Answer = std::shared_ptr<const std::vector<model::EffectLine>>;
    void show(std::vector<Line> lines);
    int lineHeight() const;

    Session &m_session;
    std::vector<Line> m_lines;
    Latest<Answer> m_asked;
};

}
