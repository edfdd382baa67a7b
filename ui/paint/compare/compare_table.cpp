#include "ui/paint/compare/compare_table.h"

#include "core/state/choices.h"
#include "ui/paint/axes.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/compare/compare_words.h"
#include "ui/paint/compare/own_bar.h"
#include "ui/paint/comparison.h"
#include "ui/paint/curves.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <span>

namespace lab::ui {

namespace {

struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(CompareTable)
};

QString groupName(ComparedEncoding first)
{
    switch (entryOf(first)) {
    case PositionEntry::Token:
        return TableWords::tr("Added to embeddings");
    case PositionEntry::Turn:
        return TableWords::tr("Rotated by position");
    default:
        return TableWords::tr("Added to the logit");
    }
}

/// A column's numbers are right-aligned after its curve or bar.
QRectF pictureOf(const QRectF& cell, double number, const Look& look)
{
    const double inset = std::min(look.px(4), cell.height() * 0.14);
    return cell.adjusted(look.px(4), inset, -number, -inset);
}

class Table {
public:
    Table(QPainter& painter, const CompareLayout& layout, const CompareFrame& frame,
        const std::optional<CompareFrame>& ghost, const PointedLook& look)
        : m_painter(painter)
        , m_layout(layout)
        , m_frame(frame)
        , m_ghost(ghost)
        , m_look(look)
        , m_palette(look.palette)
    {
        for (const ComparedRow& row : frame.rows)
            m_largestSpread = std::max(m_largestSpread, row.spread);
    }

    void paint()
    {
        paintChoice();
        paintHeads();
        for (const ComparedRow& row : m_frame.rows) {
            if (startsGroup(row.encoding))
                paintGroup(row.encoding);
            paintRow(row);
        }
        paintFoot();
    }

private:
    double middle(const QRectF& cell, TextRole role) const
    {
        return cell.center().y() + digitHeight(role, m_look) / 2;
    }

    void paintChoice()
    {
        const QRectF row = m_layout.row(m_frame.compare.encoding);
        m_painter.fillRect(row, m_palette.frame);
        if (m_look.focus.compared && m_look.focus.property)
            m_painter.fillRect(
                m_layout.cell(*m_look.focus.compared, *m_look.focus.property), m_palette.grid);
        outlineCells(m_painter, m_layout.cell(m_frame.compare.encoding, m_frame.compare.property),
            m_palette.text, 2, m_look);
    }

    void paintHead(ComparedProperty property, const QString& note, const QString& number)
    {
        const QRectF column = m_layout.columns[static_cast<std::size_t>(property)];
        if (column.isEmpty())
            return;
        const bool isNumber = property >= ComparedProperty::Length;
        const double x = isNumber ? column.right() - m_look.px(4) : column.left() + m_look.px(4);
        const auto side = isNumber ? Alignment::Right : Alignment::Left;
        const double top = m_layout.area.top();
        const double space = column.width() + (isNumber ? m_layout.between : 0);
        const QString name = propertyName(property);
        const bool isOneLine = textWidth(name, TextRole::NoteStrong, m_look) <= space;
        const auto strong = [&](double baseline, const QString& text) {
            paintText(m_painter, {x, top + m_look.px(baseline)},
                fitted(text, space, TextRole::NoteStrong, m_look), TextRole::NoteStrong,
                m_palette.text, m_look, side);
        };
        const double inset = m_look.px(4);
        const double below = top + m_look.px(31);
        const double taken =
            number.isEmpty() ? 0 : textWidth(number, TextRole::Note, m_look) + inset + m_look.px(4);
        const auto paintNumberHead = [&] {
            paintText(m_painter, {column.right() - inset, below}, number, TextRole::Note,
                m_palette.notes, m_look, Alignment::Right);
        };
        if (!isOneLine) {
            const QString words = shortPropertyName(property);
            const QString first = brokenLines(words, font(m_look, TextRole::NoteStrong), space)[0];
            const QString second = words.mid(first.size()).trimmed();
            strong(14, first.trimmed());
            strong(31, second);
            if (inset + textWidth(second, TextRole::NoteStrong, m_look) + taken <= column.width())
                paintNumberHead();
            return;
        }
        strong(14, name);
        paintNumberHead();
        if (textWidth(note, TextRole::Note, m_look) <= space - inset - taken)
            paintText(m_painter, {x, below}, note, TextRole::Note, m_palette.notes, m_look, side);
    }

    void paintHeads()
    {
        const Compare& compare = m_frame.compare;
        paintHead(ComparedProperty::ShiftedScore,
            TableWords::tr("logit at 0…%1").arg(wholeNumber(compare.moved)),
            TableWords::tr("spread"));
        paintHead(ComparedProperty::Distance,
            TableWords::tr("logit, 0…%1").arg(wholeNumber(compare.distances)),
            TableWords::tr("increases"));
        paintHead(ComparedProperty::DistinctDistances, TableWords::tr("distance, up to 10 M"), {});
        paintHead(ComparedProperty::Length, TableWords::tr("norm ratio"), {});
        paintHead(ComparedProperty::Parameters, TableWords::tr("parameters"), {});
        paintHead(ComparedProperty::Operations,
            TableWords::tr("at %1 keys").arg(wholeNumber(compare.keys)), {});
    }

    void paintGroup(ComparedEncoding first)
    {
        const QRectF row = m_layout.row(first);
        const double above = row.top()
            - m_look.px(
                m_layout.hasGroups ? CompareLayout::groupSpace / 2 : CompareLayout::groupGap / 2);
        double left = row.left();
        if (m_layout.hasGroups)
            left += paintText(m_painter,
                        {m_layout.names.left(), above + digitHeight(TextRole::Note, m_look) / 2},
                        groupName(first), TextRole::Note, m_palette.notes, m_look)
                + m_look.px(20);
        paintLine(m_painter, QLineF(left, above, row.right(), above), m_palette.grid, 1, m_look);
    }

    void paintNumber(const QRectF& cell, const QString& number, bool isBold, TextRole role)
    {
        paintText(m_painter,
            {cell.right() - m_look.px(CompareLayout::numberInset), middle(cell, role)}, number,
            isBold ? TextRole::NoteStrong : role, isBold ? m_palette.text : m_palette.notes, m_look,
            Alignment::Right);
    }

    struct Extent {
        double centre = 0;
        double half = 0;
    };

    /// A curve over `reach` of the plot's width, interrupted where values are missing.
    void paintCurveOf(const QRectF& plot, std::span<const double> values, const Extent& extent,
        double reach, const CurveStyle& style)
    {
        const double step = reach * plot.width() / static_cast<double>(values.size() - 1);
        std::vector<QPointF> piece;
        const auto finish = [&] {
            if (piece.size() > 1)
                paintPolyline(m_painter, plot.adjusted(-1, -2, 1, 2), piece, style, m_look);
            piece.clear();
        };
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (std::isnan(values[i])) {
                finish();
                continue;
            }
            const double share = extent.half > 0 ? (values[i] - extent.centre) / extent.half : 0;
            piece.emplace_back(plot.left() + static_cast<double>(i) * step,
                plot.center().y() - share * plot.height() / 2);
        }
        finish();
    }

    void paintMissing(const QRectF& plot, const std::vector<double>& values)
    {
        const auto first =
            std::ranges::find_if(values, [](double value) { return std::isnan(value); });
        if (first == values.end())
            return;
        const double step = plot.width() / static_cast<double>(values.size() - 1);
        QRectF rest = plot;
        rest.setLeft(plot.left() + static_cast<double>(first - values.begin()) * step);
        if (rest.width() >= 1)
            paintHatching(m_painter, rest, m_look);
    }

    static Extent extentOf(std::span<const double> values)
    {
        double lowest = std::nan("");
        double highest = lowest;
        for (const double value : values) {
            lowest = std::fmin(lowest, value);
            highest = std::fmax(highest, value);
        }
        return {(lowest + highest) / 2, (highest - lowest) / 2};
    }

    /// A row's curve over that of A, which has `reach` of the plot's width.
    void paintCurves(const QRectF& plot, const std::vector<double>& values,
        std::span<const double> ghost, double reach, const Extent& extent)
    {
        paintMissing(plot, values);
        if (m_ghost && !std::ranges::equal(ghost, values))
            paintCurveOf(plot, ghost, extent, reach,
                {ghostColor(m_palette.result, m_palette), ghostWidth, true});
        paintCurveOf(plot, values, extent, 1, {m_palette.result, 1.5});
    }

    void paintMoved(const QRectF& cell, const ComparedRow& row)
    {
        const ComparedRow& ghost = m_ghost ? m_ghost->row(row.encoding) : row;
        const double reach = m_ghost ? 1.0 * m_ghost->compare.moved / m_frame.compare.moved : 1;
        const double own = extentOf(row.moved).centre;
        const double centre = std::isnan(own) ? extentOf(ghost.moved).centre : own;
        paintCurves(pictureOf(cell, m_layout.spread, m_look), row.moved, ghost.moved, reach,
            {centre, std::max(m_largestSpread, 1e-6) / 2});
        paintNumber(cell, spreadText(row, m_layout.digits()), isSpreadStrong(row), TextRole::Note);
    }

    void paintFalling(const QRectF& cell, const ComparedRow& row)
    {
        std::span<const double> ghost = (m_ghost ? m_ghost->row(row.encoding) : row).falling;
        const double reach = static_cast<double>(ghost.size() - 1) / m_frame.compare.distances;
        ghost = ghost.first(std::min(ghost.size(), row.falling.size()));
        const Extent one = extentOf(row.falling); // both on one scale
        const Extent other = extentOf(ghost);
        const double low = std::fmin(one.centre - one.half, other.centre - other.half);
        const double high = std::fmax(one.centre + one.half, other.centre + other.half);
        const double half = (high - low) / 2;
        paintCurves(pictureOf(cell, m_look.px(CompareLayout::risesSpace), m_look), row.falling,
            ghost, std::min(reach, 1.0), {(low + high) / 2, half < 1e-9 ? 0 : half});
        paintNumber(cell, wholeNumber(row.rises), false, TextRole::Note);
    }

    static std::int64_t countOf(const ComparedRow& row, ComparedProperty property)
    {
        return property == ComparedProperty::Parameters ? row.cost.parameters()
                                                        : row.cost.operations();
    }

    /// A column writes its long numbers in one form: plain if all of them fit, else as powers of
    /// ten.
    QString countText(std::int64_t count, ComparedProperty property, double space) const
    {
        constexpr std::int64_t firstLong = 1000;
        const bool arePlain = std::ranges::all_of(m_frame.rows, [&](const ComparedRow& row) {
            return textWidth(wholeNumber(countOf(row, property)), TextRole::Note, m_look) <= space;
        });
        return arePlain || count < firstLong ? wholeNumber(count)
                                             : powerOfTen(static_cast<double>(count), 2);
    }

    void paintCount(const QRectF& cell, const ComparedRow& row, ComparedProperty property)
    {
        const std::int64_t count = countOf(row, property);
        const double space = cell.width() - m_look.px(8);
        const double right = cell.right() - m_look.px(4);
        const bool hasBar =
            m_layout.pitch >= m_look.px(CompareLayout::highestPitch - 8) && count > 0;
        double baseline = middle(cell, TextRole::Note);
        if (hasBar) { // nearer to its own number than to the next one
            baseline -= m_look.px(4);
            const double width = std::min(1.0, logShare(static_cast<double>(count))) * space;
            m_painter.fillRect(QRectF(right - width, baseline + m_look.px(5), width, m_look.px(3)),
                m_palette.axis);
        }
        paintText(m_painter, {right, baseline}, countText(count, property, space), TextRole::Note,
            count > 0 ? m_palette.text : m_palette.notes, m_look, Alignment::Right);
    }

    void paintRow(const ComparedRow& row)
    {
        const ComparedEncoding encoding = row.encoding;
        const bool isChosen = encoding == m_frame.compare.encoding;
        const TextRole role = isChosen ? TextRole::BodyStrong : TextRole::Body;
        const QRectF place = m_layout.row(encoding);
        paintText(m_painter, {m_layout.names.left(), middle(place, TextRole::Body)},
            fittingWords({comparedName(encoding, m_frame.compare.method),
                             shortComparedName(encoding, m_frame.compare.method)},
                m_layout.names.width(), role, m_look),
            role, m_palette.text, m_look);
        for (const ComparedProperty property : comparedProperties)
            if (const QRectF cell = m_layout.cell(encoding, property); !cell.isEmpty())
                paintCell(cell, property, row);
    }

    void paintCell(const QRectF& cell, ComparedProperty property, const ComparedRow& row)
    {
        switch (property) {
        case ComparedProperty::ShiftedScore:
            return paintMoved(cell, row);
        case ComparedProperty::Distance:
            return paintFalling(cell, row);
        case ComparedProperty::DistinctDistances:
            return paintOwnValues(m_painter, cell, row.own, m_look);
        case ComparedProperty::Length:
            return paintNumber(cell, decimals(row.length, 2), !row.keepsLength(), TextRole::Note);
        case ComparedProperty::Parameters:
        case ComparedProperty::Operations:
            return paintCount(cell, row, property);
        }
    }

    void paintFoot()
    {
        const QString bench =
            QCoreApplication::translate("parameters", choiceOf(m_frame.opened).label.data());
        const QString open = TableWords::tr("Open in %1 →").arg(bench);
        const double baseline =
            m_layout.open.center().y() + digitHeight(TextRole::Body, m_look) / 2;
        const double taken = paintText(m_painter, {m_layout.open.right() - m_look.px(4), baseline},
            open, TextRole::BodyStrong, m_palette.text, m_look, Alignment::Right);
        const QString heads = wholeNumber(m_frame.compare.heads);
        const QString width = wholeNumber(m_frame.compare.width);
        const QString whose = m_frame.compare.heads == 1
            ? TableWords::tr("1 head of dimension %1, untrained").arg(width)
            : TableWords::tr("%1 heads of dimension %2, untrained").arg(heads, width);
        const QString note = fittingWords(
            {TableWords::tr("%1; words and learned rows drawn with standard deviation 1, other "
                            "settings from the benches")
                    .arg(whose),
                TableWords::tr("%1; words and learned rows with standard deviation 1").arg(whose),
                whose},
            m_layout.area.width() - taken - m_look.px(40), TextRole::Note, m_look);
        paintText(m_painter, {m_layout.names.left(), baseline}, note, TextRole::Note,
            m_palette.notes, m_look);
    }

    QPainter& m_painter;
    const CompareLayout& m_layout;
    const CompareFrame& m_frame;
    const std::optional<CompareFrame>& m_ghost;
    const PointedLook& m_look;
    const Palette& m_palette;
    double m_largestSpread = 0;
};

} // namespace

void paintCompareTable(QPainter& painter, const CompareLayout& layout, const CompareFrame& frame,
    const std::optional<CompareFrame>& ghost, const PointedLook& look)
{
    Table(painter, layout, frame, ghost, look).paint();
}

} // namespace lab::ui
