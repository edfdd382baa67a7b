#include "ui/paint/context/length_lines.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/text/number_text.h"

namespace lab::ui {

std::array<LengthLine, 2> lengthLines(const ContextLengths& lengths, const Look& look)
{
    const Palette& palette = look.palette;
    const auto [training, target] = lengths;
    return {LengthLine {"context.training_length", static_cast<double>(training), HandleKind::Seen,
                palette.seen, palette.seenText,
                ContextWords::tr("trained %1").arg(wholeNumber(training))},
        LengthLine {"context.target_length", static_cast<double>(target), HandleKind::Unseen,
            palette.unseen, palette.unseenText,
            ContextWords::tr("target %1").arg(wholeNumber(target))}};
}

} // namespace lab::ui
