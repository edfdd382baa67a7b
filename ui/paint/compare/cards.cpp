#include "ui/paint/compare/cards.h"

#include "core/state/choices.h"
#include "core/state/edit.h"
#include "ui/lessons/languages.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(CardWords)
};

constexpr double lineHeight = 22;
constexpr double numberSpace = 96;
constexpr double numberGap = 8;
constexpr double textPitch = 18;

QString numberText(double number)
{
    return std::isnan(number) ? u"–"_s : significant(number, 4);
}

QString benchOfTest(const Card& card)
{
    const LabState tested = applied({}, TestCard {card.test});
    return QCoreApplication::translate("parameters", choiceOf(tested.bench).label.data());
}

/// "Test it in Rotations →"
QString wayTo(const CardsFrame& frame)
{
    const QString bench = benchOfTest(cardOf(frame));
    return frame.deck == Deck::Claims ? CardWords::tr("Test it in %1 →").arg(bench)
                                      : CardWords::tr("See it in %1 →").arg(bench);
}

/// "Claim 1 of 12"
QString headOf(const CardsFrame& frame)
{
    const Card& card = cardOf(frame);
    const auto count = static_cast<int>(frame.given.size());
    switch (card.seen) {
    case Card::Seen::SourceText:
        return CardWords::tr("Claim %1 of %2").arg(frame.card).arg(count);
    case Card::Seen::Code:
        return CardWords::tr("Mistake %1 of %2 · both lines appear in published code")
            .arg(frame.card)
            .arg(count);
    case Card::Seen::Text:
        break;
    }
    return CardWords::tr("Mistake %1 of %2 · both statements appear in published texts")
        .arg(frame.card)
        .arg(count);
}

void paintRowText(
    QPainter& painter, const QRectF& row, const QString& text, bool isChosen, const Look& look)
{
    const double left = row.left() + look.px(cardRowLeft);
    const double space = row.right() - left - look.px(cardRowRight);
    const auto [lines, role] = cardRowText(row, text, isChosen, look);
    double y = row.center().y() + digitHeight(role, look) / 2
        - look.px(cardRowLine) * static_cast<double>(lines.size() - 1) / 2;
    for (const QString& line : lines) {
        paintText(
            painter, {left, y}, fitted(line, space, role, look), role, look.palette.text, look);
        y += look.px(cardRowLine);
    }
}

void paintList(QPainter& painter, const CardsLayout& layout, const CardsFrame& frame,
    std::optional<QPointF> pointer, const Look& whole)
{
    const Look look = layout.listLook(whole);
    const Palette& palette = look.palette;
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const QRectF& row = layout.rows[i];
        const bool isChosen = static_cast<int>(i) + 1 == frame.card;
        if (isChosen) {
            painter.fillRect(row, palette.grid);
            painter.fillRect(QRectF(row.topLeft(), QSizeF(look.px(3), row.height())), palette.text);
        } else if (pointer && row.contains(*pointer)) {
            painter.fillRect(row, palette.frame);
        }
        const Verdict vote = frame.given[i];
        const double disc = look.px(4);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette.notes, look.px(1.5)));
        painter.setBrush(vote == Verdict::None ? Qt::NoBrush : QBrush(palette.notes));
        painter.drawEllipse(QPointF(row.left() + look.px(18), row.center().y()), disc, disc);
        painter.setRenderHint(QPainter::Antialiasing, false);
        paintRowText(painter, row,
            layout.hasWords ? inLanguage(ownCards(frame.deck)[i].text) : QString::number(i + 1),
            isChosen, look);
    }
}

/// Ground and edge of a button; returns the colour for its text.
QColor paintButton(QPainter& painter, const CardsLayout& layout, const CardsFrame& frame,
    std::size_t index, std::optional<QPointF> pointer, const Look& look)
{
    const Palette& palette = look.palette;
    const QRectF& button = layout.buttons[index];
    const bool isGiven = frame.vote() == votesOf(frame.deck)[index];
    const bool isPointed = pointer && button.contains(*pointer);
    painter.fillRect(button, isGiven ? palette.text : isPointed ? palette.grid : palette.ground);
    outlineCells(painter, button, isGiven ? palette.text : palette.axis, 1, look);
    return isGiven ? palette.ground : palette.text;
}

void paintLine(QPainter& painter, const QRectF& button, const Card::Line& line,
    const QString& number, const QColor& colour, const Look& look)
{
    const TextRole role = line.isCode ? TextRole::Code : TextRole::Body;
    double y = button.top() + look.px(7 + linePitch / 2) + digitHeight(role, look) / 2;
    paintText(
        painter, {button.left() + look.px(12), y}, number, TextRole::NoteStrong, colour, look);
    for (const QString& words : linesOf(line, button.width(), look)) {
        paintText(painter, {button.left() + look.px(lineLeft), y}, words, role, colour, look);
        y += look.px(linePitch);
    }
}

bool isRightLine(Verdict verdict, std::size_t line)
{
    return verdict == Verdict::BothLines
        || verdict == (line == 0 ? Verdict::FirstLine : Verdict::SecondLine);
}

void paintButtons(QPainter& painter, const CardsLayout& layout, const CardsFrame& frame,
    std::optional<QPointF> pointer, const Look& look)
{
    const Card& card = cardOf(frame);
    for (std::size_t i = 0; i < layout.buttons.size(); ++i) {
        const QRectF& button = layout.buttons[i];
        const QColor colour = paintButton(painter, layout, frame, i, pointer, look);
        const QString number = QString::number(i + 1);
        if (i < card.lines.size()) {
            paintLine(painter, button, card.lines[i], number, colour, look);
            if (frame.isOpen() && isRightLine(frame.now.verdict, i))
                outlineCells(painter, button, look.palette.resultText, 2, look);
            continue;
        }
        const Verdict verdict = votesOf(frame.deck)[i];
        if (frame.isOpen() && card.lines.empty() && frame.now.verdict == verdict)
            outlineCells(painter, button, look.palette.resultText, 2, look);
        const TextRole role = frame.vote() == verdict ? TextRole::NoteStrong : TextRole::Note;
        paintText(painter, {button.center().x(), button.center().y() + digitHeight(role, look) / 2},
            fitted(u"%1  %2"_s.arg(number, verdictName(verdict)), button.width() - look.px(6), role,
                look),
            role, colour, look, Alignment::Centre);
    }
}

/// Paints a text wrapped to the width, from a baseline on; returns the baseline after it. Without a
/// painter it is only measured.
double paintParagraph(QPainter* painter, QPointF baseline, double width, const QString& text,
    TextRole role, const QColor& colour, const Look& look)
{
    double y = baseline.y();
    for (const QString& line : brokenLines(text, font(look, role), width)) {
        if (painter)
            paintText(*painter, {baseline.x(), y}, line, role, colour, look);
        y += look.px(textPitch);
    }
    return y;
}

QString ownNumbers(const CardsFrame& frame)
{
    QStringList numbers;
    for (const double number : frame.own->judged.numbers)
        numbers += numberText(number);
    return numbers.join(CardWords::tr(", ", "between numbers"));
}

/// On one line.
QString shortOwnVerdict(const CardsFrame& frame)
{
    return CardWords::tr("Your models: %1. %2", "numbers and a verdict")
        .arg(ownNumbers(frame), judgedName(frame.own->judged.verdict));
}

void paintVerdictName(
    QPainter& painter, const QRectF& area, double y, const CardsFrame& frame, const Look& look)
{
    const Palette& palette = look.palette;
    const Verdict verdict = frame.now.verdict;
    const double width = paintText(
        painter, {area.left(), y}, judgedName(verdict), TextRole::MainResult, palette.text, look);
    if (frame.tested.verdict != verdict)
        paintText(painter, {area.left() + width + look.px(12), y},
            fitted(CardWords::tr("measured: %1").arg(judgedName(frame.tested.verdict)),
                area.width() - width - look.px(12), TextRole::Note, look),
            TextRole::Note, palette.notes, look);
}

/// With this share of the usual space between its paragraphs; returns where its last line ends.
/// Without a painter it is only measured.
double paintVerdict(
    QPainter* painter, const QRectF& area, const CardsFrame& frame, double share, const Look& look)
{
    const Palette& palette = look.palette;
    double y = area.top() + look.px(18 + 8 * share);
    if (painter)
        paintVerdictName(*painter, area, y, frame, look);
    y += look.px(20 + 12 * share);
    const Card& card = cardOf(frame);
    double words = area.left() + look.px(numberSpace);
    for (std::size_t i = 0; i < card.numbers.size(); ++i)
        words = std::max(words,
            area.left() + look.px(12)
                + textWidth(judgedNumber(frame.now, i), TextRole::BodyStrong, look));
    for (std::size_t i = 0; i < card.numbers.size(); ++i) {
        if (painter)
            paintText(*painter, {words - look.px(12), y}, judgedNumber(frame.now, i),
                TextRole::BodyStrong, palette.resultText, look, Alignment::Right);
        y = paintParagraph(painter, {words, y}, area.right() - words,
            inLanguage(card.numbers[i].words), TextRole::Body, palette.text, look);
        y += look.px(numberGap * share);
    }
    y += look.px(4 * share);
    y = paintParagraph(painter, {area.left(), y}, area.width(), damageOf(card, frame.now),
        TextRole::Body, palette.text, look);
    y += card.lines.empty() ? 0 : look.px(6 * share); // after the damage
    y = paintParagraph(painter, {area.left(), y}, area.width(), inLanguage(card.threshold),
        TextRole::Note, palette.notes, look);
    if (frame.own) {
        y += look.px(4);
        const double free = area.bottom() + look.px(textPitch - 4) - y;
        const auto high = [&](const QString& text) {
            const auto lines = brokenLines(text, font(look, TextRole::NoteStrong), area.width());
            return look.px(textPitch) * static_cast<double>(lines.size());
        };
        const QString whole = ownVerdictText(frame);
        y = paintParagraph(painter, {area.left(), y}, area.width(),
            high(whole) <= free ? whole : shortOwnVerdict(frame), TextRole::NoteStrong,
            palette.text, look);
    }
    return y - look.px(textPitch - 4);
}

/// In little space, when the list has given up its words, paragraphs are closer together.
double paintVerdict(
    QPainter& painter, const CardsLayout& layout, const CardsFrame& frame, const Look& look)
{
    for (const double share : {1.0, 0.75, 0.5, 0.25})
        if ((share < 1 || layout.hasWords)
            && paintVerdict(nullptr, layout.answer, frame, share, look) <= layout.answer.bottom())
            return paintVerdict(&painter, layout.answer, frame, share, look);
    return paintVerdict(&painter, layout.answer, frame, 0, look);
}

void paintCovered(QPainter& painter, const QRectF& answer, const Look& look)
{
    paintHatching(painter, answer, look);
    const QStringList lines =
        brokenLines(CardWords::tr("Vote first; the verdict is hidden until you do."),
            font(look, TextRole::Body), answer.width() - look.px(20));
    QPointF middle = answer.center();
    middle.ry() -= look.px(lineHeight) * static_cast<double>(lines.size() - 1) / 2;
    for (const QString& line : lines) {
        QRectF ground(0, 0, textWidth(line, TextRole::Body, look) + look.px(20), look.px(26));
        ground.moveCenter(middle);
        painter.fillRect(ground & answer, look.palette.ground);
        paintText(painter, middle + QPointF(0, digitHeight(TextRole::Body, look) / 2), line,
            TextRole::Body, look.palette.text, look, Alignment::Centre);
        middle.ry() += look.px(lineHeight);
    }
}

} // namespace

QString verdictName(Verdict verdict)
{
    return QCoreApplication::translate("parameters", choiceOf(verdict).label.data());
}

QString judgedName(Verdict verdict)
{
    return verdict == Verdict::None ? CardWords::tr("No value here") : verdictName(verdict);
}

QString judgedNumber(const JudgedCard& judged, std::size_t number)
{
    const auto& interval = judged.intervals[number];
    if (!interval || !std::isfinite(interval->low))
        return numberText(judged.numbers[number]);
    constexpr int digits = 3;
    return CardWords::tr("%1 [%2, %3]", "a number and its interval")
        .arg(significant(judged.numbers[number], digits), significant(interval->low, digits),
            significant(interval->high, digits));
}

QString damageOf(const Card& card, const JudgedCard& judged)
{
    QString words = inLanguage(card.damage.words);
    for (const double number : judged.damage)
        words = words.arg(numberText(number));
    return words;
}

QString ownVerdictText(const CardsFrame& frame)
{
    if (!frame.own)
        return {};
    const QString all = ownNumbers(frame);
    const QString trained = wholeNumber(frame.own->trainingLength);
    const QString verdict = judgedName(frame.own->judged.verdict);
    if (frame.own->run.empty())
        return CardWords::tr(
            "In the models you trained at length %1: %2. With the same thresholds: %3.")
            .arg(trained, all, verdict);
    return CardWords::tr(
        "In your run “%1”, trained at length %2: %3. With the same thresholds: %4.")
        .arg(QString::fromStdString(frame.own->run), trained, all, verdict);
}

const std::array<Verdict, 4>& votesOf(Deck deck)
{
    using enum Verdict;
    static constexpr std::array ofClaims {Holds, InPart, DoesNotHold, Depends};
    static constexpr std::array ofLines {FirstLine, SecondLine, BothLines, NeitherLine};
    return deck == Deck::Claims ? ofClaims : ofLines;
}

double paintCards(QPainter& painter, const CardsLayout& layout, const CardsFrame& frame,
    std::optional<QPointF> pointer, const Look& look)
{
    const Palette& palette = look.palette;
    paintList(painter, layout, frame, pointer, look);
    const Look card = layout.cardLook(look);
    paintText(painter, {layout.card.left(), layout.card.top() + card.px(16)}, headOf(frame),
        TextRole::Note, palette.notes, card);
    double y = layout.textTop;
    for (const QString& line : layout.lines) {
        paintText(
            painter, {layout.card.left(), y}, line, TextRole::PictureTitle, palette.text, card);
        y += card.px(lineHeight);
    }
    paintButtons(painter, layout, frame, pointer, card);
    double end = layout.answer.bottom();
    if (frame.isOpen())
        end = paintVerdict(painter, layout, frame, card);
    else
        paintCovered(painter, layout.answer, card);
    paintText(painter,
        {layout.open.right(), layout.open.center().y() + digitHeight(TextRole::Body, card) / 2},
        wayTo(frame), TextRole::BodyStrong, palette.text, card, Alignment::Right);
    return end;
}

} // namespace lab::ui
