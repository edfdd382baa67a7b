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

/// Over what a claim is tried, beside the learner's own numbers.
enum class Cases {
    Own, ///< nothing else
    Shift, ///< t = 0 … lastShift
    VectorAndShift, ///< those of Shift, and 64 random queries and keys
    PositionsSquare, ///< m and n = 0 … lastShift, each with each
    Positions, ///< p = 0 … 29
    Neighbours, ///< j = 0 … 2, a pair and the next
    Orders, ///< the 24 orders of four words
    Sizes, ///< of a table, 2 … 20
};
constexpr std::int64_t lastShift = 20;
constexpr int panelVectors = 64;

/// One claim of a page: two sides that ought to be equal. Where neither has t in it a shift moves m
/// and n.
struct Claim {
    std::string left;
    std::string right;
    Cases cases = Cases::Own;

    bool operator==(const Claim&) const = default;
};

/// One page of the derivation as a file states what can be reckoned of it.
struct PageText {
    std::string key; ///< "lengths"
    std::vector<Definition> definitions;
    std::vector<Claim> claims; ///< at least one
    std::string tolerance = "1e-12*(1 + abs(m) + abs(n) + t)"; ///< times max(1, |left|)

    /// A change of the page: definitions and sides that stand in place of the page's own.
    struct Break {
        std::string key;
        std::vector<Definition> definitions;
        int claim = 0; ///< which of the claims it is about
        std::optional<std::string> left;
        std::optional<std::string> right;
        bool passes = false; ///< the claim is kept all the same
        /// Where one can be given: what becomes of `score`, a formula with m and n and the break's
        /// definitions in it.
        std::optional<WishVerdict> verdict {};
        std::string score {};

        bool operator==(const Break&) const = default;
    };
    std::vector<Break> breaks;

    bool operator==(const PageText&) const = default;
};

/// Which formula of a page is wrong: "check[0].left", "tolerance", "fq", "breaks.add.fq".
struct PageError {
    std::string where;
    ExpressionError error;

    bool operator==(const PageError&) const = default;
};

/// Both sides of a claim with numbers in them. Differences are absolute.
struct PageSides {
    Complex left;
    Complex right;
    double difference = 0; ///< |left − right|
    double tolerance = 0; ///< of the difference

    /// False where the numbers are too large for the formula.
    bool areComputed() const;
    bool isWithin() const { return areComputed() && difference <= tolerance; }

    bool operator==(const PageSides&) const = default;
};

/// What the numbers say of a page: of the claim that is shown the learner's own and the case that
/// fits worst (of those outside their tolerance the one with the largest difference, else of all),
/// and whether its other claims hold.
struct PageCheck {
    PageSides own;
    struct Worst {
        DerivationInputs inputs; ///< to be loaded as one's own numbers
        PageSides sides;

        bool operator==(const Worst&) const = default;
    };
    std::optional<Worst> worst; ///< where the claim is tried over more than the own numbers
    bool isLoadable = false; ///< the worst case is one of the learner's numbers alone
    int cases = 1; ///< how many were tried
    std::vector<PageSides> others; ///< of each other claim the worst

    bool holds() const; ///< each within its tolerance

    bool operator==(const PageCheck&) const = default;
};

/// A page whose formulas have been read.
///
/// Law: the difference of a sound page stays within its tolerance for all inputs, and each of its
/// breaks that does not pass leaves it for some.   Su et al. 2021, arXiv:2104.09864, §3.4.1.
class PageRule {
public:
    const PageText& text() const;

    /// With a break's key the spoilt page; an empty or unknown one is the sound page.
    Expected<PageCheck, PageError> check(
        const DerivationInputs& inputs, std::string_view brokenBy = {}) const;

    /// The learner's own numbers alone, of the claim that is shown.
    Expected<PageSides, PageError> ownSides(
        const DerivationInputs& inputs, std::string_view brokenBy = {}) const;

    /// Whether the break of that key keeps the claim.
    bool passes(std::string_view brokenBy) const;

    /// The value of any other formula with the page's definitions: a question's answer.
    Expected<Complex, ExpressionError> value(const Expression& formula,
        const DerivationInputs& inputs, std::string_view brokenBy = {}) const;

private:
    struct Read;
    explicit PageRule(std::shared_ptr<const Read> read);
    friend Expected<PageRule, PageError> pageRule(PageText text);

    std::shared_ptr<const Read> m_read;
};

/// Reads all formulas of a page and tries each once, so that a name that nothing stands for is
/// found now.
Expected<PageRule, PageError> pageRule(PageText text);

/// The random queries and keys of the panel, the same on every machine.
std::vector<std::pair<Complex, Complex>> derivationPanel();

} // namespace lab
