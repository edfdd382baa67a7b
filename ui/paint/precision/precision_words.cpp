#include "ui/paint/precision/precision_words.h"

#include "ui/paint/text/number_text.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

QString formatName(NumberFormat format)
{
    switch (format) {
    case NumberFormat::Double:
        return PrecisionWords::tr("FP64");
    case NumberFormat::Float:
        return PrecisionWords::tr("FP32");
    case NumberFormat::Tf32:
        return u"TF32"_s;
    case NumberFormat::Half:
        return PrecisionWords::tr("FP16");
    case NumberFormat::Bfloat16:
        break;
    }
    return u"bfloat16"_s;
}

QString errorsTitle(PrecisionError error)
{
    switch (error) {
    case PrecisionError::Angle:
        return PrecisionWords::tr("Error of the angle in radians, worst pair");
    case PrecisionError::Cosine:
        return PrecisionWords::tr("Error of the cosine, worst pair");
    case PrecisionError::Score:
        break;
    }
    return PrecisionWords::tr("Error of the score");
}

QString driftTitle()
{
    return PrecisionWords::tr("Drift of the score, both positions shifted");
}

QString farApartWords(std::int64_t apart)
{
    if (apart >= lastPosition)
        return PrecisionWords::tr("at distance %1, query and key cannot shift further")
            .arg(wholeNumber(lastPosition));
    return PrecisionWords::tr(
        "at distance %1, query and key can shift by only %2 more: too little to draw")
        .arg(wholeNumber(apart), wholeNumber(lastPosition - apart));
}

QString notHeldWords()
{
    return PrecisionWords::tr("FP16 represents no number above %1")
        .arg(wholeNumber(std::llround(largestFinite(NumberFormat::Half))));
}

} // namespace lab::ui
