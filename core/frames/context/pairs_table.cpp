#include "core/frames/context/pairs_table.h"

#include "core/frames/context/context_frames.h"
#include "core/math/quoting.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace lab {

namespace {

// Independent of the locale: a decimal point, and no separators.
std::string allDigits(double number)
{
    std::array<char, 40> digits {};
    const auto end = std::to_chars(
        digits.data(), digits.data() + digits.size(), number, std::chars_format::general, 17);
    return {digits.data(), end.ptr};
}

std::array<double, 6> numbersOf(const PairsTable::Row& row)
{
    return {
        row.frequency, row.wavelength, row.turns, row.factor, row.newFrequency, row.newWavelength};
}

constexpr double infinite = std::numeric_limits<double>::infinity();

} // namespace

PairsTable pairsTable(const LabState& state)
{
    const Rotary encoding = rotary(state.rotations);
    const SpectrumFrame spectrum = spectrumFrame(state);
    const std::vector<ScaledPair> scaled = scaledPairs(encoding, state.rotations.scaling);
    PairsTable table;
    table.selectedPair = state.rotations.pair;
    for (std::size_t i = 0; i < scaled.size(); ++i) {
        const ScaledPair& pair = scaled[i];
        const double factor = pair.multiplier > 0 ? 1 / pair.multiplier : infinite;
        if (i < spectrum.pairs.size()) {
            const SpectrumFrame::Pair& plain = spectrum.pairs[i];
            table.rows.push_back({plain.frequency, plain.wavelength, plain.turns, factor,
                pair.frequency, plain.scaledWavelength, pair.regime});
        } else {
            table.rows.push_back({0, infinite, 0, factor, 0, infinite, pair.regime});
        }
    }
    return table;
}

std::vector<std::string> pairsColumns()
{
    return {"pair", "frequency", "wavelength", "turns in training", "slowed by", "new frequency",
        "new wavelength", "regime"};
}

std::string_view keyOf(Regime regime)
{
    switch (regime) {
    case Regime::Kept:
        return "kept";
    case Regime::Blended:
        return "blended";
    case Regime::Divided:
        return "divided";
    case Regime::Resting:
        break;
    }
    return "resting";
}

std::string separatedText(const PairsTable& table, const std::vector<int>& pairs, char separator)
{
    std::string text;
    for (const std::string& column : pairsColumns())
        text += (text.empty() ? "" : std::string(1, separator)) + column;
    text += '\n';
    for (const int pair : pairs) {
        const PairsTable::Row& row = table.rows[static_cast<std::size_t>(pair)];
        text += std::to_string(pair);
        for (const double number : numbersOf(row))
            text += separator + allDigits(number);
        text += separator + std::string(keyOf(row.regime)) + '\n';
    }
    return text;
}

std::string jsonText(const PairsTable& table, const std::vector<int>& pairs)
{
    const std::vector<std::string> columns = pairsColumns();
    std::string text = "[";
    for (const int pair : pairs) {
        const PairsTable::Row& row = table.rows[static_cast<std::size_t>(pair)];
        JsonObject object;
        object.add(columns.front(), pair);
        std::size_t column = 0;
        for (const double number : numbersOf(row))
            object.add(columns[++column], std::isfinite(number) ? allDigits(number) : "null");
        object.add(columns.back(), jsonString(keyOf(row.regime)));
        text += (text.size() > 1 ? ",\n " : "\n ") + object.text();
    }
    return text + "\n]\n";
}

} // namespace lab
