#pragma once

#include "app/document/session.h"
#include "model/edit/canvas_edits.h"
#include "model/view/canvas.h"

#include <QObject>

#include <optional>
#include <string>

class QMenu;

namespace app {

class CanvasView;
class CommitLine;
class EffectsView;

/// What a person does to the design on its canvas: the context menu, the line that renames in place, what is dropped
/// where. Each is one edit of the model, and one undo step; what it is refused for is said.
class CanvasEditing : public QObject {
    Q_OBJECT
public:
    CanvasEditing(Session &session, CanvasView &view, EffectsView &effects, QObject *parent);

    /// The table that new cards are of; empty: none is chosen.
    void setTable(const std::string &tableName) { m_table = tableName; }

    void addTable();
    void addEntity();
    void addIndex(bool global);
    /// Opens a line over the current card's name or the current row; on rows: the template, the key attribute's name,
    /// the attribute's name.
    void rename();
    void duplicate();
    void remove(); ///< The current card; of a row, the attribute from the key or the entity type.
    /// The entity type goes into the index, with a preview by `entityOver` while it is carried there.
    void putIntoIndex(const std::string &entity, const std::string &index);
    void takeOutOfIndex(const std::string &entity, const std::string &index);
    void relate(const std::string &from, const std::string &to, model::Relation::Kind kind);
    /// What can be done with the current card and row, or with the ground.
    void fillMenu(QMenu &menu);
    /// A menu with the three kinds of relation, at the pointer.
    void askRelation(const model::Place &from, const model::Place &to);
    void canvasShown();                             ///< New cards are there: one that was just made is named.
    CommitLine *editor() const { return m_editor; } ///< Null: nothing is being renamed.
    QMenu *relationMenu() const { return m_relationMenu; }

private:
    const model::CanvasCard *card() const;
    const model::CanvasRow *row() const;
    const model::TableDesign *tableOf(const model::Place &place) const;
    std::optional<model::KeySlot> slotOf(const model::CanvasCard &card, const model::CanvasRow &row) const;
    template <class Edit> bool apply(const QString &title, Edit edit);
    bool applyTemplates(const QString &title, const std::string &table, const std::vector<model::TemplateEdit> &edits);
    void preview(const model::Place &entity, const QString &indexName);
    void fillTableMenu(QMenu &menu, const model::TableDesign &table);
    void fillIndexMenu(QMenu &menu, const model::TableDesign &table, const model::CanvasCard &card);
    void fillEntityMenu(QMenu &menu, const model::TableDesign &table, const model::CanvasCard &card);
    void fillRowMenu(
        QMenu &menu, const model::TableDesign &table, const model::CanvasCard &card, const model::CanvasRow &row);
    void openEditor(const QRectF &place, const QString &text, bool monospace);
    void closeEditor();
    bool eventFilter(QObject *watched, QEvent *event) override;

    Session &m_session;
    CanvasView &m_view;
    EffectsView &m_effects;
    std::string m_table, m_renameWhenShown;
    CommitLine *m_editor = nullptr;
    QMenu *m_relationMenu = nullptr;
};

}
