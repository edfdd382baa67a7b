#include "core/frames/derivation/pages/page_maker.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab {

namespace {

constexpr std::size_t words = 4;
constexpr std::size_t askingWord = 2;
constexpr std::array<Complex, words> sentenceVectors {
    Complex {0, 1}, Complex {-1, 0.5}, Complex {1, 0}, Complex {0.5, 1}};
constexpr Complex otherOfQuery {0.40, -0.70}; ///< the second column of W_q; the first is q
constexpr Complex otherOfKey {0.60, 0.90}; ///< the first column of W_k; the second is k

double product(Complex one, Complex other)
{
    return (one * std::conj(other)).real();
}

/// The attention weights of the query's word.
struct SentenceAttention {
    std::vector<double> scores; ///< by place
    std::vector<double> weights;
    Complex query;
    std::vector<Complex> keys;
    Complex output;
};

SentenceAttention attentionOf(const PageMaker& of)
{
    const TokenOrder& order = of.handles.words;
    SentenceAttention all;
    std::vector<Complex> vectors;
    std::size_t asking = 0;
    for (std::size_t place = 0; place < words; ++place) {
        const auto word = static_cast<std::size_t>(order[place]);
        const Complex added =
            of.isBrokenBy("add") ? std::polar(1.0, static_cast<double>(place)) : Complex();
        vectors.push_back(sentenceVectors[word] + added);
        if (word == askingWord)
            asking = place;
    }
    const Complex x = vectors[asking];
    all.query = of.own.query * x.real() + otherOfQuery * x.imag();
    double sum = 0;
    for (std::size_t place = 0; place < words; ++place) {
        const Complex v = vectors[place];
        all.keys.push_back(otherOfKey * v.real() + of.own.key * v.imag());
        all.scores.push_back(product(all.query, all.keys.back()));
        const bool isMasked = of.isBrokenBy("mask") && place > asking;
        all.weights.push_back(isMasked ? 0 : std::exp(all.scores.back() / std::sqrt(2.0)));
        sum += all.weights.back();
    }
    for (std::size_t place = 0; place < words; ++place) {
        all.weights[place] /= sum;
        all.output += all.weights[place]
            * sentenceVectors[static_cast<std::size_t>(order[place])]; // nothing is added to values
    }
    return all;
}

} // namespace

std::vector<PagePanel> wordsPage(const PageMaker& of)
{
    const SentenceAttention all = attentionOf(of);
    PageCards cards {.title = of.isAnswered ? "weights" : "cards"};
    PagePlane plane {.title = "query_and_keys"};
    for (std::size_t place = 0; place < words; ++place) {
        const int word = of.handles.words[place];
        PageCard card {.word = word};
        card.drag = {.way = PageDrag::Way::Across,
            .key = "derivation.words",
            .index = static_cast<int>(place),
            .list = {of.handles.words.begin(), of.handles.words.end()},
            .now = static_cast<double>(place),
            .highest = words - 1.0,
            .isWhole = true};
        if (of.isAnswered) {
            card.score = all.scores[place];
            card.weight = all.weights[place];
        }
        cards.cards.push_back(card);
        PageArrow arrow {.part = "key." + std::to_string(word),
            .role = PageRole::Key,
            .to = planePlace(all.keys[place])};
        if (word == 0 && !of.isBrokenBy("add"))
            arrow.drag = of.tip(true);
        plane.arrows.push_back(arrow);
    }
    if (of.isAnswered)
        cards.output = {all.output.real(), all.output.imag()};
    plane.arrows.push_back({.part = "query",
        .role = PageRole::Query,
        .to = planePlace(all.query),
        .drag = of.isBrokenBy("add") ? PageDrag() : of.tip(false)});
    plane.unit = unitOf(plane);
    return {cards, plane};
}

namespace {

constexpr int size = scoreTableSize;

/// The property that determines the color of a cell after a shift: its distance, or its replacement
/// in a broken rule.
int kindOf(const PageMaker& of, int row, int column, int shift)
{
    if (of.isBrokenBy("unsigned"))
        return std::abs(row - column);
    if (of.isBrokenBy("sum"))
        return row + column + 2 * shift;
    return row - column + size - 1;
}

int paintedAt(const PageMaker& of, int row, int column)
{
    const auto& list = of.handles.list(HandleList::Colours);
    return static_cast<int>(list[static_cast<std::size_t>(row * size + column)]);
}

/// A color for each kind, the same at every shift: the first color that the learner gave it in the
/// initial table, if no other kind has it. Kinds that occur only after a shift have colors that the
/// learner does not have.
std::vector<int> coloursOf(const PageMaker& of)
{
    constexpr int kinds = 2 * size - 1 + 2 * static_cast<int>(largestShift);
    std::vector<int> colours(kinds, 0);
    const auto isTaken = [&](int colour) {
        return std::ranges::find(colours, colour) != colours.end();
    };
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            int& colour = colours[static_cast<std::size_t>(kindOf(of, row, column, 0))];
            const int painted = paintedAt(of, row, column);
            if (colour == 0 && painted != 0 && !isTaken(painted))
                colour = painted;
        }
    }
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            int& colour = colours[static_cast<std::size_t>(kindOf(of, row, column, 0))];
            for (int next = 1; colour == 0 && next <= cellColours; ++next)
                if (!isTaken(next))
                    colour = next;
        }
    }
    for (int kind = cellColours; kind < kinds; ++kind)
        colours[static_cast<std::size_t>(kind)] = kind + 1;
    return colours;
}

} // namespace

std::vector<PagePanel> scoresPage(const PageMaker& of)
{
    PageTile table {.part = "table", .name = "score_table"};
    table.cells.rows = table.cells.columns = size;
    const std::vector<int> colours = of.isAnswered ? coloursOf(of) : std::vector<int>();
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const int painted = paintedAt(of, row, column);
            const int colour = of.isAnswered ? colours[static_cast<std::size_t>(
                                   kindOf(of, row, column, static_cast<int>(of.own.shift)))]
                                             : painted;
            table.colours.push_back(colour);
            table.cells.values.push_back(colour);
            const auto index = static_cast<std::size_t>(row * size + column);
            table.marks.emplace_back();
            if (of.isAnswered && painted != 0)
                table.marks.back() = painted == colour;
            if (!of.isAnswered)
                table.drags.push_back(
                    of.inList(PageDrag::Way::Paint, HandleList::Colours, index, 1));
        }
    }
    std::vector<PagePanel> panels {PageTiles {.title = "score_table", .tiles = {table}}};
    if (of.isAnswered)
        panels.emplace_back(of.shiftLine());
    return panels;
}

namespace {

enum class Candidate { Nothing, Add, Stretch, Quadratic, Even, Mirror };
constexpr std::array candidates {Candidate::Nothing, Candidate::Add, Candidate::Stretch,
    Candidate::Quadratic, Candidate::Even, Candidate::Mirror};
constexpr std::array<const char*, 6> candidateNames {
    "nothing", "add", "stretch", "quadratic", "even", "mirror"};

Complex put(Candidate how, Complex v, double p, double theta)
{
    switch (how) {
    case Candidate::Nothing:
        return v;
    case Candidate::Add:
        return v + std::polar(1.0, p * theta);
    case Candidate::Stretch:
        return v * (1 + 0.1 * p);
    case Candidate::Quadratic:
        return v * std::polar(1.0, p * p * theta);
    case Candidate::Even:
        return v * std::polar(1.0, p * theta);
    case Candidate::Mirror:
        break;
    }
    return std::llround(p) % 2 == 0 ? v : std::conj(v);
}

Complex productOf(const PageMaker& of, Candidate how, double shift)
{
    return put(how, of.own.query, of.m() + shift, of.own.turn)
        * std::conj(put(how, of.own.key, of.n() + shift, of.own.turn));
}

/// The tolerance for equal scores: at large values, an angle is rounded to fewer digits.
double roundingOfProducts(const PageMaker& of)
{
    const double angle = std::abs(of.own.turn) * std::max(of.m(), of.n());
    return 1e-9 + 1e-15 * (1 + std::abs(of.own.query)) * (1 + std::abs(of.own.key)) * (1 + angle);
}

const std::vector<double>& shifts()
{
    static const std::vector<double> all =
        numbersFrom(0, 1, static_cast<std::size_t>(largestShift) + 1);
    return all;
}

} // namespace

std::vector<PagePanel> tryingPage(const PageMaker& of)
{
    const double tolerance = roundingOfProducts(of);
    PageMeters meters {.title = of.isAnswered ? "scores_of_ways" : "six_ways"};
    for (std::size_t index = 0; index < candidates.size(); ++index) {
        PageMeter row {.part = std::string("way.") + candidateNames[index],
            .name = std::string("way.") + candidateNames[index]};
        row.mark = static_cast<int>(of.handles.list(HandleList::Marks)[index]);
        row.drag = of.inList(PageDrag::Way::Cycle, HandleList::Marks, index, 1);
        if (of.isAnswered) {
            const auto score = [&](double shift) {
                return productOf(of, candidates[index], shift).real();
            };
            row.curve = valuesOf(shifts(), score);
            row.value = score(of.shift());
            row.role = PageRole::Result;
            const auto [least, most] = std::ranges::minmax(row.curve);
            row.isMoving = most - least >= tolerance;
            if (*row.mark != 0)
                row.verdict = row.isMoving == (*row.mark == 2);
        }
        meters.rows.push_back(row);
    }
    return {meters, of.shiftLine()};
}

namespace {

/// Whether numbers shown with κ = −1 were dragged since: some of their signs are still alternating.
bool isFromAlternating(const std::vector<double>& numbers, double start)
{
    constexpr int some = 2;
    int found = 0;
    for (std::size_t index = 1; index < numbers.size(); index += 2)
        found += std::abs(numbers[index] + start) <= 0 ? 1 : 0;
    return found >= some;
}

/// Every second one with the opposite sign: κ = −1.
void alternate(std::vector<double>& numbers)
{
    for (std::size_t index = 1; index < numbers.size(); index += 2)
        numbers[index] = -numbers[index];
}

} // namespace

std::vector<PagePanel> columnPage(const PageMaker& of)
{
    std::vector<double> query = of.handles.list(HandleList::QueryColumn);
    std::vector<double> key = of.handles.list(HandleList::KeyColumn);
    const double q = of.own.query.real();
    const double k = of.own.key.real();
    // The initial numbers have κ = 1 and a single score; after the answer, they are shown with κ =
    // −1, as in the check.
    const bool isAnsweredSound = of.isAnswered && of.broken.empty();
    const bool isQueryStart = query == startOf(HandleList::QueryColumn);
    const bool isKeyStart = key == startOf(HandleList::KeyColumn);
    const bool isAlternating = isAnsweredSound && isQueryStart && isKeyStart;
    const bool isKeyDragged = isFromAlternating(key, ruleOf(HandleList::KeyColumn).start);
    const bool isQueryDragged = isFromAlternating(query, ruleOf(HandleList::QueryColumn).start);
    if (isAlternating || (isAnsweredSound && isQueryStart && isKeyDragged))
        alternate(query);
    if (isAlternating || (isAnsweredSound && isKeyStart && isQueryDragged))
        alternate(key);
    for (std::size_t index = 0; index < query.size() && !of.broken.empty(); ++index) {
        const auto p = static_cast<double>(index);
        const double sign = index / 2 % 2 == 0 ? 1 : -1;
        if (of.isBrokenBy("cosine")) {
            query[index] = q * std::cos(p * of.own.turn);
            key[index] = k * std::cos(p * of.own.turn);
        } else if (of.isBrokenBy("pattern")) {
            query[index] = q * sign;
            key[index] = k * sign;
        } else {
            query[index] = q * std::pow(1.1, p);
            key[index] = k * std::pow(1.1, -p);
        }
    }
    PageChart chart {.title = isAlternating ? "columns_alternating" : "columns",
        .x = {"position", -0.6, size - 0.4}};
    chart.y = {"value", -2, 2};
    const std::vector<double> places = numbersFrom(0, 1, query.size());
    chart.series.push_back(
        {"query_column", PageRole::Query, PageSeries::Form::Bars, places, query});
    chart.series.push_back({"key_column", PageRole::Key, PageSeries::Form::Bars, places, key});
    const auto dragOf = [&](HandleList list, const std::vector<double>& shown, std::size_t index) {
        PageDrag drag = of.inList(PageDrag::Way::Upwards, list, index, 0.01);
        drag.list = shown;
        drag.now = shown[index];
        return drag;
    };
    for (std::size_t index = 0; index < query.size() && of.broken.empty(); ++index) {
        chart.series[0].drags.push_back(dragOf(HandleList::QueryColumn, query, index));
        chart.series[1].drags.push_back(dragOf(HandleList::KeyColumn, key, index));
    }
    return {
        chart, PageTiles {.title = "products", .tiles = {productTable(query, key, of.isAnswered)}}};
}

std::vector<PagePanel> bothPartsPage(const PageMaker& of)
{
    const Candidate how = of.isBrokenBy("quadratic") ? Candidate::Quadratic
        : of.isBrokenBy("stretch")                   ? Candidate::Stretch
                                                     : Candidate::Mirror;
    const Complex now = productOf(of, how, of.shift());
    PagePlane plane {.title = of.isAnswered ? "product" : "score_on_axis"};
    plane.dots.push_back({"score", PageRole::Result, {{now.real(), 0}}});
    plane.isCovered = !of.isAnswered;
    if (of.isAnswered) {
        plane.arrows.push_back({.part = "product_next",
            .role = PageRole::Faint,
            .to = planePlace(productOf(of, how, of.shift() + 1)),
            .isDashed = true});
        plane.arrows.push_back(
            {.part = "product", .role = PageRole::Result, .to = planePlace(now)});
    }
    plane.unit = roundUnit(std::max(1.0, std::abs(now)));
    if (how == Candidate::Stretch)
        plane.unit = unitOf(plane);
    return {plane, of.shiftLine()};
}

} // namespace lab
