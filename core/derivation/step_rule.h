#pragma once

#include "core/derivation/derivation_inputs.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// A function that a step defines for its formulas: f(v, p) = v*exp(i*p*theta).
struct Definition {
    std::string name;
    std::vector<std::string> parameters;
    std::string body;

    bool operator==(const Definition&) const = default;
};

/// Over what the claim of a step is tried, beside the learner's own numbers.
enum class Every {
    Nothing, ///< only the own numbers
    Shift, ///< s = 0 … lastShift
    Position, ///< both further on by 0 … lastShift, for a claim that has no s in it
    VectorAndShift, ///< those of Shift, and 64 random queries and keys
    VectorAndPosition,
};
constexpr std::int64_t lastShift = 20;
constexpr int panelVectors = 64;

/// One step of the derivation as a file states it: two sides that ought to be equal.
struct StepText {
    std::string key; ///< "wish"
    std::vector<Definition> definitions;
    std::string left;
    std::string right;
    std::string tolerance = "1e-12*(1 + abs(m) + abs(n) + s)"; ///< of the relative difference
    Every every = Every::Nothing;

    /// A way to spoil the step: definitions and sides that stand in place of the step's own.
    struct Break {
        std::string key;
        std::vector<Definition> definitions;
        std::optional<std::string> left;
        std::optional<std::string> right;

        bool operator==(const Break&) const = default;
    };
    std::vector<Break> breaks;

    bool operator==(const StepText&) const = default;
};

/// Which formula of a step is at fault: "left", "tolerance", "f", "breaks.slope.f".
struct StepFault {
    std::string where;
    ExpressionFault fault;

    bool operator==(const StepFault&) const = default;
};

/// Both sides of one step with numbers in them.
struct StepSides {
    Complex left;
    Complex right;
    double difference = 0; ///< |left − right|
    double relative = 0; ///< difference / max(1, |left|)
    double tolerance = 0; ///< of the relative difference

    bool isWithin() const { return relative <= tolerance; }

    bool operator==(const StepSides&) const = default;
};

/// What the numbers say of a step: the learner's own, and the case that fits worst: of those
/// outside their tolerance the one with the largest difference, else of all.
struct StepCheck {
    StepSides own;
    struct Worst {
        DerivationInputs inputs; ///< to be loaded as one's own numbers
        StepSides sides;

        bool operator==(const Worst&) const = default;
    };
    std::optional<Worst> worst; ///< where the step claims something for every case
    int cases = 1; ///< how many were tried

    bool holds() const; ///< each within its tolerance

    bool operator==(const StepCheck&) const = default;
};

/// A step whose formulas have been read.
///
/// Law: the relative difference of a sound step stays within its tolerance for all inputs, and
/// each of its breaks leaves it for some.   Su et al. 2021, arXiv:2104.09864, §3.4.1.
class StepRule {
public:
    const StepText& text() const;

    /// With a break's key the spoilt step; an empty or unknown one is the sound step.
    Expected<StepCheck, StepFault> check(
        const DerivationInputs& inputs, std::string_view brokenBy = {}) const;

    /// The learner's own numbers alone, without the panel.
    Expected<StepSides, StepFault> ownSides(
        const DerivationInputs& inputs, std::string_view brokenBy = {}) const;

    /// The value of any other formula with the step's definitions: a question's answer.
    Expected<Complex, ExpressionFault> value(const Expression& formula,
        const DerivationInputs& inputs, std::string_view brokenBy = {}) const;

private:
    struct Read;
    explicit StepRule(std::shared_ptr<const Read> read);
    friend Expected<StepRule, StepFault> stepRule(StepText text);

    std::shared_ptr<const Read> m_read;
};

/// Reads all formulas of a step and tries each once, so that a name that nothing stands for is
/// found now.
Expected<StepRule, StepFault> stepRule(StepText text);

/// The random queries and keys of the panel, the same on every machine.
std::vector<std::pair<Complex, Complex>> derivationPanel();

} // namespace lab
