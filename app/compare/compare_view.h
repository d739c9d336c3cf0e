#pragma once

#include "app/compare/change_model.h"
#include "app/endpoint/background.h"
#include "model/design/problem.h"

#include <QHash>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QAction;
class QLineEdit;
class QMenu;
class QStackedWidget;
class QTreeView;

namespace app {

class ElidedLabel;
class EmptyState;
class InlineMessage;
class OpenDocument;
class SegmentedControl;

/// The document in front against another design: the file on disk, another file, another open document. Each document
/// keeps what it is compared with. The list follows the edits of both; it is made off the GUI thread. Inferred entity
/// types that nobody took over are no difference: what would be written is compared.
class CompareView : public QWidget {
    Q_OBJECT
public:
    /// `open` gives the documents that are open.
    explicit CompareView(std::function<std::vector<OpenDocument *>()> open, QWidget *parent = nullptr);
    ~CompareView() override;

    void setDocument(OpenDocument *document); ///< Null: none is in front.
    void forget(OpenDocument &closed);        ///< Before it goes.
    void compareWithFile(const QString &path);
    void compareWithDisk();
    void compareWith(OpenDocument &other);
    void askWhat();          ///< Opens the menu of what there is to compare with.
    void turnRound(bool on); ///< Off: from the other design to this one.
    void copy() const;       ///< What is shown, as text.
    void readAgain();

    /// What is shown belongs to both designs as they are.
    bool isSettled() const { return !m_waiting && !m_reading.isRunning() && !m_comparing.isRunning(); }
    ChangeModel &changes() { return m_changes; }
    QTreeView &list() { return *m_list; }
    QLineEdit &search() { return *m_search; }
    SegmentedControl &kinds() { return *m_kinds; }
    QMenu &menu() { return *m_menu; }
    QString message() const; ///< Why there is nothing to see; empty: there is.

signals:
    void chosen(const model::Place &place); ///< By arrow keys: to be selected, the focus stays.
    void opened(const model::Place &place); ///< Clicked or activated: to be shown.

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Target {
        QString name;
        QString path; ///< Empty: an open document.
        QPointer<OpenDocument> document;
        std::shared_ptr<const model::Design> design; ///< What the file said when it was read.
    };
    using Read = std::shared_ptr<model::Result<model::Design>>;
    using Changes = std::shared_ptr<std::vector<model::DesignChange>>;

    QWidget *makeStrip();
    void fillMenu();
    void askFile();
    void setTarget(Target target);
    Target *target();
    void refresh();
    void follow();
    void compare();
    void showChanges(std::vector<model::DesignChange> changes);
    void showCounts();
    void filter();
    model::Place placeOf(const QModelIndex &index) const;

    const std::function<std::vector<OpenDocument *>()> m_open;
    QPointer<OpenDocument> m_document;
    QHash<OpenDocument *, Target> m_targets;
    ChangeModel m_changes;
    bool m_waiting = false; ///< Nobody looks: compared when somebody does.
    bool m_turned = false;

    QMenu *m_menu;
    QAction *m_what, *m_turn, *m_again, *m_copy;
    ElidedLabel *m_title;
    SegmentedControl *m_kinds;
    QLineEdit *m_search;
    QStackedWidget *m_pages;
    QTreeView *m_list;
    EmptyState *m_none, *m_equal;
    InlineMessage *m_message;
    Latest<Read> m_reading;
    Latest<Changes> m_comparing;
};

}
