#include "ui/paint/tally.h"

#include "ui/paint/text/text.h"
#include "ui/paint/tick.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::Tally)
};

constexpr double rowHeight = 24;
constexpr double barHeight = 12;
constexpr double tickSpace = 20;
constexpr double gap = 12;
constexpr double maxForText = 0.65; ///< of the width

int maxVotes(const Tally& tally)
{
    int most = 1;
    for (const Tally::Answer& answer : tally.answers)
        most = std::max(most, answer.votes);
    return most;
}

} // namespace

int Tally::votes() const
{
    int sum = 0;
    for (const Answer& answer : answers)
        sum += answer.votes;
    return sum;
}

QString tallyText(const Tally& tally)
{
    QStringList lines;
    for (const Tally::Answer& answer : tally.answers) {
        const bool isOne = answer.votes == 1;
        const QString words = answer.isRight
            ? (isOne ? Words::tr("%1: %2 of %3 hands, correct.")
                     : Words::tr("%1: %2 of %3 hands, correct."))
            : (isOne ? Words::tr("%1: %2 of %3 hands.") : Words::tr("%1: %2 of %3 hands."));
        lines += words.arg(answer.text).arg(answer.votes).arg(tally.votes());
    }
    return lines.join(u' ');
}

double tallyHeight(const Tally& tally, const Look& look)
{
    return look.px(rowHeight) * static_cast<double>(tally.answers.size());
}

void paintTally(QPainter& painter, const QRectF& area, const Tally& tally, const Look& look)
{
    painter.setRenderHint(QPainter::Antialiasing);
    double widest = 0;
    for (const Tally::Answer& answer : tally.answers)
        widest = std::max(widest, textWidth(answer.text, TextRole::BodyStrong, look));
    const double text = std::min(widest, maxForText * area.width());
    const double numbers = textWidth(QString::number(maxVotes(tally)), TextRole::BodyStrong, look);
    const double barLeft = area.left() + look.px(tickSpace) + text + look.px(gap);
    const double longest = std::max(0.0, area.right() - numbers - look.px(gap) - barLeft);
    double middle = area.top() + look.px(rowHeight) / 2;
    for (const Tally::Answer& answer : tally.answers) {
        const TextRole role = answer.isRight ? TextRole::BodyStrong : TextRole::Body;
        const QColor tone = answer.isRight ? look.palette.resultText : look.palette.text;
        const double baseline = middle + digitHeight(role, look) / 2;
        if (answer.isRight)
            paintTick(painter, {area.left() + look.px(6.5), middle - look.px(0.5)}, look.px(1.4),
                look.px(2), look.palette.result);
        paintText(painter, {area.left() + look.px(tickSpace), baseline},
            fitted(answer.text, text + 0.5, role, look), role, tone, look);
        const double length = longest * answer.votes / maxVotes(tally);
        const QRectF bar(barLeft, middle - look.px(barHeight) / 2, length, look.px(barHeight));
        painter.fillRect(bar, answer.isRight ? look.palette.result : look.palette.axis);
        paintText(painter, {barLeft + length + look.px(8), baseline}, QString::number(answer.votes),
            role, tone, look);
        middle += look.px(rowHeight);
    }
}

} // namespace lab::ui
