#include "ui/paint/experiment/limits.h"

#include "ui/paint/axes.h"
#include "ui/paint/experiment/experiment_words.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace lab::ui {

namespace {

constexpr double limitsGap = 40; ///< between the columns
constexpr double sayingShare = 0.34; ///< of the width
constexpr double descent = 5; ///< of the last line, below its baseline
constexpr double sentenceGap = 6;

constexpr double headOfSentences = 24;
constexpr double dashIndent = 14;
constexpr double sentencePitch = 18;

struct SentenceColumn {
    QRectF area;
    QString title;
    QStringList sentences;
};

/// The possible conclusions have the narrower of two columns.
std::array<SentenceColumn, 2> columnsIn(const QRectF& area, const Look& look)
{
    const double gap = look.px(limitsGap);
    const double left = (area.width() - gap) * sayingShare;
    return {SentenceColumn {{area.left(), area.top(), left, area.height()},
                ExperimentWords::tr("What this can show"), sayings()},
        SentenceColumn {
            {area.left() + left + gap, area.top(), area.width() - left - gap, area.height()},
            ExperimentWords::tr("What it cannot show"), limits()}};
}

QList<QStringList> linesOf(const SentenceColumn& column, const Look& look)
{
    QList<QStringList> all;
    for (const QString& sentence : column.sentences)
        all += brokenLines(
            sentence, font(look, TextRole::Note), column.area.width() - look.px(dashIndent));
    return all;
}

double heightFor(const QList<QStringList>& all)
{
    qsizetype count = 0;
    for (const QStringList& lines : all)
        count += lines.size();
    return sentencePitch * static_cast<double>(count)
        + sentenceGap * static_cast<double>(all.size()) + headOfSentences + descent;
}

/// While presenting, the sentences are the picture: as large as fits.
Look lookOfSentences(const QRectF& area, const Look& look)
{
    constexpr double most = 1.6;
    constexpr double step = 0.05;
    Look tried = look;
    for (double larger = look.isPresenting ? most : 1; larger > 1; larger -= step) {
        tried.scale = larger * look.scale;
        const auto fits = [&](const SentenceColumn& column) {
            return tried.px(heightFor(linesOf(column, tried))) <= column.area.height();
        };
        if (std::ranges::all_of(columnsIn(area, tried), fits))
            return tried;
    }
    return look;
}

/// Sentences one below the other, each after a dash.
void paintSentences(QPainter& painter, const SentenceColumn& column, const Look& look)
{
    const QRectF& area = column.area;
    paintText(painter, {area.left(), area.top() + look.px(16)},
        fitted(column.title, area.width(), TextRole::PictureTitle, look), TextRole::PictureTitle,
        look.palette.text, look);
    const QList<QStringList> all = linesOf(column, look);
    qsizetype count = 0;
    for (const QStringList& lines : all)
        count += lines.size();
    const double top = area.top() + look.px(headOfSentences);
    const double free = area.bottom() - look.px(descent) - top;
    const double line = std::min(look.px(sentencePitch), free / static_cast<double>(count));
    const double between = std::min(look.px(sentenceGap),
        (free - line * static_cast<double>(count)) / static_cast<double>(all.size()));
    double baseline = top;
    for (const QStringList& lines : all) {
        const double middle = baseline + line * 0.62 + look.px(0.75);
        paintLine(painter, {area.left(), middle, area.left() + look.px(6), middle},
            look.palette.axis, 1.5, look);
        for (const QString& text : lines) {
            baseline += line;
            paintText(painter, {area.left() + look.px(dashIndent), baseline}, text, TextRole::Note,
                look.palette.text, look);
        }
        baseline += between;
    }
}

} // namespace

QString limitsTitle()
{
    return ExperimentWords::tr("What this can and cannot show");
}

QStringList sayings()
{
    return {ExperimentWords::tr("Whether an encoding still works at lengths the model has never "
                                "seen, all else being equal."),
        ExperimentWords::tr("How much that depends on the task: no encoding wins every task."),
        ExperimentWords::tr(
            "How much chance matters: each band covers different initial weights and sequences.")};
}

QStringList limits()
{
    return {ExperimentWords::tr(
                "How a language model will perform: these models have one to three layers, "
                "thousands to about a hundred thousand parameters and made-up symbols."),
        ExperimentWords::tr("How heads divide the work: a single layer has to mix what and where."),
        ExperimentWords::tr("What is due to the encoding alone: attention over more keys is also "
                            "more diffuse. The task “Constants” shows that effect."),
        ExperimentWords::tr("The best each encoding can reach: all use the same recipe, except "
                            "that T5's biases learn ten times as fast."),
        ExperimentWords::tr("“Last value written” asks for recent values, which favors ALiBi."),
        ExperimentWords::tr(
            "YaRN's ramp is set for length 32: 1 to 4 rotations instead of 1 to 32."),
        ExperimentWords::tr(
            "Anything about perplexity, or much where few seeds leave wide bands.")};
}

void paintLimits(QPainter& painter, const QRectF& area, const Look& look)
{
    if (!look.hasWords) // a dash alone says nothing
        return;
    const Look sentences = lookOfSentences(area, look);
    for (const SentenceColumn& column : columnsIn(area, sentences))
        paintSentences(painter, column, sentences);
}

} // namespace lab::ui
