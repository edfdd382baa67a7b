#include "core/lessons/curve_grading.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>

using namespace lab;

namespace {

struct Axis {
    const char* lowest;
    const char* highest;
};

Lesson drawing(const std::string& answer, const Axis& axis, bool asksPeak)
{
    Lesson lesson;
    lesson.key = "test";
    lesson.question.answer = answer;
    lesson.question.tolerance = std::string("0.1*((") + axis.highest + ") - (" + axis.lowest + "))";
    lesson.question.curve = LessonCurve {.lowest = axis.lowest,
        .highest = axis.highest,
        .across = {},
        .upwards = {},
        .asksPeak = asksPeak};
    return lesson;
}

QuestionCurves curvesOf(const Lesson& lesson)
{
    const LabState start = lessonStart(lesson, 0).value();
    return questionCurves(lesson.question, questionScope(lesson, start)).value();
}

std::vector<double> drawn(const QuestionCurves& known, const std::function<double(double)>& height)
{
    std::vector<double> curve;
    for (const double x : known.x)
        curve.push_back(std::clamp(height(x), known.lowest, known.highest));
    return curve;
}

bool isRightByHand(const QuestionCurves& known)
{
    std::vector<double> exact;
    for (const double height : known.answer)
        exact.push_back(std::clamp(height, known.lowest, known.highest));
    return isRight(known, exact) && isRight(known, drawnByHand(known));
}

double triangle(double x, double at, double wide)
{
    return 1 - std::abs(x - at) / wide;
}

} // namespace

TEST_CASE("a peak is right by its height over the lower end of the axis, wherever that lies")
{
    const QuestionCurves below = curvesOf(drawing("-abs(x - 50)", {"-60", "0"}, true));
    CHECK(isRightByHand(below));
    CHECK(isRight(below, drawn(below, [](double x) { return -1.5 * std::abs(x - 52); })));
    CHECK_FALSE(isRight(below, drawn(below, [](double x) { return -std::abs(x - 60); })));
    CHECK_FALSE(isRight(below, drawn(below, [](double x) { return -25 - std::abs(x - 50); })));
}

TEST_CASE("a peak may be as broad as the true one, and no broader than a twentieth beside it")
{
    const QuestionCurves broad = curvesOf(drawing("1 - ((x - 50)/50)^2", {"0", "1.2"}, true));
    CHECK(isRightByHand(broad));
    CHECK(isRight(broad, drawn(broad, [](double x) { return triangle(x, 50, 40); })));
    CHECK_FALSE(isRight(broad, drawn(broad, [](double x) { return triangle(x, 75, 40); })));
    CHECK_FALSE(isRight(broad, drawn(broad, [](double) { return 1; })));
    const QuestionCurves narrow = curvesOf(drawing("1 - abs(x - 50)/10", {"0", "1.2"}, true));
    CHECK(isRightByHand(narrow));
    CHECK_FALSE(
        isRight(narrow, drawn(narrow, [](double x) { return std::abs(x - 50) < 15 ? 1 : 0; })));
}

TEST_CASE("of several equally high peaks each is required")
{
    const QuestionCurves waves = curvesOf(drawing("cos(2*pi*x/40)", {"-1.2", "1.2"}, true));
    CHECK(isRightByHand(waves));
    const auto one = [](double x) { return std::cos(2 * M_PI * x / 40) * (x > 20 ? 0.3 : 1); };
    CHECK_FALSE(isRight(waves, drawn(waves, one)));
    CHECK_FALSE(
        isRight(waves, drawn(waves, [](double x) { return std::cos(2 * M_PI * (x - 20) / 40); })));
}

TEST_CASE("a curve that is flat for most of its width is right as a hand draws it")
{
    for (const char* answer : {"exp(0 - x/2)", "if(x < 92, 0.2, 1)", "min(1, x/10)", "x/100", "0.5",
             "0.5 + 0.05*cos(x)"}) {
        const QuestionCurves known = curvesOf(drawing(answer, {"0", "1.1"}, false));
        CAPTURE(answer);
        CHECK(isRightByHand(known));
    }
    const QuestionCurves step = curvesOf(drawing("if(x < 92, 0.2, 1)", {"0", "1.1"}, false));
    const auto falling = [](double x) { return x < 93 ? 0.24 - 0.0008 * x : 0.97; };
    CHECK(isRight(step, drawn(step, falling)));
    CHECK(gradedCurve(step, drawn(step, falling)).fit->rankCorrelation > 0.9);
}

TEST_CASE("a flat line is not right because it is near a curve that has a shape")
{
    // Within the tolerance, and without the requested peak.
    const QuestionCurves late = curvesOf(drawing("if(x < 100, 0.2, 1)", {"0", "1.1"}, false));
    const auto flat = drawn(late, [](double) { return 0.2; });
    CHECK(gradedCurve(late, flat).fit->rootMeanSquare < late.tolerance);
    CHECK_FALSE(isRight(late, flat));
    auto shaken = flat;
    for (std::size_t k = 0; k < shaken.size(); ++k)
        shaken[k] += k % 3 == 0 ? 0.004 : -0.002;
    CHECK_FALSE(isRight(late, shaken));
    const QuestionCurves steps =
        curvesOf(drawing("if(mod(x, 10) < 5, 0.4, 0.6)", {"0", "1.1"}, false));
    CHECK(isRightByHand(steps));
    CHECK_FALSE(isRight(steps, drawn(steps, [](double) { return 0.5; })));
}

TEST_CASE("for a true curve that is high everywhere the peak is still required")
{
    const auto bump = [](double x) { return std::exp(-std::pow(x - 50, 2) / 200); };
    const QuestionCurves high =
        curvesOf(drawing("0.9 + 0.1*exp(-(x - 50)^2/200)", {"0", "1.1"}, true));
    CHECK(isRightByHand(high));
    CHECK(isRight(high, drawn(high, [&](double x) { return 0.85 + 0.08 * bump(x - 2); })));
    CHECK_FALSE(isRight(high, drawn(high, [](double) { return 0.72; })));
    CHECK_FALSE(isRight(high, drawn(high, [&](double x) { return 0.72 + 0.001 * bump(x); })));
    const QuestionCurves above = curvesOf(drawing("exp(-(x - 50)^2/200)", {"-10", "1.1"}, true));
    CHECK(isRightByHand(above));
    CHECK_FALSE(isRight(above, drawn(above, [&](double x) { return bump(x) / 2 - 2; })));
}

TEST_CASE("of two peaks that are nearly alike a hand may draw either the highest")
{
    const auto two = [](double x, double first, double second) {
        return first * std::exp(-std::pow(x - 20, 2) / 18)
            + second * std::exp(-std::pow(x - 80, 2) / 18);
    };
    const QuestionCurves known =
        curvesOf(drawing("exp(-(x - 20)^2/18) + 0.97*exp(-(x - 80)^2/18)", {"0", "1.1"}, true));
    CHECK(isRight(known, drawn(known, [&](double x) { return two(x, 0.97, 0.98); })));
    const QuestionCurves unlike =
        curvesOf(drawing("exp(-(x - 20)^2/18) + 0.8*exp(-(x - 80)^2/18)", {"0", "1.1"}, true));
    CHECK(isRightByHand(unlike));
    CHECK_FALSE(isRight(unlike, drawn(unlike, [&](double x) { return two(x, 0.97, 0.98); })));
}

TEST_CASE("a peak can be drawn by hand however little is below it")
{
    for (int thousandth = 0; thousandth < 1000; thousandth += thousandth < 860 ? 20 : 1) {
        const std::string base = std::to_string(thousandth / 1000.0);
        for (const std::string shape : {"exp(-(x - 50)^2/200)", "max(0, 1 - abs(x - 30)/20)",
                 "exp(-(x - 20)^2/18) + exp(-(x - 80)^2/18)"}) {
            for (const std::string highest : {"1", "1.1", "2"}) {
                const QuestionCurves known = curvesOf(drawing(
                    base + " + (1 - " + base + ")*(" + shape + ")", {"0", highest.c_str()}, true));
                CAPTURE(base);
                CAPTURE(shape);
                CAPTURE(highest);
                CHECK(isRightByHand(known));
            }
        }
    }
}

TEST_CASE("a shoulder is not a peak")
{
    // It rises to 0.97, is flat, and continues to the only peak.
    const QuestionCurves known =
        curvesOf(drawing("max(if(x < 50, min(0.97, x/20), 0.97*(100 - x)/50), 1 - abs(x - 45)/3)",
            {"0", "1.1"}, true));
    CHECK(isRightByHand(known));
    const auto onShoulder = [](double x) {
        return x < 30 ? std::min(1.0, x / 20) : 0.95 - std::abs(x - 45) / 100;
    };
    CHECK_FALSE(isRight(known, drawn(known, onShoulder)));
}
