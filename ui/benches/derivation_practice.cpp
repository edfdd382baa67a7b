#include "ui/benches/derivation_practice.h"

#include "ui/lessons/break_cards.h"
#include "ui/lessons/derivation_book.h"
#include "ui/paint/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::DerivationPractice)
};

constexpr QLatin1StringView rightLine = "right"_L1;

QString blankKey(int page)
{
    return u"derivation.%1.blank"_s.arg(
        QString::fromStdString(ownDerivationPage(page).rule.text().key));
}

LineFilling fillingOf(const Derivation& derivation, int page)
{
    const auto found = derivation.lines.find(page);
    return found == derivation.lines.end() ? LineFilling {} : found->second;
}

/// The right equation and the wrong ones, in a different order for each page and round.
std::vector<Question::Tile> lineTiles(int page, int round)
{
    const QString key = blankKey(page) + u'.';
    std::vector<Question::Tile> tiles {{rightLine, {}, key + rightLine}};
    for (const auto& wrong : ownDerivationPage(page).blank.wrong)
        tiles.push_back({wrong.key, {}, key + wrong.key});
    const auto by = (2 * page + round) % static_cast<int>(tiles.size());
    std::ranges::rotate(tiles, tiles.begin() + by);
    return tiles;
}

QString verdictWords(RequirementVerdict verdict)
{
    switch (verdict) {
    case RequirementVerdict::Breaks:
        return Words::tr("It violates the requirement", "a break of a page");
    case RequirementVerdict::Keeps:
        return Words::tr(
            "It meets the requirement, but is not a RoPE of q and k", "a break of a page");
    case RequirementVerdict::OtherRope:
        return Words::tr("It is also a RoPE for this q and k", "a break of a page");
    }
    return {};
}

const PageText::Break& breakOf(int card)
{
    const auto way = static_cast<std::size_t>(breakOfCard(card) - 1);
    return ownDerivationPage(pageOfCard(card)).rule.text().breaks[way];
}

const DerivationPage::Way& wayOf(int card)
{
    return ownDerivationPage(pageOfCard(card))
        .breaks[static_cast<std::size_t>(breakOfCard(card) - 1)];
}

BreakCard markOf(const Derivation& derivation)
{
    const auto found = derivation.cards.find(*derivation.card);
    return found == derivation.cards.end() ? BreakCard {} : found->second;
}

double cardNumber(int card, const Expression& formula)
{
    const auto value = ownDerivationPage(pageOfCard(card)).rule.value(formula, {});
    return value ? value->real() : NAN;
}

/// The answers to an open card, and its state.
QString cardOutcome(const Derivation& derivation, const BreakCard& mark)
{
    const RequirementVerdict verdict = *breakOf(*derivation.card).verdict;
    QString outcome = mark.isRight
        ? Words::tr("Correct: %1.").arg(verdictWords(verdict))
        : Words::tr("%1. Your answer: %2.").arg(verdictWords(verdict), verdictWords(*mark.said));
    const QString answer = significant(mark.answer, 4);
    if (mark.number && mark.isNumberRight)
        outcome += u' ' + Words::tr("The number is also correct: %1.").arg(answer);
    else if (mark.number)
        outcome += u' '
            + Words::tr("The number is %1; your answer: %2.")
                  .arg(answer, significant(*mark.number, 4));
    if (!mark.wasRight())
        outcome +=
            u' ' + Words::tr("You will see it again after %1 other cards.").arg(cardsBetween);
    return outcome;
}

} // namespace

void askLine(Question& question, const LabState& state, const PageFrame& frame)
{
    const Derivation& own = state.derivation;
    const LineFilling line = fillingOf(own, frame.page);
    if (frame.isLineAsked) {
        question.text = ownDerivationPage(frame.page).blank.isSide
            ? Words::tr("Which side is missing?")
            : Words::tr("Which equation belongs here?");
        question.tiles = lineTiles(frame.page, own.blanks);
        if (line.refused > 0) {
            const auto& wrong = ownDerivationPage(frame.page).blank.wrong;
            const auto at = std::min(static_cast<std::size_t>(line.refused), wrong.size()) - 1;
            question.mark = PageMark::Cross;
            question.outcome =
                Words::tr("Not this one. %1", "a line").arg(inLanguage(wrong[at].says));
        }
        return;
    }
    if (!own.isBlank(frame.page)) {
        question.text = Words::tr("Already filled in; the blank equations begin on page %1.")
                            .arg(derivationPages - own.blanks);
        return;
    }
    question.text = Words::tr("Which equation belongs here?");
    const QString times = Words::tr("Total: correct %1, wrong %2, revealed %3.")
                              .arg(line.timesFilled)
                              .arg(line.timesWrong)
                              .arg(line.timesShown);
    question.mark = line.isFilled ? PageMark::Tick : PageMark::Ring;
    question.outcome =
        (line.isFilled ? Words::tr("Correct.") : Words::tr("Revealed.", "a line")) + u' ' + times;
}

void askCard(Question& question, const LabState& state, const PageFrame&)
{
    const Derivation& own = state.derivation;
    const int card = *own.card;
    const BreakCard mark = markOf(own);
    const auto count = static_cast<int>(breakCards().size());
    const auto right = std::ranges::count_if(
        own.cards, [](const auto& entry) { return entry.second.timesRight > 0; });
    question.card = card;
    question.isLast = !cardAfter(own);
    const QString label = inLanguage(wayOf(card).label);
    question.text =
        Words::tr("“%1”, on page %2: what happens to the requirement? (%3 of %4 cards correct)")
            .arg(label)
            .arg(pageOfCard(card))
            .arg(right)
            .arg(count);
    if (!mark.said) {
        for (const RequirementVerdict verdict :
            {RequirementVerdict::Breaks, RequirementVerdict::Keeps, RequirementVerdict::OtherRope})
            question.tiles.push_back({verdictKey(verdict), verdictWords(verdict), {}});
        return;
    }
    if (!mark.isOver()) {
        question.text = Words::tr("“%1”: %2").arg(label, inLanguage(wayOf(card).number->text));
        question.mark = mark.isRight ? PageMark::Tick : PageMark::Cross;
        question.outcome =
            mark.isRight ? Words::tr("Correct.") : Words::tr("Not quite. Now give the number.");
        return;
    }
    question.mark = mark.wasRight() ? PageMark::Tick : PageMark::Cross;
    question.outcome = cardOutcome(own, mark);
}

Edit practiceOf(const LabState& state, const PageFrame& frame, const QString& tile)
{
    const Derivation& own = state.derivation;
    if (!frame.isCard) {
        const auto& wrong = ownDerivationPage(frame.page).blank.wrong;
        const auto found = std::ranges::find(wrong, tile, &DerivationPage::Blank::Wrong::key);
        const bool isWrong = found != wrong.end();
        return FillLine {frame.page, isWrong ? static_cast<int>(found - wrong.begin()) + 1 : 0};
    }
    const RequirementVerdict said = verdictOf(tile).value_or(RequirementVerdict::Breaks);
    return JudgeBreak {
        *own.card, said, said == breakOf(*own.card).verdict, wayOf(*own.card).number.has_value()};
}

Edit measureOf(const LabState& state, double number)
{
    const int card = *state.derivation.card;
    const auto& asked = wayOf(card).number;
    if (!asked)
        return MeasureBreak {card, NAN, 0, false};
    const double answer = cardNumber(card, asked->answer);
    const double allowed = cardNumber(card, asked->tolerance);
    constexpr double rounding = 1e-9;
    return MeasureBreak {card, number, answer, std::abs(number - answer) <= allowed + rounding};
}

std::optional<int> firstBlank(const Derivation& derivation)
{
    for (int page = derivationPages - derivation.blanks; page < derivationPages; ++page)
        if (!derivation.isAnswered(page))
            return page;
    return {};
}

QString practiceWords(const Derivation& derivation, int page)
{
    if (derivation.pass != derivationPasses || !derivation.asksFirst)
        return {};
    const LineFilling line = fillingOf(derivation, page);
    QString now = !derivation.isBlank(page) ? Words::tr("not blank yet", "a line")
        : line.isFilled                     ? Words::tr("equation filled in")
        : derivation.isAnswered(page)       ? Words::tr("equation revealed")
                                            : Words::tr("equation blank");
    if (line == LineFilling {})
        return now;
    return Words::tr("%1; total: correct %2, wrong %3, revealed %4")
        .arg(now)
        .arg(line.timesFilled)
        .arg(line.timesWrong)
        .arg(line.timesShown);
}

QString gappedLine(const PageFrame& frame)
{
    if (!frame.isLineAsked || !ownDerivationPage(frame.page).blank.isSide)
        return {};
    return blankKey(frame.page);
}

} // namespace lab::ui
