#pragma once

#include <QHeaderView>
#include <QStyledItemDelegate>

namespace lab::ui {

class PairsView;

/// Draws a cell's text with digits of one width and raised exponents.
class PairsCells : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit PairsCells(PairsView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;

private:
    PairsView* m_view;
};

/// The headings: the name, and a chevron at the one that is sorted by.
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

/// Space for a column: its heading with the chevron, or a text.
int neededWidth(const PairsView& view, const QString& heading, const QString& text);

} // namespace lab::ui
