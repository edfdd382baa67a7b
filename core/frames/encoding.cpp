#include "core/frames/encoding.h"

#include "core/state/choices.h"
#include "core/state/rows/parameter_rows.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace lab {

namespace {

/// The encodings of a choice by its number; "none" and "extended_rope" are keys of choices alone.
template <class Choices> std::vector<const Encoding*> encodingsOf(const Choices& choices)
{
    std::vector<const Encoding*> rows;
    for (const std::string_view key : keysOf(choices))
        rows.push_back(&encodingNamed(key == "none" ? "nope"
                : key == "extended_rope"            ? "rope"
                                                    : key));
    return rows;
}

template <class Row> std::vector<Row> joined(std::span<const Row> (*Encoding::*rows)())
{
    std::vector<const Encoding*> ordered(encodings().begin(), encodings().end());
    std::ranges::sort(ordered, {}, &Encoding::joined);
    std::vector<Row> all;
    for (const Encoding* const one : ordered)
        std::ranges::copy((one->*rows)(), std::back_inserter(all));
    return all;
}

} // namespace

std::span<const Encoding* const> encodings()
{
    static const std::vector<const Encoding*> ordered = [] {
        std::vector<const Encoding*> all(listedEncodings().begin(), listedEncodings().end());
        std::ranges::sort(
            all, {}, [](const Encoding* one) { return std::pair(one->entry.enters, one->joined); });
        return all;
    }();
    return ordered;
}

const Encoding& encodingNamed(std::string_view key)
{
    return **std::ranges::find(
        encodings(), key, [](const Encoding* one) { return one->entry.key; });
}

const Encoding& encodingOf(WavesEncoding shown)
{
    static const auto rows = encodingsOf(wavesEncodings);
    return *rows[static_cast<std::size_t>(shown)];
}

const Encoding& encodingOf(RelativeEncoding encoding)
{
    static const auto rows = encodingsOf(relativeEncodings);
    return *rows[static_cast<std::size_t>(encoding)];
}

const Encoding& encodingOf(BiasEncoding shown)
{
    static const auto rows = encodingsOf(biasEncodings);
    return *rows[static_cast<std::size_t>(shown)];
}

const Encoding& encodingOf(OrderEncoding encoding)
{
    static const auto rows = encodingsOf(allOrderEncodings);
    return *rows[static_cast<std::size_t>(encoding)];
}

const Encoding& encodingOf(ComparedEncoding encoding)
{
    static const auto rows = encodingsOf(comparedEncodings);
    return *rows[static_cast<std::size_t>(encoding)];
}

LabState stateOfRow(LabState state, ComparedEncoding encoding)
{
    state.rotations.scaling.method =
        encoding == ComparedEncoding::ExtendedRope ? state.compare.method : ScalingMethod::None;
    return state;
}

PositionEntry entryOf(ComparedEncoding encoding)
{
    return encodingOf(encoding).entry.enters;
}

int biasHeads(const LabState& state)
{
    const auto heads = encodingOf(state.biases.shown).biases.heads;
    return heads ? heads(state) : 1;
}

LabState withBiasHeads(LabState state, int heads)
{
    if (const auto setHeads = encodingOf(state.biases.shown).biases.setHeads)
        setHeads(state, heads);
    return state;
}

std::string_view catalogueKey(ComparedEncoding encoding)
{
    return encodingOf(encoding).entry.key;
}

std::span<const CatalogueEntry> catalogue()
{
    static const std::vector<CatalogueEntry> entries = [] {
        std::vector<CatalogueEntry> all;
        for (const Encoding* const one : encodings())
            all.push_back(one->entry);
        return all;
    }();
    return entries;
}

std::span<const Parameter> schemeRows()
{
    static const std::vector<Parameter> rows = joined(&Encoding::rows);
    return rows;
}

std::span<const TableQuantity> schemeTables()
{
    static const std::vector<TableQuantity> tables = joined(&Encoding::tables);
    return tables;
}

} // namespace lab
