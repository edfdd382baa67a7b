#pragma once

#include <QByteArray>

#include <vector>

namespace lab::fuzz {

/// Reads any bytes as one kind of file. If a law for the result does not hold, the program is
/// ended.
struct Target {
    const char* name; ///< also of its folder in tests/fuzz/corpus
    void (*read)(const QByteArray& bytes);
};

/// All registered targets.
std::vector<Target>& targets();

struct Registered {
    explicit Registered(Target target) { targets().push_back(target); }
};

/// Ends the program, which the fuzzer and a test treat as an error, if it does not hold.
void require(bool holds, const char* law);

} // namespace lab::fuzz
