#include "app/models/rope_text.h"
#include "core/state/edit.h"
#include "tests/fuzz/target.h"
#include "tests/fuzz/uses.h"

using namespace Qt::StringLiterals;
using namespace lab;

namespace {

void readBlock(const QByteArray& bytes)
{
    const LabState present = clamped({});
    if (const auto edit = app::editInText(bytes, u"the clipboard"_s, present)) {
        const LabState pasted = applied(present, *edit);
        fuzz::require(clamped(pasted) == pasted, "what is pasted is valid");
        fuzz::useState(pasted);
    }
}

const fuzz::Registered blocks({"block", readBlock});

} // namespace
