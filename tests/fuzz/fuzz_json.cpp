#include "tests/fuzz/json_laws.h"
#include "tests/fuzz/target.h"

using namespace lab;

namespace {

void readJson(const QByteArray& bytes)
{
    const char* const broken = fuzz::brokenJsonLaw(bytes);
    fuzz::require(broken == nullptr, broken);
}

const fuzz::Registered json({"json", readJson});

} // namespace
