#pragma once

#include <QByteArray>

#include <string_view>

namespace lab::fuzz {

/// Whether its tokens form a JSON document as Qt 6 reads it: RFC 8259 with an object or a list
/// outside, at most 1024 deep. Like Qt, it takes a byte order mark, control characters in strings,
/// any byte after a backslash, halves of surrogate pairs, and numbers such as 1. and .5, but no
/// number that a double can only hold as infinity or, if it is not 0, as 0.
bool isJson(std::string_view text);

/// What is wrong with the tokens, errors and lines found in any text; null if nothing is.
const char* brokenJsonLaw(const QByteArray& text);

} // namespace lab::fuzz
