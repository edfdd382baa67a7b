#include "ui/paint/experiment/limits.h"

#include "ui/paint/experiment/experiment_words.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>

namespace lab::ui {

namespace {

constexpr double limitsGap = 40; ///< between the columns
constexpr double sayingShare = 0.34; ///< of the width
constexpr double descent = 5; ///< of the last line, below its baseline

/// Sentences one below the other, a dash before each.
void paintSentences(QPainter& painter, const QRectF& area, const QString& title,
    const QStringList& sentences, const Look& look)
{
    constexpr double indent = 14;
    paintText(painter, {area.left(), area.top() + look.px(16)},
        fitted(title, area.width(), TextRole::PictureTitle, look), TextRole::PictureTitle,
        look.palette.text, look);
    QList<QStringList> all;
    qsizetype count = 0;
    for (const QString& sentence : sentences) {
        all += brokenLines(sentence, font(look, TextRole::Note), area.width() - look.px(indent));
        count += all.back().size();
    }
    const double top = area.top() + look.px(24);
    const double free = area.bottom() - look.px(descent) - top;
    const double line = std::min(look.px(18), free / static_cast<double>(count));
    const double between = std::min(
        look.px(6), (free - line * static_cast<double>(count)) / static_cast<double>(all.size()));
    double baseline = top;
    for (const QStringList& lines : all) {
        painter.fillRect(QRectF(area.left(), baseline + line * 0.62, look.px(6), look.px(1.5)),
            look.palette.axis);
        for (const QString& text : lines) {
            baseline += line;
            paintText(painter, {area.left() + look.px(indent), baseline}, text, TextRole::Note,
                look.palette.text, look);
        }
        baseline += between;
    }
}

} // namespace

QString limitsTitle()
{
    return ExperimentWords::tr("What this can and cannot say");
}

QStringList sayings()
{
    return {ExperimentWords::tr("Whether an encoding still works at lengths that the model never "
                                "saw, all else being alike."),
        ExperimentWords::tr("How much that depends on what is asked: no encoding wins every task."),
        ExperimentWords::tr("How far chance goes: each band is of other first numbers and other "
                            "sequences.")};
}

QStringList limits()
{
    return {ExperimentWords::tr("How a language model will do: these have one to three layers, "
                                "thousands to tens of thousands of numbers and made-up symbols."),
        ExperimentWords::tr("What heads do that share the work: one layer has to mix what and "
                            "where."),
        ExperimentWords::tr(
            "What is the encoding's fault alone: attention over more keys is thinner "
            "too. The task “Constants” shows that part."),
        ExperimentWords::tr("The best that each can do: one recipe serves all; only T5's biases "
                            "learn ten times as fast."),
        ExperimentWords::tr("“Last value written” asks for what is recent, which flatters ALiBi."),
        ExperimentWords::tr("YaRN's ramp is set for length 32: from 1 to 4 turns, not to 32."),
        ExperimentWords::tr("Nothing on perplexity, and little where few seeds leave bands wide.")};
}

void paintLimits(QPainter& painter, const QRectF& area, const Look& look)
{
    const double gap = look.px(limitsGap);
    const double left = (area.width() - gap) * sayingShare;
    paintSentences(painter, {area.left(), area.top(), left, area.height()},
        ExperimentWords::tr("What this can say"), sayings(), look);
    paintSentences(painter,
        {area.left() + left + gap, area.top(), area.width() - left - gap, area.height()},
        ExperimentWords::tr("What it cannot say"), limits(), look);
}

} // namespace lab::ui
