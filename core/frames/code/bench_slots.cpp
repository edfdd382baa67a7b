#include "core/frames/code/bench_slots.h"

#include "core/experiment/shipped_results.h"
#include "core/state/parameters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>
#include <span>

namespace lab {

namespace {

std::string numberList(const std::vector<double>& numbers) // on one line
{
    std::string list;
    for (const double number : numbers)
        list += (list.empty() ? "" : ", ") + pythonNumber(number);
    return "[" + list + "]";
}

/// The bundled answers of the encoding selected on Experiment: a list per length, a number per
/// seed. Empty while they are hidden.
struct ShippedAnswers {
    std::string lengths = "[";
    std::string right = "[";
    std::string asked = "[";
    std::string entropy = "[";
};

ShippedAnswers shippedAnswers(const Experiment& experiment)
{
    ShippedAnswers text;
    const auto tasks = shippedTasks();
    const bool isShipped = std::ranges::find(tasks, experiment.setup.task) != tasks.end();
    const std::size_t lengths = isShipped && !isCovered(experiment)
        ? lengthsOf(shippedSetup(experiment.setup.task)).size()
        : 0;
    for (std::size_t at = 0; at < lengths; ++at) {
        std::vector<int> right;
        std::vector<int> asked;
        std::vector<double> entropy;
        int length = 0;
        for (const ExperimentRun& run : shippedRuns(experiment.setup.task)) {
            if (run.job.encoding != experiment.encoding)
                continue;
            const EvaluatedLength& of = run.asked.front()[at];
            length = of.length;
            right.push_back(of.right);
            asked.push_back(of.questions);
            entropy.push_back(of.crossEntropy);
        }
        text.lengths += (at > 0 ? ", " : "") + std::to_string(length);
        text.right += "\n    " + wholeList(right) + ",";
        text.asked += "\n    " + wholeList(asked) + ",";
        text.entropy += "\n    " + numberList(entropy) + ",";
    }
    const char* const end = lengths > 0 ? "\n]" : "]";
    return {text.lengths + "]", text.right + end, text.asked + end, text.entropy + end};
}

struct NamedTerm {
    RelativeTerm term;
    const char* name; ///< in the program
};

std::span<const NamedTerm> namedTerms(RelativeEncoding encoding)
{
    using enum RelativeTerm;
    static constexpr std::array shaw {
        NamedTerm {Content, "content"}, NamedTerm {QueryPosition, "position"}};
    static constexpr std::array transformerXl {NamedTerm {Content, "a"},
        NamedTerm {QueryPosition, "b"}, NamedTerm {GlobalContent, "c"},
        NamedTerm {GlobalPosition, "d"}};
    static constexpr std::array deberta {NamedTerm {Content, "c2c"},
        NamedTerm {QueryPosition, "c2p"}, NamedTerm {KeyPosition, "p2c"}};
    if (encoding == RelativeEncoding::Shaw)
        return shaw;
    if (encoding == RelativeEncoding::TransformerXl)
        return transformerXl;
    return deberta;
}

/// "a + b + c + d", the included terms; "0.0" if there are none.
std::string countedTerms(const Relative& relative)
{
    std::string sum;
    for (const NamedTerm& one : namedTerms(relative.encoding))
        if (relative.counts(one.term))
            sum += (sum.empty() ? "" : " + ") + std::string(one.name);
    return sum.empty() ? "0.0" : sum;
}

bool countsEveryTerm(const Relative& relative)
{
    return std::ranges::all_of(namedTerms(relative.encoding),
        [&](const NamedTerm& one) { return relative.counts(one.term); });
}

/// The error of an angle of p radians if p·θ is a product of doubles: "2e-09".
std::string angleLoss(std::int64_t position)
{
    std::array<char, 32> text {};
    const double error = std::numeric_limits<double>::epsilon() * static_cast<double>(position);
    std::snprintf(text.data(), text.size(), "%.0e", error);
    return text.data();
}

} // namespace

std::string pythonNumber(double number)
{
    constexpr double wholeTo = 1e15; // beyond this, a power of ten is easier to read
    if (std::abs(number) < wholeTo && !(std::abs(number - std::trunc(number)) > 0))
        return std::to_string(static_cast<std::int64_t>(number)) + ".0";
    std::string digits = text(Value(number));
    return digits.find_first_of(".e") == std::string::npos ? digits + ".0" : digits;
}

void addTermSlots(CodeSlots& slots, const Relative& relative)
{
    slots["relative.sum"] = countedTerms(relative);
    slots["relative.unticked"] = countsEveryTerm(relative) ? "no" : "yes";
}

void addAnswerSlots(CodeSlots& slots, const Experiment& experiment)
{
    const ShippedAnswers answers = shippedAnswers(experiment);
    slots["experiment.lengths"] = answers.lengths;
    slots["experiment.right"] = answers.right;
    slots["experiment.asked"] = answers.asked;
    slots["experiment.entropy"] = answers.entropy;
    slots["experiment.covered"] = isCovered(experiment) ? "yes" : "no";
}

void addAngleSlots(CodeSlots& slots, std::int64_t farthest)
{
    constexpr std::int64_t farFrom = 100'000; // from here on a cosine has only eleven correct
                                              // digits
    slots["far"] = farthest >= farFrom ? "yes" : "no";
    slots["far.error"] = angleLoss(farthest);
}

} // namespace lab
