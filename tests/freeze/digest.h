#pragma once

#include <QByteArray>

#include <cstdint>

namespace lab::freeze {

/// A sum over bytes, in six letters and digits.
class Digest {
public:
    void add(const char* bytes, qsizetype count);
    QByteArray text() const;

private:
    std::uint64_t m_sum = 0;
};

/// Of a text; dashes of an empty one.
QByteArray digest(const QByteArray& text);

/// A number as far as every machine computes it alike: eight digits, and nothing below 1e-12. It is
/// multiplied first, so that no round number lies at the edge of two roundings.
QByteArray number(double value);

/// The text with each number that has a point or an exponent written so.
QByteArray withRoundNumbers(const QByteArray& text);

} // namespace lab::freeze
