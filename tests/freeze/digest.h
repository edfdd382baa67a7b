#pragma once

#include <QByteArray>

#include <cstdint>

namespace lab::freeze {

/// A checksum of bytes, in six letters and digits.
class Digest {
public:
    void add(const char* bytes, qsizetype count);
    QByteArray text() const;

private:
    std::uint64_t m_sum = 0;
};

/// The digest of a text; dashes for an empty one.
QByteArray digest(const QByteArray& text);

/// A number with the precision that every machine reproduces: eight digits, and nothing below
/// 1e-12. It is multiplied first, so that no round number is at the edge between two roundings.
QByteArray number(double value);

/// The text with each number that has a point or an exponent written in this way.
QByteArray withRoundNumbers(const QByteArray& text);

} // namespace lab::freeze
