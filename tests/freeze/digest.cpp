#include "tests/freeze/digest.h"

#include <QtEndian>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace lab::freeze {

// Eight bytes at a time, because images are digested, too.
void Digest::add(const char* bytes, qsizetype count)
{
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;
    constexpr qsizetype step = 8;
    const auto take = [this](std::uint64_t word) {
        m_sum = (m_sum ^ word) * odd;
        m_sum ^= m_sum >> 29;
    };
    take(static_cast<std::uint64_t>(count));
    qsizetype at = 0;
    for (; at + step <= count; at += step)
        take(qFromLittleEndian<std::uint64_t>(bytes + at));
    std::uint64_t rest = 0;
    for (; at < count; ++at)
        rest = rest << 8 | static_cast<unsigned char>(bytes[at]);
    take(rest);
}

QByteArray Digest::text() const
{
    constexpr qsizetype letters = 6;
    return QByteArray::number(static_cast<qulonglong>(m_sum >> 20), 16)
        .right(letters)
        .rightJustified(letters, '0');
}

QByteArray digest(const QByteArray& text)
{
    if (text.isEmpty())
        return "------";
    Digest all;
    all.add(text.constData(), text.size());
    return all.text();
}

QByteArray number(double value)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value < 0 ? "-inf" : "inf";
    constexpr double odd = 1.2360679774997896;
    constexpr double least = 1e-12;
    constexpr int digits = 8;
    const double scaled = odd * value;
    if (std::abs(scaled) < least / 2)
        return "0";
    const int exponent = static_cast<int>(std::floor(std::log10(std::abs(scaled)))) - digits + 1;
    const double step = std::max(std::pow(10.0, exponent), least);
    return QByteArray::number(step * std::round(scaled / step), 'g', digits);
}

QByteArray withRoundNumbers(const QByteArray& text)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    QByteArray all;
    all.reserve(text.size());
    const char* const end = text.constEnd();
    for (const char* at = text.constBegin(); at != end;) {
        const bool isStart = isDigit(*at) || (*at == '-' && at + 1 != end && isDigit(at[1]));
        const char before = all.isEmpty() ? ' ' : all.back();
        double value = 0;
        const auto read = isStart && !std::isalnum(static_cast<unsigned char>(before))
            ? std::from_chars(at, end, value)
            : std::from_chars_result {at, std::errc::invalid_argument};
        if (read.ec != std::errc()) {
            all += *at++;
            continue;
        }
        const bool isReal = std::any_of(at, read.ptr, [](char c) { return c == '.' || c == 'e'; });
        all += isReal ? number(value) : QByteArray(at, read.ptr - at);
        at = read.ptr;
    }
    return all;
}

} // namespace lab::freeze
