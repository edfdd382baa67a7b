#include "tests/verify/comparison.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab::verify {

namespace {

constexpr double infinitelyFar = std::numeric_limits<double>::infinity();

double numberIn(const nlohmann::json& tolerance, const char* key)
{
    const auto entry = tolerance.is_object() ? tolerance.find(key) : tolerance.end();
    return entry != tolerance.end() && entry->is_number() ? entry->get<double>() : 0;
}

bool isMasked(const nlohmann::json& value)
{
    return value.is_null() || (value.is_number_float() && std::isnan(value.get<double>()));
}

} // namespace

Comparison::Comparison(const nlohmann::json& referenceCase)
    : m_absolute(numberIn(referenceCase.value("tol", nlohmann::json()), "double_abs"))
    , m_relative(numberIn(referenceCase.value("tol", nlohmann::json()), "double_rel"))
{
}

Comparison::Comparison(double absolute, double relative)
    : m_absolute(absolute)
    , m_relative(relative)
{
}

void Comparison::setTolerance(double absolute, double relative)
{
    m_absolute = absolute;
    m_relative = relative;
}

void Comparison::real(
    std::string_view what, const nlohmann::json& ours, const nlohmann::json& reference)
{
    compare(std::string(what), ours, reference, false);
}

void Comparison::equal(
    std::string_view what, const nlohmann::json& ours, const nlohmann::json& reference)
{
    compare(std::string(what), ours, reference, true);
}

void Comparison::fail(const std::string& reason)
{
    m_worstShare = infinitelyFar;
    m_worstPlace = reason;
}

void Comparison::compare(const std::string& where, const nlohmann::json& ours,
    const nlohmann::json& reference, bool exactly)
{
    if (ours.is_array() && reference.is_array() && ours.size() == reference.size()) {
        for (std::size_t k = 0; k < ours.size(); ++k)
            compare(where + "[" + std::to_string(k) + "]", ours[k], reference[k], exactly);
        return;
    }
    ++m_count;
    if (isMasked(reference) || isMasked(ours)) {
        note(where, isMasked(reference) && isMasked(ours) ? 0 : infinitelyFar, ours, reference);
    } else if (ours.is_number() && reference.is_number() && !exactly) {
        const double expected = reference.get<double>();
        const double error = std::abs(ours.get<double>() - expected);
        const double allowed = std::max(m_absolute, m_relative * std::abs(expected));
        const double share = std::equal_to<>()(error, 0.0) ? 0 : error / allowed;
        note(where, std::isnan(share) ? infinitelyFar : share, ours, reference);
    } else {
        note(where, ours == reference ? 0 : infinitelyFar, ours, reference);
    }
}

void Comparison::note(const std::string& where, double share, const nlohmann::json& ours,
    const nlohmann::json& reference)
{
    if (!m_worstPlace.empty() && share <= m_worstShare)
        return;
    m_worstShare = share;
    m_worstPlace =
        where + ": " + ours.dump().substr(0, 60) + " for " + reference.dump().substr(0, 60);
}

} // namespace lab::verify
