#include "ui/paint/compare/claim_card.h"

#include "core/state/choices.h"
#include "core/state/edit.h"
#include "ui/lessons/claim_book.h"
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
#include <limits>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct ClaimWords {
    Q_DECLARE_TR_FUNCTIONS(ClaimWords)
};

constexpr double listShare = 0.36;
constexpr double headRoom = 8;
constexpr double highestRow = 40;
constexpr double rowLine = 16; // of two in a row
constexpr double cardGap = 28;
constexpr double lineHeight = 22;
constexpr double buttonHeight = 32;
constexpr double numberRoom = 96;
constexpr double numberPitch = 26;

const Claim& claimOf(const ClaimsFrame& frame)
{
    return ownClaims()[static_cast<std::size_t>(frame.claim - 1)];
}

QString numberText(double number)
{
    return std::isnan(number) ? u"–"_s : significant(number, 4);
}

QString benchOfTest(const Claim& claim)
{
    const LabState tested = applied({}, TestClaim {claim.test});
    return QCoreApplication::translate("parameters", choiceOf(tested.bench).label.data());
}

/// On two lines where the row has room for them.
void paintRowText(
    QPainter& painter, const QRectF& row, const QString& text, TextRole role, const Look& look)
{
    const double left = row.left() + look.px(32);
    const double room = row.right() - left - look.px(6);
    const double pitch = look.px(rowLine);
    const QStringList lines = brokenLines(text, font(look, role), room);
    const double middle = row.center().y() + digitHeight(role, look) / 2;
    const auto line = [&](double baseline, const QString& words) {
        paintText(painter, {left, baseline}, fitted(words, room, role, look), role,
            look.palette.text, look);
    };
    if (lines.size() < 2 || row.height() < 2 * pitch + look.px(2))
        return line(middle, text);
    line(middle - pitch / 2, lines.front());
    line(middle + pitch / 2, text.mid(lines.front().size()).trimmed());
}

void paintList(
    QPainter& painter, const ClaimLayout& layout, const ClaimsFrame& frame, const Look& look)
{
    const Palette& palette = look.palette;
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const QRectF& row = layout.rows[i];
        const bool isChosen = static_cast<int>(i) + 1 == frame.claim;
        if (isChosen) {
            painter.fillRect(row, palette.grid);
            painter.fillRect(QRectF(row.topLeft(), QSizeF(look.px(3), row.height())), palette.text);
        }
        const TextRole role = isChosen ? TextRole::NoteStrong : TextRole::Note;
        const Verdict vote = frame.given[i];
        const double disc = look.px(4);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette.notes, look.px(1.5)));
        painter.setBrush(vote == Verdict::None ? Qt::NoBrush : QBrush(palette.notes));
        painter.drawEllipse(QPointF(row.left() + look.px(18), row.center().y()), disc, disc);
        painter.setRenderHint(QPainter::Antialiasing, false);
        paintRowText(painter, row, inLanguage(ownClaims()[i].text), role, look);
    }
}

void paintButtons(QPainter& painter, const ClaimLayout& layout, const ClaimsFrame& frame,
    std::optional<QPointF> pointer, const Look& look)
{
    const Palette& palette = look.palette;
    for (std::size_t i = 0; i < votes.size(); ++i) {
        const QRectF& button = layout.buttons[i];
        const bool isGiven = frame.vote() == votes[i];
        const bool isPointed = pointer && button.contains(*pointer);
        painter.fillRect(button,
            isGiven         ? palette.text
                : isPointed ? palette.grid
                            : palette.ground);
        outlineCells(painter, button, isGiven ? palette.text : palette.axis, 1, look);
        const TextRole role = isGiven ? TextRole::NoteStrong : TextRole::Note;
        paintText(painter, {button.center().x(), button.center().y() + digitHeight(role, look) / 2},
            fitted(u"%1  %2"_s.arg(static_cast<int>(i) + 1).arg(verdictName(votes[i])),
                button.width() - look.px(6), role, look),
            role, isGiven ? palette.ground : palette.text, look, Alignment::Centre);
    }
}

void paintVerdict(
    QPainter& painter, const ClaimLayout& layout, const ClaimsFrame& frame, const Look& look)
{
    const Palette& palette = look.palette;
    const QRectF& area = layout.answer;
    double y = area.top() + look.px(26);
    const Verdict verdict = frame.now.verdict;
    const double width = paintText(painter, {area.left(), y},
        verdict == Verdict::None ? ClaimWords::tr("No value here") : verdictName(verdict),
        TextRole::MainResult, palette.text, look);
    if (frame.tested.verdict != verdict)
        paintText(painter, {area.left() + width + look.px(12), y},
            fitted(ClaimWords::tr("with the numbers of its test: %1")
                       .arg(verdictName(frame.tested.verdict)),
                area.width() - width - look.px(12), TextRole::Note, look),
            TextRole::Note, palette.notes, look);
    y += look.px(numberPitch + 6);
    const Claim& claim = claimOf(frame);
    for (std::size_t i = 0; i < claim.numbers.size(); ++i) {
        paintText(painter, {area.left() + look.px(numberRoom - 12), y},
            numberText(frame.now.numbers[i]), TextRole::BodyStrong, palette.resultText, look,
            Alignment::Right);
        const QString words = inLanguage(claim.numbers[i].words);
        const double room = area.width() - look.px(numberRoom);
        for (const QString& line : brokenLines(words, font(look, TextRole::Body), room)) {
            paintText(painter, {area.left() + look.px(numberRoom), y}, line, TextRole::Body,
                palette.text, look);
            y += look.px(18);
        }
        y += look.px(numberPitch - 18);
    }
    y += look.px(4);
    for (const QString& line :
        brokenLines(inLanguage(claim.threshold), font(look, TextRole::Note), area.width())) {
        paintText(painter, {area.left(), y}, line, TextRole::Note, palette.notes, look);
        y += look.px(18);
    }
}

} // namespace

QString verdictName(Verdict verdict)
{
    return QCoreApplication::translate("parameters", choiceOf(verdict).label.data());
}

ClaimsFrame claimsFrame(const LabState& state)
{
    ClaimsFrame frame;
    frame.claim = std::min(state.compare.claim, static_cast<int>(ownClaims().size()));
    frame.given = state.compare.votes;
    frame.now = judged(claimOf(frame), state);
    static const std::vector<JudgedClaim> tested = [] {
        std::vector<JudgedClaim> all;
        for (const Claim& claim : ownClaims())
            all.push_back(judgedInItsTest(claim));
        return all;
    }();
    frame.tested = tested[static_cast<std::size_t>(frame.claim - 1)];
    return frame;
}

NumberTable numbers(const ClaimsFrame& frame)
{
    const double none = std::numeric_limits<double>::quiet_NaN();
    NumberTable table {{"claim", "vote", "verdict", "first", "second", "third"}, {}};
    std::vector<double> row {static_cast<double>(frame.claim), static_cast<double>(frame.vote())};
    row.push_back(frame.isOpen() ? static_cast<double>(frame.now.verdict) : none);
    for (const double number : frame.now.numbers)
        row.push_back(frame.isOpen() ? number : none);
    table.rows.push_back(std::move(row));
    return table;
}

ClaimLayout::ClaimLayout(const QRectF& area, const ClaimsFrame& frame, const Look& look)
{
    const double top = area.top() + look.px(headRoom);
    const double list = std::round(listShare * area.width());
    const auto count = static_cast<double>(ownClaims().size());
    const double pitch = std::min(look.px(highestRow), (area.bottom() - top) / count);
    for (double i = 0; i < count; ++i)
        rows.emplace_back(area.left(), top + i * pitch, list, pitch);
    card = QRectF(QPointF(area.left() + list + look.px(cardGap), top),
        area.bottomRight() - QPointF(look.px(2), 0));
    lines = brokenLines(
        inLanguage(claimOf(frame).text), font(look, TextRole::PictureTitle), card.width());
    textTop = card.top() + look.px(44);
    const double buttonTop =
        textTop + look.px(lineHeight * static_cast<double>(lines.size() - 1) + 18);
    const double gap = look.px(6);
    // Side by side, or two by two where a name has no room.
    const bool isOneRow = std::ranges::all_of(votes, [&](Verdict vote) {
        return textWidth(verdictName(vote), TextRole::NoteStrong, look)
            <= (card.width() - 3 * gap) / 4 - look.px(34);
    });
    const std::size_t columns = isOneRow ? 4 : 2;
    const auto across = static_cast<double>(columns);
    const double width = (card.width() - (across - 1) * gap) / across;
    for (std::size_t i = 0; i < buttons.size(); ++i)
        buttons[i] = QRectF(card.left() + static_cast<double>(i % columns) * (width + gap),
            buttonTop + static_cast<double>(i / columns) * (look.px(buttonHeight) + gap), width,
            look.px(buttonHeight));
    const double answerTop = buttons.back().bottom() + look.px(16);
    const double foot = look.px(28);
    answer = QRectF(card.left(), answerTop, card.width(),
        std::min(look.px(230), card.bottom() - foot - answerTop));
    const double openWidth = std::min(look.px(240), card.width());
    open = QRectF(card.right() - openWidth, answer.bottom() + look.px(2), openWidth, look.px(24));
}

std::optional<int> ClaimLayout::claimAt(QPointF point) const
{
    const auto found =
        std::ranges::find_if(rows, [&](const QRectF& row) { return row.contains(point); });
    return found == rows.end() ? std::nullopt
                               : std::optional(static_cast<int>(found - rows.begin()) + 1);
}

std::optional<Verdict> ClaimLayout::voteAt(QPointF point) const
{
    for (std::size_t i = 0; i < buttons.size(); ++i)
        if (buttons[i].contains(point))
            return votes[i];
    return std::nullopt;
}

void paintClaims(QPainter& painter, const ClaimLayout& layout, const ClaimsFrame& frame,
    std::optional<QPointF> pointer, const Look& look)
{
    const Palette& palette = look.palette;
    paintList(painter, layout, frame, look);
    const Claim& claim = claimOf(frame);
    paintText(painter, {layout.card.left(), layout.card.top() + look.px(16)},
        ClaimWords::tr("Claim %1 of %2 · source text %3")
            .arg(frame.claim)
            .arg(static_cast<int>(ownClaims().size()))
            .arg(QString::fromStdString(claim.source)),
        TextRole::Note, palette.notes, look);
    double y = layout.textTop;
    for (const QString& line : layout.lines) {
        paintText(
            painter, {layout.card.left(), y}, line, TextRole::PictureTitle, palette.text, look);
        y += look.px(lineHeight);
    }
    paintButtons(painter, layout, frame, pointer, look);
    if (frame.isOpen()) {
        paintVerdict(painter, layout, frame, look);
    } else {
        paintHatching(painter, layout.answer, look);
        const QString sentence = ClaimWords::tr("Vote first: the verdict is covered.");
        const double width = textWidth(sentence, TextRole::Body, look);
        const QPointF middle = layout.answer.center();
        painter.fillRect(QRectF(middle.x() - width / 2 - look.px(10), middle.y() - look.px(14),
                             width + look.px(20), look.px(28)),
            palette.ground);
        paintText(painter, {middle.x(), middle.y() + digitHeight(TextRole::Body, look) / 2},
            sentence, TextRole::Body, palette.text, look, Alignment::Centre);
    }
    paintText(painter,
        {layout.open.right(), layout.open.center().y() + digitHeight(TextRole::Body, look) / 2},
        ClaimWords::tr("Test it in %1 →").arg(benchOfTest(claim)), TextRole::BodyStrong,
        palette.text, look, Alignment::Right);
}

} // namespace lab::ui
