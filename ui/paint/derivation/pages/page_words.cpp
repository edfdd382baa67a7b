#include "ui/paint/derivation/pages/page_words.h"

#include "ui/paint/derivation/derivation_words.h"
#include "ui/paint/text/number_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct WordOfKey {
    std::string_view key;
    const char* text;
    const char* brief = nullptr; ///< if there is no space for it
};

constexpr std::array titles {
    WordOfKey {"cards", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Four words in their order")},
    WordOfKey {"weights",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Scores and weights of the words"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Scores and weights")},
    WordOfKey {"query_and_keys",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "The query and the keys"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Query and keys")},
    WordOfKey {"score_table",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Scores: query m down, key n across"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Score of query m and key n")},
    WordOfKey {
        "six_ways", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Does the score stay the same?")},
    WordOfKey {"scores_of_ways",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Score while both shift"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Score")},
    WordOfKey {"columns", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "One number per position")},
    WordOfKey {"columns_alternating",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "One number per position, κ = −1"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "κ = −1")},
    WordOfKey {"products",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Products: query m down, key n across"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Products")},
    WordOfKey {"query_and_key", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Query and key")},
    WordOfKey {
        "product", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "The product and its real part")},
    WordOfKey {"score_on_axis", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Score alone")},
    WordOfKey {
        "two_images", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Two numbers in the plane")},
    WordOfKey {"lengths_and_angles",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Two numbers and their product"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Two numbers")},
    WordOfKey {"product_of_images",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Factors of the product"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Their product")},
    WordOfKey {"lengths", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Length at each position"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Lengths")},
    WordOfKey {"score_against_shift",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Score while both shift"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Score")},
    WordOfKey {"lengths_against_position",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Lengths of query and key"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Lengths")},
    WordOfKey {"one_place",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Both at one position, rotated"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "At one position")},
    WordOfKey {"turned_alike",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "One rotation for every vector")},
    WordOfKey {"angles_at_positions",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Angle at each position, in radians")},
    WordOfKey {"position_zero",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Query and key at position 0"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "At position 0")},
    WordOfKey {"query_alone", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "The query")},
    WordOfKey {"turned_twice",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "The query, rotated once and twice"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Rotated once, twice")},
    WordOfKey {
        "matrix_T", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "The rotation as a matrix")},
    WordOfKey {"sketch_score",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Sketch the score against the distance"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Sketch the score")},
    WordOfKey {"score_against_distance",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Score against the distance"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Score")},
    WordOfKey {
        "shares_of_score", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "What each pair adds")},
    WordOfKey {"first_return",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords",
            "First whole distance with all hands within 0.1 rad of the start"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Hands near the start")},
    WordOfKey {"four_wavelengths",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Four wavelengths, on a logarithmic axis"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Four wavelengths")},
    WordOfKey {"wavelengths_and_ladder",
        QT_TRANSLATE_NOOP(
            "lab::ui::DerivationWords", "Four wavelengths; hollow squares: geometric"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Hollow: geometric")},
    WordOfKey {"ratios",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Ratios of neighbors: here, geometric"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Ratios: here, geometric")},
    WordOfKey {"distance_of_codes",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Squared difference from distance 0"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Squared difference")},
    WordOfKey {"matrices_of_positions",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "One matrix per position")},
    WordOfKey {"product_and_distance",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "The product and the matrix of the distance"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Product, and R(n − m)")},
    WordOfKey {"product_and_power",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "The product and the power of the distance"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Product, and power")},
    WordOfKey {"free_matrix",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "A rotation of eight columns")},
    WordOfKey {"matrix_and_blocks",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "The same rotation in its own basis"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "In its own basis")},
    WordOfKey {"angles_of_planes",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Rotations of the planes, in radians"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Rotations, in radians")},
    WordOfKey {"covered_matrix",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "A matrix with hidden entries"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Hidden entries")},
    WordOfKey {
        "entries", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "The matrix and its entries")},
    WordOfKey {"multiplications",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Multiplications: sparse, full"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Sparse, full")},
    WordOfKey {"query_layouts",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Columns of the query"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Columns of q")},
    WordOfKey {"key_layouts", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Columns of the key"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Columns of k")},
    WordOfKey {
        "four_scores", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "One score, in four ways")},
    WordOfKey {"weights_of_pairs",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Sizes of the products of 64 pairs"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Sizes")},
    WordOfKey {"sketch_bound",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Sketch the bound against the distance"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Sketch the bound")},
    WordOfKey {"sum_and_bound",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "The sum and, above it, its bound"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Sum and bound")},
    WordOfKey {"sum_and_bound_0",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "The sum; its bound is 0"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Sum; bound 0")},
};

constexpr std::array rows {
    WordOfKey {"way.nothing", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "nothing")},
    WordOfKey {"way.add", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "add a vector")},
    WordOfKey {"way.stretch", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "stretch")},
    WordOfKey {
        "way.quadratic", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "quadratic rotation")},
    WordOfKey {"way.even", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "uniform rotation")},
    WordOfKey {"way.mirror", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "mirror")},
    WordOfKey {"score", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "score")},
    WordOfKey {"product_length", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "length")},
    WordOfKey {"product_angle", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "angle in degrees"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "angle, °")},
    WordOfKey {"agreeing_diagonals",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "share of constant diagonals"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "agree")},
    WordOfKey {"pair", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "pair")},
    WordOfKey {"sum", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "sum")},
    WordOfKey {"speeds", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "frequencies")},
    WordOfKey {"ratio", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "neighbors")},
    WordOfKey {"plane", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "plane")},
    WordOfKey {"columns_of", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "columns")},
    WordOfKey {"side_by_side", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "adjacent pairs")},
    WordOfKey {
        "both_permuted", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "halves, both permuted")},
    WordOfKey {"neither_permuted",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "halves, neither permuted")},
    WordOfKey {"query_permuted",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "halves, only the query permuted")},
    WordOfKey {"in_own_basis", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "in its own basis"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "its basis")},
    WordOfKey {"matrix_R", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "R")},
    WordOfKey {"product_of_R", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "R(m)ᵀR(n)")},
    WordOfKey {"power_of_A", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "A")},
    WordOfKey {"power_of_transpose", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "(Aᵀ)")},
    WordOfKey {"product_of_A", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "(Aᵐ)ᵀAⁿ")},
    WordOfKey {"product_of_inverse", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "(Aᵐ)ᵀA⁻ᵀⁿ")},
    WordOfKey {"rule.half_end", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "FP16 limit: 65 504"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "FP16: 65 504")},
    WordOfKey {"rule.single_end",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "FP32 limit: 3.4 · 10³⁸"),
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "FP32: 3.4 · 10³⁸")},
    WordOfKey {"covered", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "not revealed yet")},
};

constexpr std::array axes {
    WordOfKey {"position", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "p")},
    WordOfKey {"shift", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "t")},
    WordOfKey {"distance", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "Δ")},
    WordOfKey {"growth", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "c")},
    WordOfKey {"wavelength", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "λ")},
};

/// The accessible name of a part that can be dragged.
constexpr std::array parts {
    WordOfKey {"query", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "tip of q")},
    WordOfKey {"key", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "tip of k")},
    WordOfKey {"ring_query", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "angle of the query")},
    WordOfKey {"ring_key", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "angle of the key")},
    WordOfKey {"image_query", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "length of the query")},
    WordOfKey {"image_key", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "length of the key")},
    WordOfKey {"returned_query",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "query with the arctan angle")},
    WordOfKey {"arc_query", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "position of the query")},
    WordOfKey {"arc_key", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "position of the key")},
    WordOfKey {"shift", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "shift of both")},
    WordOfKey {"distance", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "distance")},
    WordOfKey {"growth", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "growth per position")},
    WordOfKey {"speeds", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "number of frequencies")},
    WordOfKey {"looks_back", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "lookback distance")},
    WordOfKey {"card", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "word")},
    WordOfKey {"table", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "cell")},
    WordOfKey {"query_column",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "number of the query at position")},
    WordOfKey {"key_column",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "number of the key at position")},
    WordOfKey {"query_lengths",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "length of the query at position")},
    WordOfKey {"key_lengths",
        QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "length of the key at position")},
    WordOfKey {"angles", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "angle at position")},
    WordOfKey {"sketch", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "sketched point")},
    WordOfKey {"wavelengths", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "wavelength of pair")},
    WordOfKey {
        "weights", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "size of the product of pair")},
    WordOfKey {"way", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "mark of a scheme")},
};

constexpr std::array cards {
    WordOfKey {"0", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "I")},
    WordOfKey {"1", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "don't")},
    WordOfKey {"2", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "love")},
    WordOfKey {"3", QT_TRANSLATE_NOOP("lab::ui::DerivationWords", "you")},
};

/// The available names of a key, the longest first.
template <std::size_t Count>
QStringList wordingsIn(const std::array<WordOfKey, Count>& words, std::string_view key)
{
    const auto found = std::ranges::find(words, key, &WordOfKey::key);
    if (found == words.end())
        return {};
    QStringList all {DerivationWords::tr(found->text)};
    if (found->brief)
        all += DerivationWords::tr(found->brief);
    return all;
}

template <std::size_t Count>
QString wordIn(const std::array<WordOfKey, Count>& words, std::string_view key)
{
    return wordingsIn(words, key).value(0);
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
    const char* formula; ///< beside it in a plane
    const char* symbols; ///< separated by spaces
};

constexpr std::array symbols {
    SymbolsOfKey {"query", "derivation.q", "q"},
    SymbolsOfKey {"key", "derivation.k", "k"},
    SymbolsOfKey {"product", "page.product", "g s"},
    SymbolsOfKey {"product_next", "page.product_next", "g"},
    SymbolsOfKey {"score", "page.score", "s"},
    SymbolsOfKey {"image_query", "page.f_q", "f rho"},
    SymbolsOfKey {"image_key", "page.f_k", "f rho"},
    SymbolsOfKey {"turned_query", "page.f_q", "f"},
    SymbolsOfKey {"turned_key", "page.f_k", "f"},
    SymbolsOfKey {"returned_query", "page.returned_query", "rho Theta f"},
    SymbolsOfKey {"turned_twice", "", "T f"},
    SymbolsOfKey {"start_query", "page.h_q", "h f"},
    SymbolsOfKey {"start_key", "page.h_k", "h f"},
    SymbolsOfKey {"arc_query", "derivation.arc_query", "m theta"},
    SymbolsOfKey {"arc_key", "derivation.arc_key", "n theta"},
    SymbolsOfKey {"ring_query", "", "Theta phi gamma"},
    SymbolsOfKey {"ring_key", "", "Theta phi gamma"},
    SymbolsOfKey {"shift", "", "t"},
    SymbolsOfKey {"distance", "", "Delta m n"},
    SymbolsOfKey {"growth", "", "c"},
    SymbolsOfKey {"query_lengths", "", "rho m"},
    SymbolsOfKey {"key_lengths", "", "rho n"},
    SymbolsOfKey {"query_column", "", "f m"},
    SymbolsOfKey {"key_column", "", "f n"},
    SymbolsOfKey {"angles", "", "phi m"},
    SymbolsOfKey {"line", "", "theta"},
    SymbolsOfKey {"wavelengths", "", "lambda theta"},
    SymbolsOfKey {"weights", "", "w a"},
    SymbolsOfKey {"bound", "", "S"},
    SymbolsOfKey {"matrix", "", "R T"},
    SymbolsOfKey {"product_of_R", "", "R"},
};

} // namespace

QString pageWord(const std::string& key)
{
    return pageWordings(key).value(0);
}

QStringList pageWordings(const std::string& key)
{
    const auto [name, number] = parted(key);
    if (name == "word")
        return wordingsIn(cards, number);
    for (const std::string_view whole : {std::string_view(key), name}) {
        const QStringList found =
            wordingsIn(titles, whole) + wordingsIn(rows, whole) + wordingsIn(axes, whole);
        if (!found.isEmpty())
            return found;
    }
    return {};
}

QString numberedWord(const std::string& key, long long number)
{
    const QString name = pageWord(key);
    if (!key.starts_with("power_of_"))
        return name + u'(' + wholeNumber(number) + u')';
    return name + withSuperscripts(u"10^"_s + QString::number(number)).mid(2);
}

QString pagePartName(const std::string& part)
{
    const auto [name, number] = parted(part);
    const QString word = wordIn(parts, name);
    return word.isEmpty() ? pageWord(part) : word;
}

QString symbolOfPart(const std::string& part)
{
    const auto found = std::ranges::find(symbols, part, &SymbolsOfKey::part);
    return found == symbols.end() ? QString() : QString::fromLatin1(found->formula);
}

QStringList tooLargeWords()
{
    return {
        DerivationWords::tr("Too large for FP64"), DerivationWords::tr("too large", "a number")};
}

QStringList symbolsOfPart(const std::string& part)
{
    const auto found = std::ranges::find(symbols, parted(part).first, &SymbolsOfKey::part);
    return found == symbols.end()
        ? QStringList()
        : QString::fromLatin1(found->symbols).split(u' ', Qt::SkipEmptyParts);
}

} // namespace lab::ui
