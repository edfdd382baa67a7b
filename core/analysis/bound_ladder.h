#pragma once

#include "core/analysis/base_bound.h"

#include <array>

namespace lab {

/// The context lengths of the table: 2¹⁰ … 2²⁰ positions.
constexpr std::array<std::int64_t, 11> ladderLengths {
    1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288, 1048576};

/// The published values for them at width 128 (Men et al. 2024, arXiv:2405.14591, table 2). Their
/// values for 2k and from 16k on are larger than the result of a search without gaps.
constexpr int publishedWidth = 128;
constexpr std::array<double, ladderLengths.size()> publishedBounds {
    4.3e3, 1.6e4, 2.7e4, 8.4e4, 3.1e5, 6.4e5, 2.1e6, 7.8e6, 3.6e7, 6.4e7, 5.1e8};

/// The smallest bases of one family for the first lengths of the table. Each search continues from
/// the previous one, so all together cost little more than the last.
///
/// Law: the bounds never fall, and each equals smallestBase(family, length, …) within 1e-12 of it.
struct BoundLadder {
    LadderFamily family; ///< with an extension for which isSearchable() is true
    std::vector<BaseBound> bounds; ///< for ladderLengths, from the shortest
    bool isAtEnd = false; ///< no base up to 10¹⁵ works for the next or any longer length

    bool isWhole() const { return isAtEnd || bounds.size() == ladderLengths.size(); }
    bool operator==(const BoundLadder&) const = default;
};

/// The table with one more length, or marked as ended; empty after `progress` has returned false.
/// Precondition: the table is not complete.
std::optional<BoundLadder> longer(const BoundLadder& ladder, const Progress& progress);

/// Whether the table contains the value from which boundFor() starts.
bool reaches(const BoundLadder& ladder, std::int64_t length);

/// The bound for a context of any length from 1.
struct ContextBound {
    std::int64_t length = 1;
    std::optional<BaseBound> bound; ///< empty if no base works

    bool operator==(const ContextBound&) const = default;
};

/// Searches from the longest entry of the table that is not longer; empty after `progress` has
/// returned false. Precondition: the table reaches the length.
std::optional<ContextBound> boundFor(
    const BoundLadder& ladder, std::int64_t length, const Progress& progress);

} // namespace lab
