#pragma once

#include "core/derivation/derivation_inputs.h"
#include "core/derivation/wish_verdict.h"
#include "core/math/expression/expression.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// A function that a page defines for its formulas: fq(v, p) = v*exp(i*p*theta).
struct Definition {
    std::string name;
    std::vector<std::string> parameters;
    std::string body;

    bool operator==(const Definition&) const = default;
};

/// The cases for which a claim is tested, besides the learner's own numbers.
enum class Cases {
    Own, ///< none
    Shift, ///< t = 0 … lastShift
    VectorAndShift, ///< those of Shift, and 64 random queries and keys
    PositionsSquare, ///< m and n = 0 … lastShift, in all combinations
    Positions, ///< p = 0 … 29
    Neighbours, ///< j = 0 … 2, a pair and the next
    Orders, ///< the 24 orders of four words
    Sizes, ///< of a table, 2 … 20
};
constexpr std::int64_t lastShift = 20;
constexpr int panelVectors = 64;

/// One claim of a page: two sides that must be equal. If neither contains t, a shift changes m and
/// n.
struct Claim {
    std::string left;
    std::string right;
    Cases cases = Cases::Own;

    bool operator==(const Claim&) const = default;
};

/// The computable part of a page of the derivation, as given in a file.
struct PageText {
    std::string key; ///< "lengths"
    std::vector<Definition> definitions;
    std::vector<Claim> claims; ///< at least one
    std::string tolerance = "1e-12*(1 + abs(m) + abs(n) + t)"; ///< times max(1, |left|)

    /// A modification of the page: definitions and sides that replace those of the page.
    struct Break {
        std::string key;
        std::vector<Definition> definitions;
        int claim = 0; ///< the index of the claim that it concerns
        std::optional<std::string> left;
        std::optional<std::string> right;
        bool passes = false; ///< the claim still holds
        /// If it can be determined, the effect on `score`, a formula of m and n with the
        /// definitions of the break.
        std::optional<RequirementVerdict> verdict {};
        std::string score {};

        bool operator==(const Break&) const = default;
    };
    std::vector<Break> breaks;

    bool operator==(const PageText&) const = default;
};

/// Which formula of a page is invalid: "check[0].left", "tolerance", "fq", "breaks.add.fq".
struct PageError {
    std::string where;
    ExpressionError error;

    bool operator==(const PageError&) const = default;
};

/// Both sides of a claim, evaluated. Differences are absolute.
struct PageSides {
    Complex left;
    Complex right;
    double difference = 0; ///< |left − right|
    double tolerance = 0; ///< of the difference

    /// False if the numbers are too large for the formula.
    bool areComputed() const;
    bool isWithin() const { return areComputed() && difference <= tolerance; }

    bool operator==(const PageSides&) const = default;
};

/// The evaluation of a page: for the claim shown, the learner's own numbers and the worst case (the
/// one with the largest difference, among those outside their tolerance if any), and whether its
/// other claims hold.
struct PageCheck {
    PageSides own;
    struct Worst {
        DerivationInputs inputs; ///< can be loaded as the learner's own numbers
        PageSides sides;

        bool operator==(const Worst&) const = default;
    };
    /// Set if the claim is tested for more than the learner's own numbers.
    std::optional<Worst> worst;
    bool isLoadable = false; ///< the worst case differs only in the learner's numbers
    int cases = 1; ///< number of tested cases
    std::vector<PageSides> others; ///< the worst case of each other claim

    bool holds() const; ///< all within their tolerances

    bool operator==(const PageCheck&) const = default;
};

/// A page with parsed formulas.
///
/// Law: for a sound page, the difference stays within its tolerance for all inputs; each break that
/// does not pass exceeds it for some. Su et al. 2021, arXiv:2104.09864, §3.4.1.
class PageRule {
public:
    const PageText& text() const;

    /// With the key of a break, checks the broken page; with an empty or unknown key, the sound
    /// page.
    Expected<PageCheck, PageError> check(
        const DerivationInputs& inputs, std::string_view brokenBy = {}) const;

    /// Only the learner's own numbers, for the claim shown.
    Expected<PageSides, PageError> ownSides(
        const DerivationInputs& inputs, std::string_view brokenBy = {}) const;

    /// Whether the claim still holds with the break of this key.
    bool passes(std::string_view brokenBy) const;

    /// The value of any other formula with the page's definitions, such as the answer to a
    /// question.
    Expected<Complex, ExpressionError> value(const Expression& formula,
        const DerivationInputs& inputs, std::string_view brokenBy = {}) const;

private:
    struct Read;
    explicit PageRule(std::shared_ptr<const Read> read);
    friend Expected<PageRule, PageError> pageRule(PageText text);

    std::shared_ptr<const Read> m_read;
};

/// Parses all formulas of a page and evaluates each once, so that unknown names are found now.
Expected<PageRule, PageError> pageRule(PageText text);

/// The random queries and keys of the panel, the same on every machine.
std::vector<std::pair<Complex, Complex>> derivationPanel();

} // namespace lab
