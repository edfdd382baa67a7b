#include "core/encodings/rope/rounded.h"
#include "tests/verify/comparers.h"

#include <array>
#include <cmath>
#include <limits>

namespace lab::verify {

namespace {

/// Infinite beyond the range of a format; the reference has null there.
nlohmann::json finite(double number)
{
    return std::isfinite(number) ? nlohmann::json(number) : nlohmann::json();
}

struct Casting {
    const char* error; ///< "angle_error_float32"
    RotationFormats formats;
};

std::array<Casting, 5> casts()
{
    constexpr NumberFormat single = NumberFormat::Float;
    constexpr NumberFormat brain = NumberFormat::Bfloat16;
    return {Casting {"angle_error_float32", allIn(single)}, {"angle_error_double", {}},
        {"angle_error_position_bf16", {brain, single, single, single, single, single}},
        {"angle_error_inv_freq_bf16", {single, brain, single, single, single, single}},
        {"angle_error_all_bf16", allIn(brain)}};
}

/// The error of the angle caused by one unit in the last place of the frequency, before its cast,
/// and of the angle: the reference's own power function may be off by that. A cast to a narrow
/// format hides it.
double lastPlaces(const RotationFormats& formats, const RoundedAngle& angle)
{
    const bool isDouble = formats.frequency == NumberFormat::Double;
    const NumberFormat before = isDouble ? NumberFormat::Double : NumberFormat::Float;
    return std::abs(angle.position) * spacing(before, angle.frequency)
        + spacing(before, angle.angle);
}

} // namespace

void comparePrecision(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& params = referenceCase["params"];
    Rotary rotary;
    rotary.base = params["rope_theta"];
    rotary.width = params["head_dim"];
    rotary.rotatedWidth = rotary.width;
    const Eigen::ArrayXd ladder = frequencies(rotary);
    const std::vector<Turn> perPosition = turns(rotary);
    for (const auto& row : referenceCase["outputs"]["rows"]) {
        const std::int64_t position = row["position"];
        const int pair = row["pair"];
        const double frequency = ladder[pair];
        const double exact = row["angle_exact"];
        const std::string where =
            "position " + std::to_string(position) + " pair " + std::to_string(pair) + " ";

        comparison.setTolerance(0, 4e-16);
        comparison.real(
            where + "angle_exact", static_cast<double>(position) * frequency, row["angle_exact"]);
        comparison.setTolerance(1e-15, 0);
        comparison.real(where + "cos_exact",
            sinCos(position * perPosition[static_cast<std::size_t>(pair)]).cos, row["cos_exact"]);
        for (const Casting& casting : casts()) {
            const RoundedAngle angle = roundedAngle(casting.formats, frequency, position);
            comparison.setTolerance(lastPlaces(casting.formats, angle), 0);
            comparison.real(where + casting.error, angle.angle - exact, row[casting.error]);
        }
        const RotationFormats single = allIn(NumberFormat::Float);
        const RoundedAngle angle = roundedAngle(single, frequency, position);
        comparison.setTolerance(lastPlaces(single, angle) + 0x1p-23, 0);
        comparison.real(where + "cos_error_float32", angle.cosine - row["cos_exact"].get<double>(),
            row["cos_error_float32"]);
        const auto integer = static_cast<double>(position);
        comparison.equal(where + "position_as_bfloat16",
            finite(rounded(NumberFormat::Bfloat16, integer)), row["position_as_bfloat16"]);
        comparison.equal(where + "position_as_float16",
            finite(rounded(NumberFormat::Half, integer)), row["position_as_float16"]);
    }
}

} // namespace lab::verify
