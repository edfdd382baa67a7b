#pragma once

#include "core/figures/derivation/page_mark.h"
#include "ui/paint/look.h"

#include <QListWidget>

#include <vector>

namespace lab::ui {

/// The pages of the derivation, one per row: number, title, and whether the page was predicted
/// correctly (a tick), only seen (a ring), broken (a cross), due again (a dashed ring), or is still
/// ahead (nothing). A narrow list shows only numbers and marks.
class PageList : public QListWidget {
    Q_OBJECT
public:
    struct Row {
        QString title;
        QString note; ///< duration in minutes, for a teacher
        PageMark mark = PageMark::None;
        QString practice; ///< on the third pass, the result for its equation
        bool isLineWanted = false; ///< its equation is blank now

        bool operator==(const Row&) const = default;
    };
    explicit PageList(QWidget* parent = nullptr);

    void setRows(std::vector<Row> rows, int current); ///< emits no signal
    void setLook(const Look& look);
    drawing::Layer layer() const; ///< as it is shown, for a file
    /// For complete titles in small letters, with marks.
    double widthNeeded(const Look& look) const;
    static QString accessibleText(
        int page, const Row& row); ///< "Page 3, One column is not enough: predicted"

Q_SIGNALS:
    void chosen(int page); ///< from 0

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    friend class RowPainter;
    void nameRows();
    /// `isWanted`: under the pointer.
    void addRow(drawing::Layer& layer, int page, const QRectF& place, bool isWanted) const;

    Look m_look;
    std::vector<Row> m_rows;
};

} // namespace lab::ui
