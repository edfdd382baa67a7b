#pragma once

#include <QHeaderView>
#include <QStyledItemDelegate>

namespace lab::ui {

class PairsView;

/// Draws the text of a cell with tabular digits and superscript exponents.
class PairsCells : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit PairsCells(PairsView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;

private:
    PairsView* m_view;
};

/// The headers: the name, and a chevron on the column by which the table is sorted.
class PairsHeadings : public QHeaderView {
    Q_OBJECT
public:
    explicit PairsHeadings(PairsView* view);

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    PairsView* m_view;
};

/// The width of a column: for its header with the chevron, or for a text.
int neededWidth(const PairsView& view, const QString& heading, const QString& text);

} // namespace lab::ui
