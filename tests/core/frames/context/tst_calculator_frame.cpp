#include "core/frames/context/calculator_frame.h"
#include "core/frames/context/context_frames.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/edit.h"
#include "core/state/shown_methods.h"
#include "tests/core/frames/context/llama2_by_yarn.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace lab;

namespace {

const CalculatorFrame::Line& lineOf(const CalculatorFrame& frame, ScalingMethod method)
{
    return *std::ranges::find(frame.lines, method, &CalculatorFrame::Line::method);
}

} // namespace

TEST_CASE("Llama 2 from 4,096 to 32,768 by each method")
{
    const CalculatorFrame frame = calculatorFrame(llama2ByYarn());
    CHECK(frame.lines.size() == 10);
    CHECK(frame.pairs == 64);
    CHECK(frame.incomplete == 18);
    CHECK(frame.wantedFactor == 8);
    CHECK(frame.method == ScalingMethod::Yarn);

    const auto& yarn = lineOf(frame, ScalingMethod::Yarn);
    CHECK(yarn.kept == 21); // the ramp is 0 up to pair floor(20.9), 1 from pair ceil(45.03) on
    CHECK(yarn.blended == 25);
    CHECK(yarn.divided == 18);
    CHECK(yarn.attentionFactor == relatively(0.1 * std::log(8) + 1, 1e-15));
    CHECK(yarn.softmaxFactor == 1);
    CHECK(yarn.base == 10000);

    const auto& ntk = lineOf(frame, ScalingMethod::NtkAware);
    CHECK(ntk.base == relatively(10000 * std::pow(8, 128.0 / 126), 1e-14));
    CHECK(ntk.kept == 1);
    CHECK(ntk.divided == 1);
    CHECK(ntk.most == relatively(8, 1e-15));
    // s·L/L₀ − (s − 1) at the target length
    CHECK(lineOf(frame, ScalingMethod::DynamicNtk).factor == 57);
    CHECK(lineOf(frame, ScalingMethod::PositionInterpolation).divided == 64);
    CHECK(lineOf(frame, ScalingMethod::None).kept == 64);
    CHECK(lineOf(frame, ScalingMethod::AdjustedBase).base == 500000);
    CHECK(lineOf(frame, ScalingMethod::ProportionalRope).resting == 16);
    CHECK(lineOf(frame, ScalingMethod::LongRope).kept == 64); // no lists
}

TEST_CASE("the counts add up to the rotated pairs, and slowing is that of the picture")
{
    LabState state = llama2ByYarn();
    state.rotations.rotatedShare = 0.75;
    state.rotations.scaling.longFactors = {1, 2, 3, 64};
    const auto all = scalingMethods();
    state.context.methods = {all.begin(), all.end()};
    state = clamped(state);
    const CalculatorFrame frame = calculatorFrame(state);
    CHECK(frame.pairs == 48);
    const FactorsFrame picture = factorsFrame(state);
    REQUIRE(picture.lines.size() == frame.lines.size());
    for (std::size_t i = 0; i < frame.lines.size(); ++i) {
        const auto& line = frame.lines[i];
        CHECK(line.kept + line.blended + line.divided + line.resting == frame.pairs);
        CHECK(picture.lines[i].method == line.method);
        double most = 0;
        for (const double factor : picture.lines[i].factors)
            most = std::isfinite(factor) ? std::max(most, factor) : most;
        CHECK(line.most == relatively(most, 1e-14));
    }
    CHECK(lineOf(frame, ScalingMethod::LongRope).most == relatively(64, 1e-15));
}

TEST_CASE("the number of plain pairs with less than one turn does not depend on the method")
{
    LabState state = llama2ByYarn();
    state.rotations.scaling.method = ScalingMethod::ProportionalRope;
    state.rotations.scaling.turningShare = 0.75;
    CHECK(calculatorFrame(clamped(state)).incomplete == 18);
}

TEST_CASE("dynamic NTK is plain RoPE within the training length")
{
    LabState state = llama2ByYarn();
    state = applied(state, SetParameter {"scaling.current_length", std::int64_t {2048}});
    const auto line = lineOf(calculatorFrame(state), ScalingMethod::DynamicNtk);
    CHECK(line.factor == 1);
    CHECK(line.base == 10000);
    CHECK(line.kept == 64);
}

TEST_CASE("the reach of a line is given in training lengths")
{
    LabState state = llama2ByYarn();
    state.rotations.scaling.longFactors.assign(64, 43.3);
    state.rotations.scaling.longFactors.front() = 1;
    const CalculatorFrame frame = calculatorFrame(clamped(state));
    const auto reach = [&](ScalingMethod method) { return lineOf(frame, method).reach; };
    CHECK(reach(ScalingMethod::None) == 1);
    CHECK(reach(ScalingMethod::ProportionalRope) == 1);
    CHECK(reach(ScalingMethod::Yarn) == 8);
    CHECK(std::isinf(reach(ScalingMethod::DynamicNtk)));
    CHECK(reach(ScalingMethod::LongRope) == 43.3);
    CHECK(reach(ScalingMethod::AdjustedBase) == relatively(std::pow(50, 126.0 / 128), 1e-14));
    CHECK(frame.fallsShort(lineOf(frame, ScalingMethod::None)));
    CHECK(!frame.fallsShort(lineOf(frame, ScalingMethod::AdjustedBase)));
    CHECK(!frame.wideBase);
    state.rotations.scaling.longFactors.assign(2, 0.5); // pairs past its end are not divided
    CHECK(lineOf(calculatorFrame(clamped(state)), ScalingMethod::LongRope).reach == 1);
}

TEST_CASE(
    "a base that slows the last pair as the target asks is named where the adjusted one does not")
{
    LabState state = llama2ByYarn();
    state.rotations.base = 1e6; // above the adjusted 500 000
    const CalculatorFrame frame = calculatorFrame(clamped(state));
    const auto& line = lineOf(frame, ScalingMethod::AdjustedBase);
    CHECK(line.reach == relatively(std::pow(0.5, 126.0 / 128), 1e-14));
    REQUIRE(frame.wideBase);
    CHECK(frame.wideBase->base == relatively(1e6 * std::pow(8, 128.0 / 126), 1e-14));
    CHECK(frame.wideBase->searched == 32768); // it works for the target
    CHECK(!frame.wideBase->failing);

    // 500 000 to 131 072 positions: found by numpy over all distances.
    state.rotations.base = 500000;
    state.rotations.scaling.originalLength = 8192;
    state.position.targetLength = 131072;
    const auto wide = calculatorFrame(clamped(state)).wideBase;
    REQUIRE(wide);
    CHECK(wide->base == relatively(500000 * std::pow(16, 128.0 / 126), 1e-14));
    CHECK(wide->failing == 102996);
    state.rotations.width = 2; // one pair, which no base affects
    CHECK(!calculatorFrame(clamped(state)).wideBase);
}

TEST_CASE("the table of methods has the lines of the calculator")
{
    const LabState state = llama2ByYarn();
    const auto quantities = tableQuantities();
    const auto found = std::ranges::find_if(quantities, [](const TableQuantity& one) {
        return one.encoding == "rope" && one.quantity == "methods";
    });
    REQUIRE(found != quantities.end());
    const SchemeTable table = found->table(state, {});
    const CalculatorFrame frame = calculatorFrame(state);
    REQUIRE(table.count == 10);
    for (std::int64_t row = 0; row < table.count; ++row) {
        const auto& line = frame.lines[static_cast<std::size_t>(row)];
        const std::vector<double> numbers = table.row(row);
        CHECK(numbers.size() + 1 == table.columns.size());
        CHECK(numbers[0] == line.factor);
        CHECK(numbers[1] == line.base);
        CHECK(numbers[8] == line.attentionFactor);
    }
}
