#pragma once

#include "core/analysis/base_bound.h"

#include <array>

namespace lab {

/// The contexts of the table: 2¹⁰ … 2²⁰ positions.
constexpr std::array<std::int64_t, 11> ladderLengths {
    1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288, 1048576};

/// What Men et al. print for them, for width 128 (2024, arXiv:2405.14591, table 2). Their values
/// for 2k and from 16k on are larger than what a search without gaps finds.
constexpr int publishedWidth = 128;
constexpr std::array<double, ladderLengths.size()> publishedBounds {
    4.3e3, 1.6e4, 2.7e4, 8.4e4, 3.1e5, 6.4e5, 2.1e6, 7.8e6, 3.6e7, 6.4e7, 5.1e8};

/// The smallest bases of one family for the first of the ladder's lengths. Each is found from the
/// one before, so that all together cost little more than the last.
///
/// Law: the bounds never fall, and each equals smallestBase(family, length, …) within 1e-12 of it.
struct BoundLadder {
    LadderFamily family; ///< with an extension that isSearchable()
    std::vector<BaseBound> bounds; ///< of ladderLengths, from the shortest
    bool isAtEnd = false; ///< no base up to 10¹⁵ serves the next length, nor a longer one

    bool isWhole() const { return isAtEnd || bounds.size() == ladderLengths.size(); }
    bool operator==(const BoundLadder&) const = default;
};

/// The ladder with one more length, or at its end; nothing after `progress` has answered no. The
/// ladder is not whole.
std::optional<BoundLadder> longer(const BoundLadder& ladder, const Progress& progress);

/// Whether the ladder holds what boundFor() begins with.
bool reaches(const BoundLadder& ladder, std::int64_t length);

/// The bound for a context of any length from 1 on.
struct ContextBound {
    std::int64_t length = 1;
    std::optional<BaseBound> bound; ///< nothing where no base serves

    bool operator==(const ContextBound&) const = default;
};

/// Found from the longest of the ladder that is no longer; nothing after `progress` has answered
/// no. The ladder reaches the length.
std::optional<ContextBound> boundFor(
    const BoundLadder& ladder, std::int64_t length, const Progress& progress);

} // namespace lab
