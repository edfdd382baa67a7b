#pragma once

#include "core/math/number_format.h"
#include "core/state/lab_state.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace lab::ui {

/// The words of the pictures of Precision.
class PrecisionWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::PrecisionWords)
};

QString formatName(NumberFormat format);
QString errorsTitle(PrecisionError error);
QString driftTitle();
/// Why a curve over the positions that both can have has none to show.
QString farApartWords(std::int64_t apart);
/// Why a number is not representable: only FP16 has a range below that of occurring positions.
QString notHeldWords();

} // namespace lab::ui
