#include "ui/paint/formula/formula_outline.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double em = 1000;
constexpr double rounding = 2; ///< places in the file are integers

QMap<QString, QString> sentences(const QJsonObject& json)
{
    QMap<QString, QString> result;
    for (auto it = json.begin(); it != json.end(); ++it)
        result.insert(it.key(), it.value().toString());
    return result;
}

FormulaSymbol::Kind symbolKind(const QString& word)
{
    if (word == "role"_L1)
        return FormulaSymbol::Kind::Role;
    return word == "slot"_L1 ? FormulaSymbol::Kind::Slot : FormulaSymbol::Kind::Symbol;
}

FormulaSlot::Placing placing(const QString& word)
{
    return word == "fixed"_L1 ? FormulaSlot::Placing::Fixed : FormulaSlot::Placing::Flowing;
}

// An exponent is directly after it, smaller and higher.
bool hasExponent(const QJsonObject& json, const FormulaSlot& slot)
{
    constexpr double nearest = 100;
    const auto isExponent = [&](const QJsonArray& piece, int scaleAt, int xAt, int yAt) {
        const double away = piece[xAt].toDouble() - slot.x - slot.width;
        return std::abs(away) < nearest && piece[yAt].toDouble() < slot.y
            && piece[scaleAt].toDouble() < slot.scale * em;
    };
    return std::ranges::any_of(json["glyphs"_L1].toArray(),
               [&](const auto& glyph) { return isExponent(glyph.toArray(), 3, 1, 2); })
        || std::ranges::any_of(json["slots"_L1].toArray(),
            [&](const auto& other) { return isExponent(other.toArray(), 5, 2, 3); });
}

/// The parts of the line that are left out, from left to right.
class Omissions {
public:
    Omissions(const QJsonArray& parts, FormulaOutline::Parts shown)
    {
        if (shown == FormulaOutline::Parts::All)
            return;
        for (const auto& part : parts)
            m_stretches.emplace_back(part[0].toDouble(), part[1].toDouble());
    }

    bool contains(double x) const
    {
        return std::ranges::any_of(
            m_stretches, [x](const auto& s) { return s.first <= x && x < s.second; });
    }
    double before(double x) const
    {
        double sum = 0;
        for (const auto& [from, to] : m_stretches)
            sum += to <= x ? to - from : 0;
        return sum;
    }

private:
    std::vector<std::pair<double, double>> m_stretches;
};

} // namespace

FormulaOutline::FormulaOutline(const QJsonObject& json, Parts parts,
    std::shared_ptr<const Glyphs> glyphs, std::shared_ptr<const Digits> digitsOfNumbers)
    : tex(json["tex"_L1].toString())
    , spoken(sentences(json["spoken"_L1].toObject()))
    , digits(std::move(digitsOfNumbers))
    , ascent(json["ascent"_L1].toDouble())
    , descent(json["descent"_L1].toDouble())
    , m_glyphs(std::move(glyphs))
{
    const Omissions omissions(json["parts"_L1].toArray(), parts);
    const double fullWidth = json["width"_L1].toDouble();
    width = fullWidth - omissions.before(fullWidth + rounding);

    for (const auto& value : json["symbols"_L1].toArray())
        symbols.push_back({value[0].toString(), symbolKind(value[1].toString()), value[2].toInt()});

    for (const auto& value : json["slots"_L1].toArray()) {
        const QString sort = value[1].toString();
        FormulaSlot slot {value[0].toInt(), placing(sort), sort == "factor"_L1, false,
            value[2].toDouble(), value[3].toDouble(), value[4].toDouble(),
            value[5].toDouble() / em};
        slot.isPowerBase = hasExponent(json, slot);
        if (omissions.contains(slot.x))
            continue;
        slot.x -= omissions.before(slot.x);
        placesOfNumbers.push_back(slot);
    }
    std::ranges::stable_sort(placesOfNumbers, {}, &FormulaSlot::x);
    const auto flowingBefore = [this](double x) {
        return static_cast<int>(
            std::ranges::count_if(placesOfNumbers, [x](const FormulaSlot& slot) {
                return slot.placing == FormulaSlot::Placing::Flowing
                    && slot.x + slot.width <= x + rounding;
            }));
    };
    for (FormulaSlot& slot : placesOfNumbers)
        slot.flowingBefore = flowingBefore(slot.x);

    const auto add = [&](Piece piece) {
        if (omissions.contains(piece.x))
            return;
        piece.x -= omissions.before(piece.x);
        piece.flowingBefore = flowingBefore(piece.x);
        m_pieces.push_back(piece);
    };
    for (const auto& value : json["glyphs"_L1].toArray()) {
        add({value[0].toInt(), {}, value[1].toDouble(), value[2].toDouble(),
            value[3].toDouble() / em, value[4].toInt()});
    }
    for (const auto& value : json["rects"_L1].toArray()) {
        add({-1, {0, 0, value[2].toDouble(), value[3].toDouble()}, value[0].toDouble(),
            value[1].toDouble(), 1, value[4].toInt()});
    }
}

const std::vector<FormulaRun>& FormulaOutline::runs(Boldness boldness) const
{
    const auto known = m_runs.find(boldness);
    if (known != m_runs.end())
        return known->second;
    std::map<std::pair<int, int>, QPainterPath> paths;
    for (const Piece& piece : m_pieces) {
        QPainterPath& path = paths[{piece.flowingBefore, piece.symbol}];
        path.setFillRule(Qt::WindingFill);
        const QTransform place(piece.scale, 0, 0, piece.scale, piece.x, piece.y);
        if (piece.glyph >= 0) {
            path.addPath(
                place.map(m_glyphs->glyph(piece.glyph, boldnessAtScale(boldness, piece.scale))));
        } else {
            QPainterPath bar;
            bar.addRect(piece.bar);
            path.addPath(place.map(emboldened(bar, boldness)));
        }
    }
    std::vector<FormulaRun> runs;
    runs.reserve(paths.size());
    for (const auto& [place, path] : paths)
        runs.push_back({path, place.second, place.first});
    return m_runs.emplace(boldness, std::move(runs)).first->second;
}

} // namespace lab::ui
