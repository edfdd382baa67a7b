#include "ui/paint/code/permutation_text.h"

#include "core/state/parameters.h"
#include "ui/store/plain_text.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

Pairing otherThan(Pairing layout)
{
    return layout == Pairing::Halves ? Pairing::Interleaved : Pairing::Halves;
}

// As a Python list, in lines of sixteen.
std::string listText(const std::vector<int>& numbers)
{
    constexpr std::size_t aLine = 16;
    const bool isLong = numbers.size() > aLine;
    std::string list = "[";
    for (std::size_t k = 0; k < numbers.size(); ++k) {
        if (isLong && k % aLine == 0)
            list += "\n    ";
        else if (k > 0)
            list += ' ';
        list += std::to_string(numbers[k]);
        if (isLong || k + 1 < numbers.size())
            list += ',';
    }
    return list + (isLong ? "\n]" : "]");
}

std::string expectedText(const WeightPermutation& what)
{
    QString lines;
    for (const Conversion one : allConversions) {
        if (!isPossible(what.rows, one))
            continue;
        const double error = conversionError(what.rows, what.base, what.to, one);
        lines += (lines.isEmpty() ? u"    #   "_s : u"\n    #   "_s) + keyOf(one).leftJustified(16)
            + QString::number(error, 'g', 6);
    }
    return lines.toStdString();
}

} // namespace

QString permutationText(const WeightPermutation& what, CodeLibrary library, const QString& language)
{
    const HeadRows& rows = what.rows;
    const Pairing from = otherThan(what.to);
    const bool hasCut = isPossible(rows, Conversion::ByQueryHeads);
    const bool hasRest = isPossible(rows, Conversion::BeyondRotated);
    const int cut = rows.keyHeads * rows.width / rows.queryHeads;
    const CodeSlots slots {
        {"from.key", keyOf(from).toStdString()},
        {"to.key", keyOf(what.to).toStdString()},
        {"source",
            visible(what.source.simplified()).toStdString()}, // one line, whatever a file contains
        {"head_dim", std::to_string(rows.width)},
        {"rotated", std::to_string(rows.rotatedWidth)},
        {"query_heads", std::to_string(rows.queryHeads)},
        {"key_heads", std::to_string(rows.keyHeads)},
        {"base", text(Value(what.base))},
        {"index", listText(headOrder(rows.width, rows.rotatedWidth, what.to))},
        {"by_query_heads", hasCut ? "yes" : "no"},
        {"cut_index",
            hasCut ? listText(headOrder(cut, std::min(rows.rotatedWidth, cut), what.to)) : ""},
        {"beyond_rotated", hasRest ? "yes" : "no"},
        {"whole_index", listText(headOrder(rows.width, rows.width, what.to))},
        {"expected", expectedText(what)},
    };
    return filledCode(u"permutation.py.in"_s, slots, library, language);
}

QString keyOf(Conversion conversion)
{
    switch (conversion) {
    case Conversion::Right:
        return u"right"_s;
    case Conversion::Forgotten:
        return u"forgotten"_s;
    case Conversion::Twice:
        return u"twice"_s;
    case Conversion::ByQueryHeads:
        return u"by_query_heads"_s;
    case Conversion::BeyondRotated:
        break;
    }
    return u"beyond_rotated"_s;
}

QString keyOf(Pairing layout)
{
    return layout == Pairing::Halves ? u"halves"_s : u"interleaved"_s;
}

} // namespace lab::ui
