#include "ui/paint/precision/precision_words.h"

using namespace Qt::StringLiterals;

namespace lab::ui {

QString formatName(NumberFormat format)
{
    switch (format) {
    case NumberFormat::Double:
        return PrecisionWords::tr("double");
    case NumberFormat::Float:
        return PrecisionWords::tr("float");
    case NumberFormat::Tf32:
        return u"TF32"_s;
    case NumberFormat::Half:
        return PrecisionWords::tr("half");
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

} // namespace lab::ui
