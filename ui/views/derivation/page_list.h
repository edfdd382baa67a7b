#pragma once

#include "ui/paint/derivation/page_text.h"
#include "ui/paint/look.h"

#include <QListWidget>

#include <vector>

namespace lab::ui {

/// The pages of the derivation, one a row: number, title, and whether it was predicted right (a
/// tick), only seen (a ring), is broken (a cross), is due again (a dashed ring), or lies ahead
/// (nothing). Where it is narrow it has numbers and marks only.
class PageList : public QListWidget {
    Q_OBJECT
public:
    struct Row {
        QString title;
        QString note; ///< a teacher's minutes
        Mark mark = Mark::None;
        QString practice; ///< on the third pass, what has become of its line
        bool isLineWanted = false; ///< blank now

        bool operator==(const Row&) const = default;
    };
    explicit PageList(QWidget* parent = nullptr);

    void setRows(std::vector<Row> rows, int current); ///< nothing is emitted
    void setLook(const Look& look);
    double widthNeeded(const Look& look) const; ///< for whole titles, in small letters, and marks
    static QString told(
        int page, const Row& row); ///< "Page 3, One column is not enough: predicted"

Q_SIGNALS:
    void chosen(int page); ///< from 0

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void nameRows();

    std::vector<Row> m_rows;
};

} // namespace lab::ui
