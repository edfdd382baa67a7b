#pragma once

#include "core/frames/context/context_frames.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/look.h"

#include <QColor>
#include <QString>

#include <array>
#include <string_view>

namespace lab::ui {

/// How the training length or the target is shown in the pictures of Context.
struct LengthLine {
    std::string_view key;
    double length = 0;
    HandleKind kind = HandleKind::Seen;
    QColor line;
    QColor text;
    QString label; ///< "trained 4 096"
};

/// The training length, then the target.
std::array<LengthLine, 2> lengthLines(const ContextLengths& lengths, const Look& look);

} // namespace lab::ui
