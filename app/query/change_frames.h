#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace engine {
struct EntryChange;
}
namespace model {
struct Design;
struct TableDesign;
struct WhatIf;
struct WhatIfStep;
}

namespace app {

/// What requests change, painted as a list of frames: each request with its items, each item with the index entries
/// that it moves. "-" and "+" stand before what goes and what comes, never colour alone.
class ChangeFrames : public QWidget {
    Q_OBJECT
public:
    explicit ChangeFrames(QWidget *parent = nullptr);

    /// More changes than `most` are counted only.
    void show(const model::WhatIf &whatIf, const model::Design &design, std::size_t most = 500);
    void clear();
    /// The same as text, for the clipboard and for who listens.
    QString text() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Line {
        QChar sign; ///< '-' or '+'.
        QString name, value;
    };
    struct Frame {
        QString heading; ///< Of a request; then nothing else but `note` is set.
        QString iconName, title, note, units;
        std::vector<Line> lines;
        bool isRequest() const { return !heading.isEmpty(); }
    };
    int heightOf(const Frame &frame) const;
    void addRequest(std::size_t number, const model::WhatIfStep &step, const model::Design &design);
    void addChange(const engine::EntryChange &change, const model::TableDesign &table);

    std::vector<Frame> m_frames;
};

}
