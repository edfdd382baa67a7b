#include "core/lessons/lesson.h"

#include "core/math/random.h"
#include "core/math/significant_digits.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

// FNV-1a, so that two lessons draw different numbers.
std::uint64_t seedOf(const std::string& key, std::size_t time)
{
    std::uint64_t seed = 0xcbf29ce484222325;
    for (const char letter : key)
        seed = (seed ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    return seed + time;
}

/// The value drawn by a fraction from 0 to below 1.
Value drawn(const VariedSetting& setting, double share)
{
    if (!setting.range) {
        const auto count = static_cast<double>(setting.values.size());
        return setting.values.empty() ? Value(0.0)
                                      : setting.values[static_cast<std::size_t>(share * count)];
    }
    const auto [from, to] = *setting.range;
    const Parameter* const parameter = parameterNamed(setting.key);
    if (parameter && parameter->kind == ParameterKind::Integer) {
        const double multiple = parameter->multipleOf;
        const double first = std::ceil(from / multiple);
        const double count = std::max(1.0, std::floor(to / multiple) - first + 1);
        constexpr double farthest = 9e15; // a range beyond is reported when it is checked
        const double number = multiple * (first + std::floor(share * count));
        return static_cast<std::int64_t>(std::clamp(number, -farthest, farthest));
    }
    const bool isLogarithmic =
        parameter && parameter->scale == ParameterScale::Logarithmic && from > 0;
    const double number = isLogarithmic ? from * std::pow(to / from, share) //
                                        : from + share * (to - from);
    return std::clamp(toSignificantDigits(number, 2), from, to);
}

} // namespace

Lesson::Lesson() = default;
Lesson::Lesson(const Lesson&) = default;
Lesson::Lesson(Lesson&&) noexcept = default;
Lesson& Lesson::operator=(const Lesson&) = default;
Lesson& Lesson::operator=(Lesson&&) noexcept = default;
Lesson::~Lesson() = default;
bool Lesson::operator==(const Lesson&) const = default;

std::vector<std::string> picturesWhileAsked(const Lesson& lesson)
{
    std::vector<std::string> pictures = lesson.pictures;
    std::ranges::stable_partition(pictures, [&](const std::string& picture) {
        return std::ranges::find(lesson.hides, picture) == lesson.hides.end();
    });
    return pictures;
}

Expected<LabState, PatchError> lessonStart(const Lesson& lesson, std::size_t time)
{
    auto start = patched(clamped({}), lesson.start);
    if (time == 0 || lesson.again.empty() || !start)
        return start;
    return patched(*std::move(start), drawnPatch(lesson, time));
}

Patch drawnPatch(const Lesson& lesson, std::size_t time)
{
    Random random(seedOf(lesson.key, time));
    Patch patch;
    for (const VariedSetting& setting : lesson.again[(time - 1) % lesson.again.size()])
        patch.push_back({setting.key, drawn(setting, random.uniform())});
    return patch;
}

std::vector<Value> extremeValues(const VariedSetting& setting)
{
    if (!setting.range)
        return setting.values;
    const double last = std::nextafter(1.0, 0.0);
    return {drawn(setting, 0), drawn(setting, last)};
}

} // namespace lab
