#pragma once

#include "core/derivation/derivation_inputs.h"
#include "core/frames/derivation/pages/page_picture.h"
#include "core/math/expression/expression.h"

#include <functional>
#include <string_view>
#include <vector>

namespace lab {

/// The inputs of the pictures of pages.
struct PageMaker {
    const LabState& state;
    DerivationInputs own; ///< the learner's
    const DerivationHandles& handles;
    bool isAnswered = false;
    std::string_view broken; ///< key of the active break of the page, or empty

    PageMaker(const LabState& state, bool isAnswered, std::string_view brokenBy);

    double m() const { return static_cast<double>(own.queryPosition); }
    double n() const { return static_cast<double>(own.keyPosition); }
    double distance() const { return m() - n(); }
    double shift() const { return static_cast<double>(own.shift); }
    bool isBrokenBy(std::string_view key) const { return broken == key; }

    PageDrag tip(bool isKey) const;
    PageDrag direction(bool isKey) const;
    /// For a parameter that is a single number.
    PageDrag number(PageDrag::Way way, const char* key, double step) const;
    /// For a number in a list.
    PageDrag inList(PageDrag::Way way, HandleList list, std::size_t index, double step) const;
    /// A line with a handle: the shift, from 0 to its end.
    PageChart shiftLine() const;
    /// A line with a handle for the distance; the key stays.
    PageChart distanceLine(double highest) const;
    PageDrag ofDistance() const;
};

PlanePoint planePlace(Complex number);
std::vector<double> numbersFrom(double first, double step, std::size_t count);
std::vector<double> valuesOf(
    const std::vector<double>& of, const std::function<double(double)>& function);
/// An axis that contains all finite numbers, with a small margin; at least from `lowest` to
/// `highest`.
PageAxis axisAround(
    std::string name, const std::vector<double>& values, double lowest, double highest);
/// The radius of a circle that contains all arrows and dots.
double unitOf(const PagePlane& plane);
/// A table of products of two rows of numbers; optionally marks the diagonals with equal values.
PageTile productTable(
    const std::vector<double>& query, const std::vector<double>& key, bool areMarked);

/// The pages, by chapter.
std::vector<PagePanel> wordsPage(const PageMaker& of);
std::vector<PagePanel> scoresPage(const PageMaker& of);
std::vector<PagePanel> tryingPage(const PageMaker& of);
std::vector<PagePanel> columnPage(const PageMaker& of);
std::vector<PagePanel> productPage(const PageMaker& of);
std::vector<PagePanel> bothPartsPage(const PageMaker& of);
std::vector<PagePanel> polarPage(const PageMaker& of);
std::vector<PagePanel> lengthsPage(const PageMaker& of);
std::vector<PagePanel> growthPage(const PageMaker& of);
std::vector<PagePanel> oneTurnPage(const PageMaker& of);
std::vector<PagePanel> linePage(const PageMaker& of);
std::vector<PagePanel> startPage(const PageMaker& of);
std::vector<PagePanel> turnPage(const PageMaker& of);
std::vector<PagePanel> pairPage(const PageMaker& of);
std::vector<PagePanel> pairsPage(const PageMaker& of);
std::vector<PagePanel> oneSpeedPage(const PageMaker& of);
std::vector<PagePanel> ladderPage(const PageMaker& of);
std::vector<PagePanel> matricesPage(const PageMaker& of);
std::vector<PagePanel> blocksPage(const PageMaker& of);
std::vector<PagePanel> sparsePage(const PageMaker& of);
std::vector<PagePanel> layoutsPage(const PageMaker& of);
std::vector<PagePanel> decayPage(const PageMaker& of);

} // namespace lab
