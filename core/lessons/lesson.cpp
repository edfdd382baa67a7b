#include "core/lessons/lesson.h"

#include "core/math/random.h"
#include "core/math/significant_digits.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

// FNV-1a, so that two lessons do not draw alike.
std::uint64_t seedOf(const std::string& key, std::size_t time)
{
    std::uint64_t seed = 0xcbf29ce484222325;
    for (const char letter : key)
        seed = (seed ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    return seed + time;
}

Value drawn(const VariedSetting& setting, Random& random)
{
    const double share = random.uniform();
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
        return static_cast<std::int64_t>(multiple * (first + std::floor(share * count)));
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

Expected<LabState, PatchProblem> lessonStart(const Lesson& lesson, std::size_t time)
{
    auto start = patched(clamped({}), lesson.start);
    if (time == 0 || lesson.again.empty() || !start)
        return start;
    Random random(seedOf(lesson.key, time));
    Patch patch;
    for (const VariedSetting& setting : lesson.again[(time - 1) % lesson.again.size()])
        patch.push_back({setting.key, drawn(setting, random)});
    return patched(*std::move(start), patch);
}

} // namespace lab
