#include "ui/paint/derivation/pages/page_spoken.h"

#include "ui/paint/derivation/derivation_words.h"
#include "ui/paint/derivation/pages/page_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/punctuation.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int spokenDigits = 3;
constexpr std::size_t maxSpoken = 8; ///< numbers of a curve, one by one

QString spokenList(const std::vector<double>& numbers)
{
    QStringList all;
    for (const double number : numbers)
        all += significant(number, spokenDigits);
    return listed(all);
}

QString spokenCurve(const std::vector<double>& numbers)
{
    if (numbers.size() <= maxSpoken)
        return spokenList(numbers);
    const auto [lowest, highest] = std::ranges::minmax(numbers);
    return DerivationWords::tr("from %1 to %2", "the numbers of a curve")
        .arg(significant(lowest, spokenDigits), significant(highest, spokenDigits));
}

QString verdictWord(bool isRight)
{
    return isRight ? DerivationWords::tr("correct", "a mark of the learner")
                   : DerivationWords::tr("wrong", "a mark of the learner");
}

QString agreeingWords(const std::vector<std::optional<bool>>& verdicts)
{
    const auto reported =
        std::ranges::count_if(verdicts, [](const auto& one) { return one.has_value(); });
    if (reported == 0)
        return {};
    const auto agreeing = std::ranges::count(verdicts, std::optional(true));
    return DerivationWords::tr("%1 of %2 as required").arg(agreeing).arg(reported);
}

QString named(const QString& name, const QString& value)
{
    return name.isEmpty() || value.isEmpty() ? name + value : captioned(name, value);
}

/// The sentences of one panel.
class PanelWords {
public:
    PanelWords(QStringList& all, bool isAnswered)
        : m_all(all)
        , m_isAnswered(isAnswered)
    {
    }

    void operator()(const PagePlane& plane)
    {
        QStringList arrows;
        for (const PageArrow& arrow : plane.arrows) {
            QString name = pagePartName(arrow.part);
            if (arrow.part.starts_with("key."))
                name = listed({name, pageWord("word" + arrow.part.substr(3))});
            if (!name.isEmpty() && m_isAnswered && !plane.isCovered)
                arrows += named(name, spokenList({arrow.to.x, arrow.to.y}));
        }
        add(plane.title, listedApart(arrows));
    }
    void operator()(const PageChart& chart)
    {
        QStringList series;
        for (const PageSeries& one : chart.series)
            if (m_isAnswered && !one.y.empty())
                series += named(pagePartName(one.part),
                    isTooLarge(one) ? tooLargeWords().front() : spokenCurve(one.y));
        if (m_isAnswered)
            series += agreeingWords(chart.chips);
        series.removeAll(QString());
        add(chart.title, listedApart(series));
    }
    void operator()(const PageTiles& tiles)
    {
        QStringList all;
        QStringList hidden;
        for (const PageTile& tile : tiles.tiles) {
            QString name = tile.name == tiles.title ? QString() : pageWord(tile.name);
            if (tile.number)
                name = numberedWord(tile.name, std::llround(*tile.number));
            if (tile.cells.values.empty())
                hidden += name;
            else
                all += named(name, tileWords(tile));
        }
        if (hidden.size() > 2) // a row of positions
            hidden = {hidden.first() + u" … "_s + hidden.last()};
        if (!hidden.isEmpty())
            all += named(pageWord("covered"), listed(hidden));
        all.removeAll(QString());
        add(tiles.title, listedApart(all));
    }
    void operator()(const PageMeters& meters)
    {
        QStringList rows;
        for (const PageMeter& row : meters.rows) {
            QString name = pageWord(row.name);
            if (row.of)
                name += u' ' + significant(*row.of, spokenDigits);
            rows += named(name, meterWords(row));
        }
        add(meters.title, listedApart(rows));
    }
    void operator()(const PageCards& cards)
    {
        QStringList all;
        for (const PageCard& card : cards.cards) {
            const QString word = pageWord("word." + std::to_string(card.word));
            all += card.score && card.weight ? captioned(word,
                       DerivationWords::tr("score %1, weight %2")
                           .arg(significant(*card.score, spokenDigits),
                               significant(*card.weight, spokenDigits)))
                                             : word;
        }
        if (!cards.output.empty())
            all += captioned(DerivationWords::tr("output"), spokenList(cards.output));
        add(cards.title, listedApart(all));
    }
    void operator()(const PageDials&) { m_all += DerivationWords::tr("Pairs as dials"); }
    void operator()(const PageWires& wires)
    {
        add(wires.title, m_isAnswered ? spokenList(wires.values) : QString());
    }

private:
    void add(const std::string& title, const QString& words)
    {
        const QString sentence = named(pageWord(title), words);
        if (!sentence.isEmpty())
            m_all += sentence;
    }

    QString tileWords(const PageTile& tile) const
    {
        if (!tile.colours.empty())
            return rowsOf(tile, [&](std::size_t at) { return cellColourName(tile.colours[at]); });
        if (tile.hasNumbers && m_isAnswered)
            return rowsOf(tile,
                [&](std::size_t at) { return significant(tile.cells.values[at], spokenDigits); });
        return m_isAnswered ? agreeingWords(tile.marks) : QString();
    }
    template <class WordOf> static QString rowsOf(const PageTile& tile, const WordOf& wordOf)
    {
        QStringList rows;
        for (int row = 0; row < tile.cells.rows; ++row) {
            QStringList cells;
            for (int column = 0; column < tile.cells.columns; ++column)
                cells += wordOf(static_cast<std::size_t>(row * tile.cells.columns + column));
            rows += listed(cells);
        }
        return listedApart(rows);
    }
    QString meterWords(const PageMeter& row) const
    {
        QStringList words;
        if (row.mark)
            words += markName(*row.mark);
        if (m_isAnswered && row.verdict)
            words += verdictWord(*row.verdict);
        if (m_isAnswered && row.value)
            words += significant(*row.value, spokenDigits);
        if (m_isAnswered && row.other)
            words += significant(*row.other, spokenDigits);
        if (m_isAnswered && !row.curve.empty())
            words += row.isMoving ? DerivationWords::tr("the score changes")
                                  : DerivationWords::tr("the score stays the same");
        return listed(words);
    }

    QStringList& m_all;
    bool m_isAnswered;
};

} // namespace

QString spokenPage(const PagePictureFrame& frame)
{
    QStringList all;
    for (const PagePanel& panel : frame.panels)
        std::visit(PanelWords(all, frame.isAnswered), panel);
    return oneAfterAnother(all);
}

QString cellColourName(int colour)
{
    static const QString letters = u"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzαβγ"_s;
    return colour > 0 ? letters.mid(colour - 1, 1)
                      : DerivationWords::tr("uncolored", "a cell without a colour");
}

QString markName(int mark)
{
    return mark == 1 ? DerivationWords::tr("your mark: stays")
        : mark == 2  ? DerivationWords::tr("your mark: changes")
                     : DerivationWords::tr("no mark");
}

} // namespace lab::ui
