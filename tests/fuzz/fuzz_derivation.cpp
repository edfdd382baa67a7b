#include "tests/fuzz/target.h"
#include "tests/fuzz/uses.h"

using namespace Qt::StringLiterals;
using namespace lab;

namespace {

void readPages(const QByteArray& bytes)
{
    fuzz::outputOf({u"derivation"_s, u"check"_s, fuzz::fileOf(bytes, u"pages.json"_s)});
}

const fuzz::Registered pages({"derivation", readPages});

} // namespace
