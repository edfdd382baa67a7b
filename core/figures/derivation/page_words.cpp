#include "core/figures/derivation/page_words.h"

#include "core/drawing/numbers.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <utility>

namespace lab::drawing::pages {

namespace {

struct WordOfKey {
    std::string_view key;
    Message text;
    Message brief {nullptr, nullptr}; ///< if there is no space for it
};

/// Of titles, rows and axes.
constexpr std::array names {
    WordOfKey {"cards", LAB_MESSAGE("lab::ui::DerivationWords", "Four words in their order")},
    WordOfKey {"weights",
        LAB_MESSAGE("lab::ui::DerivationWords", "Scores and weights of the words"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Scores and weights")},
    WordOfKey {"query_and_keys", LAB_MESSAGE("lab::ui::DerivationWords", "The query and the keys"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Query and keys")},
    WordOfKey {"score_table",
        LAB_MESSAGE("lab::ui::DerivationWords", "Scores: query m down, key n across"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Score of query m and key n")},
    WordOfKey {
        "six_ways", LAB_MESSAGE("lab::ui::DerivationWords", "Does the score stay the same?")},
    WordOfKey {"scores_of_ways", LAB_MESSAGE("lab::ui::DerivationWords", "Score while both shift"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Score")},
    WordOfKey {"columns", LAB_MESSAGE("lab::ui::DerivationWords", "One number per position")},
    WordOfKey {"columns_alternating",
        LAB_MESSAGE("lab::ui::DerivationWords", "One number per position, κ = −1"),
        LAB_MESSAGE("lab::ui::DerivationWords", "κ = −1")},
    WordOfKey {"products",
        LAB_MESSAGE("lab::ui::DerivationWords", "Products: query m down, key n across"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Products")},
    WordOfKey {"query_and_key", LAB_MESSAGE("lab::ui::DerivationWords", "Query and key")},
    WordOfKey {"product", LAB_MESSAGE("lab::ui::DerivationWords", "The product and its real part")},
    WordOfKey {"score_on_axis", LAB_MESSAGE("lab::ui::DerivationWords", "Score alone")},
    WordOfKey {"two_images", LAB_MESSAGE("lab::ui::DerivationWords", "Two numbers in the plane")},
    WordOfKey {"lengths_and_angles",
        LAB_MESSAGE("lab::ui::DerivationWords", "Two numbers and their product"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Two numbers")},
    WordOfKey {"product_of_images",
        LAB_MESSAGE("lab::ui::DerivationWords", "Factors of the product"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Their product")},
    WordOfKey {"lengths", LAB_MESSAGE("lab::ui::DerivationWords", "Length at each position"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Lengths")},
    WordOfKey {"score_against_shift",
        LAB_MESSAGE("lab::ui::DerivationWords", "Score while both shift"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Score")},
    WordOfKey {"lengths_against_position",
        LAB_MESSAGE("lab::ui::DerivationWords", "Lengths of query and key"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Lengths")},
    WordOfKey {"one_place",
        LAB_MESSAGE("lab::ui::DerivationWords", "Both at one position, rotated"),
        LAB_MESSAGE("lab::ui::DerivationWords", "At one position")},
    WordOfKey {
        "turned_alike", LAB_MESSAGE("lab::ui::DerivationWords", "One rotation for every vector")},
    WordOfKey {"angles_at_positions",
        LAB_MESSAGE("lab::ui::DerivationWords", "Angle at each position, in radians")},
    WordOfKey {"position_zero",
        LAB_MESSAGE("lab::ui::DerivationWords", "Query and key at position 0"),
        LAB_MESSAGE("lab::ui::DerivationWords", "At position 0")},
    WordOfKey {"query_alone", LAB_MESSAGE("lab::ui::DerivationWords", "The query")},
    WordOfKey {"turned_twice",
        LAB_MESSAGE("lab::ui::DerivationWords", "The query, rotated once and twice"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Rotated once, twice")},
    WordOfKey {"matrix_T", LAB_MESSAGE("lab::ui::DerivationWords", "The rotation as a matrix")},
    WordOfKey {"sketch_score",
        LAB_MESSAGE("lab::ui::DerivationWords", "Sketch the score against the distance"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Sketch the score")},
    WordOfKey {"score_against_distance",
        LAB_MESSAGE("lab::ui::DerivationWords", "Score against the distance"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Score")},
    WordOfKey {"shares_of_score", LAB_MESSAGE("lab::ui::DerivationWords", "What each pair adds")},
    WordOfKey {"first_return",
        LAB_MESSAGE("lab::ui::DerivationWords",
            "First whole distance with all hands within 0.1 rad of the start"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Hands near the start")},
    WordOfKey {"four_wavelengths",
        LAB_MESSAGE("lab::ui::DerivationWords", "Four wavelengths, on a logarithmic axis"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Four wavelengths")},
    WordOfKey {"wavelengths_and_ladder",
        LAB_MESSAGE("lab::ui::DerivationWords", "Four wavelengths; hollow squares: geometric"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Hollow: geometric")},
    WordOfKey {"ratios",
        LAB_MESSAGE("lab::ui::DerivationWords", "Ratios of neighbors: here, geometric"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Ratios: here, geometric")},
    WordOfKey {"distance_of_codes",
        LAB_MESSAGE("lab::ui::DerivationWords", "Squared difference from distance 0"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Squared difference")},
    WordOfKey {"matrices_of_positions",
        LAB_MESSAGE("lab::ui::DerivationWords", "One matrix per position")},
    WordOfKey {"product_and_distance",
        LAB_MESSAGE("lab::ui::DerivationWords", "The product and the matrix of the distance"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Product, and R(n − m)")},
    WordOfKey {"product_and_power",
        LAB_MESSAGE("lab::ui::DerivationWords", "The product and the power of the distance"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Product, and power")},
    WordOfKey {
        "free_matrix", LAB_MESSAGE("lab::ui::DerivationWords", "A rotation of eight columns")},
    WordOfKey {"matrix_and_blocks",
        LAB_MESSAGE("lab::ui::DerivationWords", "The same rotation in its own basis"),
        LAB_MESSAGE("lab::ui::DerivationWords", "In its own basis")},
    WordOfKey {"angles_of_planes",
        LAB_MESSAGE("lab::ui::DerivationWords", "Rotations of the planes, in radians"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Rotations, in radians")},
    WordOfKey {"covered_matrix",
        LAB_MESSAGE("lab::ui::DerivationWords", "A matrix with hidden entries"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Hidden entries")},
    WordOfKey {"entries", LAB_MESSAGE("lab::ui::DerivationWords", "The matrix and its entries")},
    WordOfKey {"multiplications",
        LAB_MESSAGE("lab::ui::DerivationWords", "Multiplications: sparse, full"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Sparse, full")},
    WordOfKey {"query_layouts", LAB_MESSAGE("lab::ui::DerivationWords", "Columns of the query"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Columns of q")},
    WordOfKey {"key_layouts", LAB_MESSAGE("lab::ui::DerivationWords", "Columns of the key"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Columns of k")},
    WordOfKey {"four_scores", LAB_MESSAGE("lab::ui::DerivationWords", "One score, in four ways")},
    WordOfKey {"weights_of_pairs",
        LAB_MESSAGE("lab::ui::DerivationWords", "Sizes of the products of 64 pairs"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Sizes")},
    WordOfKey {"sketch_bound",
        LAB_MESSAGE("lab::ui::DerivationWords", "Sketch the bound against the distance"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Sketch the bound")},
    WordOfKey {"sum_and_bound",
        LAB_MESSAGE("lab::ui::DerivationWords", "The sum and, above it, its bound"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Sum and bound")},
    WordOfKey {"sum_and_bound_0",
        LAB_MESSAGE("lab::ui::DerivationWords", "The sum; its bound is 0"),
        LAB_MESSAGE("lab::ui::DerivationWords", "Sum; bound 0")},
    WordOfKey {"way.nothing", LAB_MESSAGE("lab::ui::DerivationWords", "nothing")},
    WordOfKey {"way.add", LAB_MESSAGE("lab::ui::DerivationWords", "add a vector")},
    WordOfKey {"way.stretch", LAB_MESSAGE("lab::ui::DerivationWords", "stretch")},
    WordOfKey {"way.quadratic", LAB_MESSAGE("lab::ui::DerivationWords", "quadratic rotation")},
    WordOfKey {"way.even", LAB_MESSAGE("lab::ui::DerivationWords", "uniform rotation")},
    WordOfKey {"way.mirror", LAB_MESSAGE("lab::ui::DerivationWords", "mirror")},
    WordOfKey {"score", LAB_MESSAGE("lab::ui::DerivationWords", "score")},
    WordOfKey {"product_length", LAB_MESSAGE("lab::ui::DerivationWords", "length")},
    WordOfKey {"product_angle", LAB_MESSAGE("lab::ui::DerivationWords", "angle in degrees"),
        LAB_MESSAGE("lab::ui::DerivationWords", "angle, °")},
    WordOfKey {"agreeing_diagonals",
        LAB_MESSAGE("lab::ui::DerivationWords", "share of constant diagonals"),
        LAB_MESSAGE("lab::ui::DerivationWords", "agree")},
    WordOfKey {"pair", LAB_MESSAGE("lab::ui::DerivationWords", "pair")},
    WordOfKey {"sum", LAB_MESSAGE("lab::ui::DerivationWords", "sum")},
    WordOfKey {"speeds", LAB_MESSAGE("lab::ui::DerivationWords", "frequencies")},
    WordOfKey {"ratio", LAB_MESSAGE("lab::ui::DerivationWords", "neighbors")},
    WordOfKey {"plane", LAB_MESSAGE("lab::ui::DerivationWords", "plane")},
    WordOfKey {"columns_of", LAB_MESSAGE("lab::ui::DerivationWords", "columns")},
    WordOfKey {"side_by_side", LAB_MESSAGE("lab::ui::DerivationWords", "adjacent pairs")},
    WordOfKey {"both_permuted", LAB_MESSAGE("lab::ui::DerivationWords", "halves, both permuted")},
    WordOfKey {
        "neither_permuted", LAB_MESSAGE("lab::ui::DerivationWords", "halves, neither permuted")},
    WordOfKey {"query_permuted",
        LAB_MESSAGE("lab::ui::DerivationWords", "halves, only the query permuted")},
    WordOfKey {"in_own_basis", LAB_MESSAGE("lab::ui::DerivationWords", "in its own basis"),
        LAB_MESSAGE("lab::ui::DerivationWords", "its basis")},
    WordOfKey {"matrix_R", LAB_MESSAGE("lab::ui::DerivationWords", "R")},
    WordOfKey {"product_of_R", LAB_MESSAGE("lab::ui::DerivationWords", "R(m)ᵀR(n)")},
    WordOfKey {"power_of_A", LAB_MESSAGE("lab::ui::DerivationWords", "A")},
    WordOfKey {"power_of_transpose", LAB_MESSAGE("lab::ui::DerivationWords", "(Aᵀ)")},
    WordOfKey {"product_of_A", LAB_MESSAGE("lab::ui::DerivationWords", "(Aᵐ)ᵀAⁿ")},
    WordOfKey {"product_of_inverse", LAB_MESSAGE("lab::ui::DerivationWords", "(Aᵐ)ᵀA⁻ᵀⁿ")},
    WordOfKey {"rule.half_end", LAB_MESSAGE("lab::ui::DerivationWords", "FP16 limit: 65 504"),
        LAB_MESSAGE("lab::ui::DerivationWords", "FP16: 65 504")},
    WordOfKey {"rule.single_end", LAB_MESSAGE("lab::ui::DerivationWords", "FP32 limit: 3.4 · 10³⁸"),
        LAB_MESSAGE("lab::ui::DerivationWords", "FP32: 3.4 · 10³⁸")},
    WordOfKey {"covered", LAB_MESSAGE("lab::ui::DerivationWords", "not revealed yet")},
    WordOfKey {"position", LAB_MESSAGE("lab::ui::DerivationWords", "p")},
    WordOfKey {"shift", LAB_MESSAGE("lab::ui::DerivationWords", "t")},
    WordOfKey {"distance", LAB_MESSAGE("lab::ui::DerivationWords", "Δ")},
    WordOfKey {"growth", LAB_MESSAGE("lab::ui::DerivationWords", "c")},
    WordOfKey {"wavelength", LAB_MESSAGE("lab::ui::DerivationWords", "λ")},
};

/// The accessible name of a part that can be dragged.
constexpr std::array parts {
    WordOfKey {"query", LAB_MESSAGE("lab::ui::DerivationWords", "tip of q")},
    WordOfKey {"key", LAB_MESSAGE("lab::ui::DerivationWords", "tip of k")},
    WordOfKey {"ring_query", LAB_MESSAGE("lab::ui::DerivationWords", "angle of the query")},
    WordOfKey {"ring_key", LAB_MESSAGE("lab::ui::DerivationWords", "angle of the key")},
    WordOfKey {"image_query", LAB_MESSAGE("lab::ui::DerivationWords", "length of the query")},
    WordOfKey {"image_key", LAB_MESSAGE("lab::ui::DerivationWords", "length of the key")},
    WordOfKey {
        "returned_query", LAB_MESSAGE("lab::ui::DerivationWords", "query with the arctan angle")},
    WordOfKey {"arc_query", LAB_MESSAGE("lab::ui::DerivationWords", "position of the query")},
    WordOfKey {"arc_key", LAB_MESSAGE("lab::ui::DerivationWords", "position of the key")},
    WordOfKey {"shift", LAB_MESSAGE("lab::ui::DerivationWords", "shift of both")},
    WordOfKey {"distance", LAB_MESSAGE("lab::ui::DerivationWords", "distance")},
    WordOfKey {"growth", LAB_MESSAGE("lab::ui::DerivationWords", "growth per position")},
    WordOfKey {"speeds", LAB_MESSAGE("lab::ui::DerivationWords", "number of frequencies")},
    WordOfKey {"looks_back", LAB_MESSAGE("lab::ui::DerivationWords", "lookback distance")},
    WordOfKey {"card", LAB_MESSAGE("lab::ui::DerivationWords", "word")},
    WordOfKey {"table", LAB_MESSAGE("lab::ui::DerivationWords", "cell")},
    WordOfKey {
        "query_column", LAB_MESSAGE("lab::ui::DerivationWords", "number of the query at position")},
    WordOfKey {
        "key_column", LAB_MESSAGE("lab::ui::DerivationWords", "number of the key at position")},
    WordOfKey {"query_lengths",
        LAB_MESSAGE("lab::ui::DerivationWords", "length of the query at position")},
    WordOfKey {
        "key_lengths", LAB_MESSAGE("lab::ui::DerivationWords", "length of the key at position")},
    WordOfKey {"angles", LAB_MESSAGE("lab::ui::DerivationWords", "angle at position")},
    WordOfKey {"sketch", LAB_MESSAGE("lab::ui::DerivationWords", "sketched point")},
    WordOfKey {"wavelengths", LAB_MESSAGE("lab::ui::DerivationWords", "wavelength of pair")},
    WordOfKey {"weights", LAB_MESSAGE("lab::ui::DerivationWords", "size of the product of pair")},
    WordOfKey {"way", LAB_MESSAGE("lab::ui::DerivationWords", "mark of a scheme")},
};

constexpr std::array cards {
    WordOfKey {"0", LAB_MESSAGE("lab::ui::DerivationWords", "I")},
    WordOfKey {"1", LAB_MESSAGE("lab::ui::DerivationWords", "don't")},
    WordOfKey {"2", LAB_MESSAGE("lab::ui::DerivationWords", "love")},
    WordOfKey {"3", LAB_MESSAGE("lab::ui::DerivationWords", "you")},
};

constexpr Message tooLarge = LAB_MESSAGE("lab::ui::DerivationWords", "Too large for FP64");
constexpr Message tooLargeBriefly =
    LAB_COMMENTED("lab::ui::DerivationWords", "too large", "a number");

/// The available names of a key, the longest first.
template <std::size_t Count>
std::vector<Said> wordingsIn(
    const std::array<WordOfKey, Count>& all, std::string_view key, const Language& words)
{
    const auto found = std::ranges::find(all, key, &WordOfKey::key);
    if (found == all.end())
        return {};
    std::vector<Said> wordings {words(found->text)};
    if (found->brief.english)
        wordings.push_back(words(found->brief));
    return wordings;
}

/// "pair.2" is "pair", and "2" after the dot; empty if there is no number.
std::pair<std::string_view, std::string_view> parted(std::string_view key)
{
    const std::size_t point = key.rfind('.');
    const bool hasNumber = point != std::string_view::npos && point + 1 < key.size()
        && std::isdigit(static_cast<unsigned char>(key[point + 1])) != 0;
    if (!hasNumber)
        return {key, {}};
    return {key.substr(0, point), key.substr(point + 1)};
}

struct SymbolsOfKey {
    std::string_view part;
    std::string_view formula; ///< beside it in a plane
    std::array<std::string_view, 3> symbols {};
};

constexpr std::array symbols {
    SymbolsOfKey {"query", "derivation.q", {"q"}},
    SymbolsOfKey {"key", "derivation.k", {"k"}},
    SymbolsOfKey {"product", "page.product", {"g", "s"}},
    SymbolsOfKey {"product_next", "page.product_next", {"g"}},
    SymbolsOfKey {"score", "page.score", {"s"}},
    SymbolsOfKey {"image_query", "page.f_q", {"f", "rho"}},
    SymbolsOfKey {"image_key", "page.f_k", {"f", "rho"}},
    SymbolsOfKey {"turned_query", "page.f_q", {"f"}},
    SymbolsOfKey {"turned_key", "page.f_k", {"f"}},
    SymbolsOfKey {"returned_query", "page.returned_query", {"rho", "Theta", "f"}},
    SymbolsOfKey {"turned_twice", "", {"T", "f"}},
    SymbolsOfKey {"start_query", "page.h_q", {"h", "f"}},
    SymbolsOfKey {"start_key", "page.h_k", {"h", "f"}},
    SymbolsOfKey {"arc_query", "derivation.arc_query", {"m", "theta"}},
    SymbolsOfKey {"arc_key", "derivation.arc_key", {"n", "theta"}},
    SymbolsOfKey {"ring_query", "", {"Theta", "phi", "gamma"}},
    SymbolsOfKey {"ring_key", "", {"Theta", "phi", "gamma"}},
    SymbolsOfKey {"shift", "", {"t"}},
    SymbolsOfKey {"distance", "", {"Delta", "m", "n"}},
    SymbolsOfKey {"growth", "", {"c"}},
    SymbolsOfKey {"query_lengths", "", {"rho", "m"}},
    SymbolsOfKey {"key_lengths", "", {"rho", "n"}},
    SymbolsOfKey {"query_column", "", {"f", "m"}},
    SymbolsOfKey {"key_column", "", {"f", "n"}},
    SymbolsOfKey {"angles", "", {"phi", "m"}},
    SymbolsOfKey {"line", "", {"theta"}},
    SymbolsOfKey {"wavelengths", "", {"lambda", "theta"}},
    SymbolsOfKey {"weights", "", {"w", "a"}},
    SymbolsOfKey {"bound", "", {"S"}},
    SymbolsOfKey {"matrix", "", {"R", "T"}},
    SymbolsOfKey {"product_of_R", "", {"R"}},
};

const SymbolsOfKey* symbolsNamed(std::string_view part)
{
    const auto found = std::ranges::find(symbols, part, &SymbolsOfKey::part);
    return found == symbols.end() ? nullptr : &*found;
}

} // namespace

std::vector<Said> wordings(std::string_view key, const Language& words)
{
    const auto [name, number] = parted(key);
    if (name == "word")
        return wordingsIn(cards, number, words);
    std::vector<Said> found = wordingsIn(names, key, words);
    return found.empty() ? wordingsIn(names, name, words) : found;
}

Said wording(std::string_view key, const Language& words)
{
    const std::vector<Said> all = wordings(key, words);
    return all.empty() ? Said {} : all.front();
}

std::string numbered(std::string_view key, long long number, const Language& words)
{
    static constexpr std::array<std::string_view, 10> raised {
        "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string name = wording(key, words).text;
    if (!key.starts_with("power_of_"))
        return name + '(' + wholeNumber(number) + ')';
    for (const char digit : std::to_string(number))
        name += digit == '-' ? "⁻" : raised[static_cast<std::size_t>(digit - '0')];
    return name;
}

std::string partName(std::string_view part, const Language& words)
{
    const std::vector<Said> all = wordingsIn(parts, parted(part).first, words);
    return all.empty() ? wording(part, words).text : all.front().text;
}

std::vector<Said> tooLargeWords(const Language& words)
{
    return {words(tooLarge), words(tooLargeBriefly)};
}

std::string_view formulaOf(std::string_view part)
{
    const SymbolsOfKey* const found = symbolsNamed(part);
    return found ? found->formula : std::string_view();
}

std::vector<std::string_view> symbolsOf(std::string_view part)
{
    const SymbolsOfKey* const found = symbolsNamed(parted(part).first);
    std::vector<std::string_view> all;
    if (found)
        std::ranges::copy_if(found->symbols, std::back_inserter(all),
            [](std::string_view symbol) { return !symbol.empty(); });
    return all;
}

} // namespace lab::drawing::pages
