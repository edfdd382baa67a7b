#include "core/drawing/numbers.h"
#include "core/figures/derivation/page_words.h"
#include "core/figures/derivation/panel.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::drawing::pages {

namespace {

constexpr Message fromTo =
    LAB_COMMENTED("lab::ui::DerivationWords", "from %1 to %2", "the numbers of a curve");
constexpr Message correct =
    LAB_COMMENTED("lab::ui::DerivationWords", "correct", "a mark of the learner");
constexpr Message wrong =
    LAB_COMMENTED("lab::ui::DerivationWords", "wrong", "a mark of the learner");
constexpr Message asRequired = LAB_MESSAGE("lab::ui::DerivationWords", "%1 of %2 as required");
constexpr Message scoreAndWeight = LAB_MESSAGE("lab::ui::DerivationWords", "score %1, weight %2");
constexpr Message outputName = LAB_MESSAGE("lab::ui::DerivationWords", "output");
constexpr Message asDials = LAB_MESSAGE("lab::ui::DerivationWords", "Pairs as dials");
constexpr Message changes = LAB_MESSAGE("lab::ui::DerivationWords", "the score changes");
constexpr Message stays = LAB_MESSAGE("lab::ui::DerivationWords", "the score stays the same");
constexpr Message uncolored =
    LAB_COMMENTED("lab::ui::DerivationWords", "uncolored", "a cell without a colour");
constexpr Message markedStays = LAB_MESSAGE("lab::ui::DerivationWords", "your mark: stays");
constexpr Message markedChanges = LAB_MESSAGE("lab::ui::DerivationWords", "your mark: changes");
constexpr Message unmarked = LAB_MESSAGE("lab::ui::DerivationWords", "no mark");

using Texts = std::vector<std::string>;

std::string brief(double number)
{
    return significant(number, 3);
}

/// The sentences of one panel.
class PanelWords {
public:
    PanelWords(Texts& all, const Language& words, bool isAnswered)
        : m_all(all)
        , m_words(words)
        , m_isAnswered(isAnswered)
    {
    }

    void operator()(const PagePlane& plane)
    {
        Texts arrows;
        for (const PageArrow& arrow : plane.arrows) {
            std::string name = partName(arrow.part, m_words);
            if (arrow.part.starts_with("key."))
                name = listed({name, word("word" + arrow.part.substr(3))}, m_words);
            if (!name.empty() && m_isAnswered && !plane.isCovered)
                arrows.push_back(named(name, spokenList({arrow.to.x, arrow.to.y})));
        }
        add(plane.title, arrows);
    }
    void operator()(const PageChart& chart)
    {
        Texts series;
        if (m_isAnswered) {
            for (const PageSeries& one : chart.series)
                if (!one.y.empty())
                    series.push_back(named(partName(one.part, m_words),
                        isTooLarge(one) ? tooLargeWords(m_words).front().text
                                        : spokenCurve(one.y)));
            series.push_back(agreeing(chart.chips));
        }
        add(chart.title, series);
    }
    void operator()(const PageTiles& tiles)
    {
        Texts all;
        Texts hidden;
        for (const PageTile& tile : tiles.tiles) {
            std::string name = tile.name == tiles.title ? "" : word(tile.name);
            if (tile.number)
                name = numbered(tile.name, std::llround(*tile.number), m_words);
            if (tile.cells.values.empty())
                hidden.push_back(name);
            else
                all.push_back(named(name, contents(tile)));
        }
        if (hidden.size() > 2) // a row of positions
            hidden = {hidden.front() + " … " + hidden.back()};
        if (!hidden.empty())
            all.push_back(named(word("covered"), listed(hidden, m_words)));
        add(tiles.title, all);
    }
    void operator()(const PageMeters& meters)
    {
        Texts rows;
        for (const PageMeter& row : meters.rows)
            rows.push_back(
                named(word(row.name) + (row.of ? ' ' + brief(*row.of) : ""), contents(row)));
        add(meters.title, rows);
    }
    void operator()(const PageCards& cards)
    {
        Texts all;
        for (const PageCard& card : cards.cards) {
            const std::string name = word("word." + std::to_string(card.word));
            const bool hasNumbers = card.score && card.weight;
            all.push_back(hasNumbers
                    ? captioned(name,
                        m_words(scoreAndWeight, {brief(*card.score), brief(*card.weight)}).text,
                        m_words)
                    : name);
        }
        if (!cards.output.empty())
            all.push_back(captioned(m_words(outputName).text, spokenList(cards.output), m_words));
        add(cards.title, all);
    }
    void operator()(const PageDials&) { m_all.push_back(m_words(asDials).text); }
    void operator()(const PageWires& wires)
    {
        add(wires.title, {m_isAnswered ? spokenList(wires.values) : ""});
    }

private:
    std::string word(const std::string& key) const { return wording(key, m_words).text; }
    std::string named(const std::string& name, const std::string& value) const
    {
        return name.empty() || value.empty() ? name + value : captioned(name, value, m_words);
    }
    void add(const std::string& title, Texts parts)
    {
        std::erase(parts, "");
        const std::string sentence = named(word(title), listedApart(parts, m_words));
        if (!sentence.empty())
            m_all.push_back(sentence);
    }

    std::string spokenList(const std::vector<double>& numbers) const
    {
        Texts all;
        for (const double number : numbers)
            all.push_back(brief(number));
        return listed(all, m_words);
    }
    std::string spokenCurve(const std::vector<double>& numbers) const
    {
        constexpr std::size_t most = 8; // numbers, one by one
        if (numbers.size() <= most)
            return spokenList(numbers);
        const auto [lowest, highest] = std::ranges::minmax(numbers);
        return m_words(fromTo, {brief(lowest), brief(highest)}).text;
    }
    std::string agreeing(const std::vector<std::optional<bool>>& verdicts) const
    {
        const auto right = std::ranges::count(verdicts, std::optional(true));
        const auto reported = right + std::ranges::count(verdicts, std::optional(false));
        return reported == 0
            ? ""
            : m_words(asRequired, {std::to_string(right), std::to_string(reported)}).text;
    }
    std::string contents(const PageTile& tile) const
    {
        if (!tile.colours.empty())
            return rowsOf(
                tile, [&](std::size_t at) { return cellColourName(tile.colours[at], m_words); });
        if (tile.hasNumbers && m_isAnswered)
            return rowsOf(tile, [&](std::size_t at) { return brief(tile.cells.values[at]); });
        return m_isAnswered ? agreeing(tile.marks) : "";
    }
    template <class TextOf> std::string rowsOf(const PageTile& tile, const TextOf& textOf) const
    {
        Texts rows;
        for (int row = 0; row < tile.cells.rows; ++row) {
            Texts cells;
            for (int column = 0; column < tile.cells.columns; ++column)
                cells.push_back(
                    textOf(static_cast<std::size_t>(row * tile.cells.columns + column)));
            rows.push_back(listed(cells, m_words));
        }
        return listedApart(rows, m_words);
    }
    std::string contents(const PageMeter& row) const
    {
        Texts all;
        if (row.mark)
            all.push_back(markName(*row.mark, m_words));
        if (m_isAnswered && row.verdict)
            all.push_back(m_words(*row.verdict ? correct : wrong).text);
        if (m_isAnswered && row.value)
            all.push_back(brief(*row.value));
        if (m_isAnswered && row.other)
            all.push_back(brief(*row.other));
        if (m_isAnswered && !row.curve.empty())
            all.push_back(m_words(row.isMoving ? changes : stays).text);
        return listed(all, m_words);
    }

    Texts& m_all;
    const Language& m_words;
    bool m_isAnswered;
};

} // namespace

/// For each panel its title and contents. Before the answer, those are what the learner put there,
/// without any number that is asked for.
Said spoken(const PageValues& values, const Language& words)
{
    Texts all;
    for (const PagePanel& panel : values.picture.panels)
        std::visit(PanelWords(all, words, values.picture.isAnswered), panel);
    return {oneAfterAnother(all, words)};
}

std::string cellColourName(int colour, const Language& words)
{
    constexpr std::string_view latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    constexpr std::array<std::string_view, 3> greek {"α", "β", "γ"};
    const auto index = static_cast<std::size_t>(colour - 1);
    if (colour <= 0)
        return words(uncolored).text;
    if (index < latin.size())
        return std::string(1, latin[index]);
    return std::string(index - latin.size() < greek.size() ? greek[index - latin.size()] : "");
}

std::string markName(int mark, const Language& words)
{
    return words(mark == 1 ? markedStays : mark == 2 ? markedChanges : unmarked).text;
}

} // namespace lab::drawing::pages
