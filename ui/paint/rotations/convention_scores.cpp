#include "ui/paint/rotations/convention_scores.h"

#include "ui/paint/rotations/rotations_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

QString nameOf(const ConventionScore& score)
{
    const bool isInterleaved = score.columns == Pairing::Interleaved;
    if (score.columns == score.rotation)
        return isInterleaved ? RotationsWords::tr("Interleaved, rotated as such")
                             : RotationsWords::tr("Half-split, rotated as such");
    return isInterleaved ? RotationsWords::tr("Interleaved, rotated as half-split")
                         : RotationsWords::tr("Half-split, rotated as interleaved");
}

QString forgottenText(const ConventionFrame& frame)
{
    const ConventionScore& score = frame.scores[forgottenIndex];
    if (!frame.isForgottenWrong)
        return RotationsWords::tr("%1: the same here").arg(nameOf(score));
    return score.columns == Pairing::Interleaved
        ? RotationsWords::tr("Wrong: interleaved, rotated as half-split")
        : RotationsWords::tr("Wrong: half-split, rotated as interleaved");
}

constexpr int minDecimals = 4;

/// As many decimals as fit beside the words; 0 if even few are too many.
int decimalsFor(double score, double space, const Look& look)
{
    for (const int digits : {10, 6, minDecimals})
        if (textWidth(decimals(score, digits), TextRole::BodyStrong, look) <= space)
            return digits;
    return 0;
}

/// The first that fits, or the beginning of the last.
QString firstFitting(const QStringList& sentences, double space, const Look& look)
{
    for (const QString& sentence : sentences)
        if (textWidth(sentence, TextRole::Note, look) <= space)
            return sentence;
    return fitted(sentences.last(), space, TextRole::Note, look);
}

QStringList differenceTexts(const ConventionFrame& frame)
{
    if (frame.isMixed)
        return {RotationsWords::tr("The mismatched layout used by the dials is none of these."),
            RotationsWords::tr("The dials use the mismatched layout.")};
    if (std::equal_to<> {}(frame.difference(), 0.0))
        return {RotationsWords::tr("1 and 2 are equal to the last bit, although each sums its "
                                   "columns in its own order."),
            RotationsWords::tr("1 and 2 are equal to the last bit.")};
    const QString difference = significant(frame.difference(), 2);
    return {RotationsWords::tr(
                "2 minus 1 is %1: each sums its columns in its own order and rounds differently.")
                .arg(difference),
        RotationsWords::tr("2 minus 1 is %1: different summation order.").arg(difference)};
}

QStringList forgottenNotes(const ConventionFrame& frame)
{
    if (frame.isForgottenWrong)
        return {RotationsWords::tr(
                    "3 also depends on the distance alone, but is a different function of it."),
            RotationsWords::tr("3 is a different function of the distance.")};
    return {RotationsWords::tr("3 is correct at distance 0, and if at most one pair rotates.")};
}

/// The parts of a score, on a separate line or one shared with the others.
QStringList wordsOf(const ConventionFrame& frame, std::size_t index)
{
    const ConventionScore& score = frame.scores[index];
    if (index == forgottenIndex)
        return {forgottenText(frame), RotationsWords::tr("Not reordered")};
    return {nameOf(score),
        score.columns == Pairing::Interleaved ? RotationsWords::tr("Interleaved")
                                              : RotationsWords::tr("Half-split")};
}

/// The words of a score, and the number of decimals that fit beside them.
struct ScoreWords {
    QString words;
    int decimals = 0;
};
ScoreWords scoreWords(
    const QRectF& box, const ConventionFrame& frame, std::size_t index, const Look& look)
{
    const double least = look.px(64); // of the number
    ScoreWords result;
    for (const QString& tried : wordsOf(frame, index)) {
        result.words = u"%1  %2"_s.arg(QString::number(index + 1), tried);
        if (textWidth(result.words, TextRole::Body, look) <= box.width() - least - look.px(8))
            break;
    }
    const double length = textWidth(result.words, TextRole::Body, look);
    result.decimals = decimalsFor(
        frame.scores[index].score, std::max(least, box.width() - length - look.px(16)), look);
    return result;
}

/// All scores have the same number of decimals, so that equal ones look equal.
void paintScore(QPainter& painter, const QRectF& box, const ConventionFrame& frame,
    std::size_t index, int digits, const PointedLook& look)
{
    const Palette& palette = look.palette;
    if (look.focus.convention == static_cast<int>(index))
        painter.fillRect(box.adjusted(-look.px(4), 0, look.px(4), 0),
            blended(palette.grid, palette.ground, 0.7));
    const bool isWrong = index == forgottenIndex && frame.isForgottenWrong;
    const QString words = scoreWords(box, frame, index, look).words;
    const double score = frame.scores[index].score;
    const QString number = digits > 0 ? decimals(score, digits) : significant(score, minDecimals);
    const double baseline = box.center().y() + digitHeight(TextRole::Body, look) / 2;
    const double right = paintText(painter, {box.right(), baseline}, number, TextRole::BodyStrong,
        isWrong ? palette.unseenText : palette.resultText, look, Alignment::Right);
    paintText(painter, {box.left(), baseline},
        fitted(words, box.width() - right - look.px(8), TextRole::Body, look), TextRole::Body,
        isWrong ? palette.unseenText : palette.text, look);
}

} // namespace

void paintConventionScores(QPainter& painter, const ConventionLayout& layout,
    const ConventionFrame& frame, const PointedLook& look)
{
    const auto box = [&](std::size_t index) { return layout.score(index, frame.scores.size()); };
    int digits = std::numeric_limits<int>::max();
    for (std::size_t index = 0; index < frame.scores.size(); ++index)
        digits = std::min(digits, scoreWords(box(index), frame, index, look).decimals);
    for (std::size_t index = 0; index < frame.scores.size(); ++index)
        paintScore(painter, box(index), frame, index, digits, look);
    const double foot = layout.score(frame.scores.size() - 1, frame.scores.size()).bottom();
    const auto paintNote = [&](const QStringList& sentences, double below) {
        paintText(painter, {layout.space.left(), foot + look.px(below)},
            firstFitting(sentences, layout.space.width(), look), TextRole::Note, look.palette.notes,
            look);
    };
    constexpr double first = 14;
    constexpr double second = 32;
    if (layout.notes > 0)
        paintNote(differenceTexts(frame), first);
    if (layout.notes > 1)
        paintNote(forgottenNotes(frame), second);
}

} // namespace lab::ui
