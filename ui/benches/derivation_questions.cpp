#include "ui/benches/derivation_questions.h"

#include "ui/benches/derivation_practice.h"
#include "ui/lessons/derivation_book.h"
#include "ui/paint/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::DerivationQuestions)
};

constexpr qsizetype tileCount = 4;

QString principleWords(const QString& key)
{
    return inLanguage(ownDerivationBook().principles.value(key));
}

QString firstPrinciple(int page)
{
    return QString::fromStdString(ownDerivationPage(page).principles.front());
}

bool isOf(int page, const QString& principle)
{
    const auto& own = ownDerivationPage(page).principles;
    return std::ranges::find(own, principle.toStdString()) != own.end();
}

/// The page's principle, that of the previous page and two others, in a different order for each
/// page.
std::vector<Question::Tile> tiles(int page)
{
    QStringList chosen {firstPrinciple(page)};
    if (page > 0 && !isOf(page, firstPrinciple(page - 1)))
        chosen += firstPrinciple(page - 1);
    const QStringList keys = ownDerivationBook().principles.keys();
    for (qsizetype at = page; chosen.size() < tileCount; ++at) {
        const QString& other = keys[at % keys.size()];
        if (!chosen.contains(other) && !isOf(page, other))
            chosen += other;
    }
    std::ranges::rotate(chosen, chosen.begin() + (page * 3) % chosen.size());
    std::vector<Question::Tile> tiles;
    for (const QString& key : chosen)
        tiles.push_back({key, principleWords(key), {}});
    return tiles;
}

QString halfOf(int page, int half)
{
    return inLanguage(ownDerivationPage(page).halves[static_cast<std::size_t>(half)]);
}

/// The page's own part and those of two pages with other principles, in a different order for each.
std::vector<Question::Tile> halves(int page, int half)
{
    constexpr int others = 2;
    constexpr int stride = 7; // coprime with the number of pages
    std::vector<int> of {page};
    for (int at = page + 1 + half; static_cast<int>(of.size()) <= others; at += stride) {
        const int other = at % derivationPages;
        if (std::ranges::find(of, other) == of.end() && !isOf(other, firstPrinciple(page)))
            of.push_back(other);
    }
    std::ranges::rotate(of, of.begin() + (page + 2 * half) % static_cast<int>(of.size()));
    std::vector<Question::Tile> tiles;
    for (const int one : of)
        tiles.push_back({QString::number(one), halfOf(one, half), {}});
    return tiles;
}

/// As far as assembled: "Left knows only m; right knows only n; so …"
QString sentenceOf(int page, int found)
{
    const QString first = found > 0 ? halfOf(page, 0) : QString();
    const QString second = found > 1 ? halfOf(page, 1) : u"…"_s;
    const QString end = found > 2 ? halfOf(page, 2) : u"…"_s;
    if (found == 0)
        return u"…"_s;
    if (found == 1)
        return Words::tr("%1, …", "the first half of a reason").arg(first);
    return Words::tr("%1, and %2; so %3", "a reason in three halves").arg(first, second, end);
}

/// For a wrong principle, the page that follows from it.
QString refused(const QString& principle)
{
    for (int page = 0; page < derivationPages; ++page)
        if (isOf(page, principle))
            return Words::tr("Not this principle: %1. It is the reason for page %2.")
                .arg(principleWords(principle))
                .arg(page);
    return Words::tr("Not this principle: %1").arg(principleWords(principle));
}

PageSentence sentenceSaid(const LabState& state, int page)
{
    constexpr int choosing = 2;
    const auto found = state.derivation.sentences.find(page);
    const bool isAsked = state.derivation.pass == choosing;
    return isAsked && found != state.derivation.sentences.end() ? found->second : PageSentence {};
}

void askHalf(Question& question, const PageSentence& said, int page)
{
    question.text = Words::tr("Assemble the reason, part %1 of %2: %3")
                        .arg(said.found + 1)
                        .arg(sentenceParts)
                        .arg(sentenceOf(page, said.found));
    question.tiles = halves(page, said.found);
    if (!said.refused)
        return;
    question.mark = PageMark::Cross;
    question.outcome = Words::tr("Not this part: “%1” belongs to page %2.")
                           .arg(halfOf(*said.refused, said.found))
                           .arg(*said.refused);
}

/// Formulas in braces are replaced by their values.
QString filled(const QString& text, const DerivationPage& page, const DerivationInputs& inputs)
{
    QString all;
    qsizetype at = 0;
    for (qsizetype open = text.indexOf(u'{'); open >= 0; open = text.indexOf(u'{', at)) {
        const qsizetype close = text.indexOf(u'}', open);
        const auto formula = expression(text.mid(open + 1, close - open - 1).toStdString());
        const auto value =
            formula ? page.rule.value(*formula, inputs) : Unexpected(formula.error());
        all += text.mid(at, open - at) + significant(value ? value->real() : NAN, 4);
        at = close + 1;
    }
    return all + text.mid(at);
}

QString numberText(double number)
{
    constexpr double rounding = 1e-9; // the rest if the answer is 0
    return significant(std::abs(number) < rounding ? 0 : number, 4);
}

const PageQuestion& questionOf(const LabState& state, int page)
{
    return ownDerivationPage(page).asking(state.derivation.timesAsked(page)).question;
}

/// For a score drawn at the distances 0, 5 … 40: if it repeats before the last of them, each of its
/// maxima is right.
bool isHighestThere(const std::vector<double>& drawn, const DerivationPage& page,
    const Expression& curve, DerivationInputs inputs)
{
    constexpr std::int64_t apart = 5;
    const auto points = static_cast<std::int64_t>(drawn.size());
    std::vector<double> scores; // at each integer distance
    for (std::int64_t distance = 0; distance <= apart * (points - 1); ++distance) {
        inputs.queryPosition = inputs.keyPosition + distance;
        const auto score = page.rule.value(curve, inputs);
        scores.push_back(score ? score->real() : NAN);
    }
    // A maximum may be half a distance away from an integer.
    const double lost = std::abs(inputs.query) * std::abs(inputs.key)
        * (1 - std::cos(std::min(std::abs(inputs.turn), 1.0) / 2));
    const double least = std::ranges::max(scores) - lost - 1e-9;
    const auto place = apart * (std::ranges::max_element(drawn) - drawn.begin());
    const auto from = std::max<std::int64_t>(0, place - apart);
    const auto to = std::min(apart * (points - 1), place + apart);
    return std::any_of(scores.begin() + from, scores.begin() + to + 1,
        [least](double score) { return score >= least; });
}

/// Whether it falls up to a point and is roughly constant from there.
bool isLevelFrom(const std::vector<double>& drawn, std::size_t point)
{
    const double fall = drawn.front() - drawn[point];
    return std::all_of(drawn.begin() + static_cast<std::ptrdiff_t>(point), drawn.end(),
        [&](double height) { return std::abs(height - drawn[point]) < fall; });
}

/// The response to the drawn curve; empty if none was drawn, or if it was drawn for other numbers
/// than those of a repeated page.
void tellSketch(Question& question, const LabState& state, const PageFrame& frame)
{
    const DerivationPage& page = ownDerivationPage(frame.page);
    if (!page.sketch || !frame.isOpen())
        return;
    const std::vector<double>& drawn = state.derivation.handles.list(page.sketch->list);
    const bool isOfOthers = page.sketch->curve && state.derivation.savedNumbers;
    if (drawn == startOf(page.sketch->list) || isOfOthers)
        return;
    const bool isRight = page.sketch->curve
        ? isHighestThere(drawn, page, *page.sketch->curve, frame.inputs)
        : isLevelFrom(drawn, static_cast<std::size_t>(page.sketch->levelFrom));
    question.sketch = inLanguage(isRight ? page.sketch->right : page.sketch->wrong);
    question.sketchMark = isRight ? PageMark::Tick : PageMark::Cross;
}

void tellPrediction(Question& question, const LabState& state, const PageFrame& frame)
{
    const DerivationPage& page = ownDerivationPage(frame.page);
    const PagePrediction& said = *frame.said;
    const QString number = numberText(said.number);
    const QString answer = numberText(said.answer);
    question.mark = said.isRight ? PageMark::Tick : PageMark::Cross;
    if (said.isRight) {
        question.outcome = Words::tr("Correct: %1. Your answer: %2.").arg(answer, number);
        return;
    }
    const auto grade =
        graded(page.rule, questionOf(state, frame.page), derivationInputs(state), said.number);
    const QString known = grade && grade->wrongModel
        ? inLanguage(page.wrongSays[static_cast<std::size_t>(*grade->wrongModel)])
        : QString();
    if (frame.isAnswered)
        question.outcome = Words::tr("It is %1. Your answer: %2.").arg(answer, number);
    else if (known.isEmpty())
        question.outcome = Words::tr("Not %1. Try again?").arg(number);
    if (!known.isEmpty())
        question.outcome += (question.outcome.isEmpty() ? QString() : u" "_s) + known;
}

} // namespace

Question askedOf(const LabState& state, const PageFrame& frame)
{
    const DerivationPage& page = ownDerivationPage(frame.page);
    Question question;
    question.page = frame.page;
    question.isFirst = frame.page == 0;
    const auto due = pageDue(state.derivation);
    question.due = due == frame.page ? std::nullopt : due;
    question.isLast = !question.due && pageAfter(state) >= derivationPages;
    question.isHeld = pageAfter(state) == frame.page;
    question.pass = state.derivation.pass;
    question.isLastPass = state.derivation.pass == derivationPasses;
    question.isOver = frame.isOpen();
    if (frame.isCard) {
        askCard(question, state, frame);
        return question;
    }
    if (state.derivation.pass == derivationPasses && state.derivation.asks(frame.page)) {
        question.hasCards = true;
        question.startsRound = question.isLast && state.derivation.blanks < derivationPages;
        askLine(question, state, frame);
        return question;
    }
    if (frame.isAnswered && frame.isPrincipleAsked) {
        question.text = Words::tr("Which principle justifies this equation?");
        question.tiles = tiles(frame.page);
        const auto chosen = state.derivation.principles.find(frame.page);
        if (chosen != state.derivation.principles.end()) {
            question.mark = PageMark::Cross;
            question.outcome = refused(QString::fromStdString(chosen->second));
        }
        return question;
    }
    const PageSentence sentence = sentenceSaid(state, frame.page);
    if (frame.isSentenceAsked) {
        askHalf(question, sentence, frame.page);
        return question;
    }
    const DerivationPage::Asking& asking = page.asking(state.derivation.timesAsked(frame.page));
    question.text = filled(inLanguage(asking.text), page, frame.inputs);
    if (frame.isDue)
        question.text = Words::tr("Try again: %1").arg(question.text);
    if (!frame.answer && !asking.voidSays.empty() && !frame.said) {
        question.outcome = inLanguage(asking.voidSays);
        if (frame.isOpen())
            question.mark = PageMark::Ring;
    } else if (frame.isOpen() && sentence.found == sentenceParts) {
        question.mark = sentence.wrong < triesOfQuestion ? PageMark::Tick : PageMark::Ring;
        question.outcome = sentenceOf(frame.page, sentence.found);
    } else if (frame.said) {
        tellPrediction(question, state, frame);
    } else if (frame.isOpen() && frame.answer) {
        question.mark = PageMark::Ring;
        question.outcome = Words::tr("It is %1.").arg(numberText(*frame.answer));
    }
    tellSketch(question, state, frame);
    return question;
}

int pageAfter(const LabState& state)
{
    const Derivation& own = state.derivation;
    if (const auto due = pageDue(own); due && *due != own.page)
        return *due;
    if (own.pass == derivationPasses && own.asksFirst && own.page + 1 == derivationPages)
        return firstBlank(own).value_or(derivationPages);
    if (!own.savedNumbers)
        return own.page + 1;
    int page = 0;
    while (page < derivationPages && own.isAnswered(page))
        ++page;
    return page;
}

Edit choiceOf(const LabState& state, const PageFrame& frame, const QString& tile)
{
    const int page = state.derivation.page;
    if (frame.isCard || frame.isLineAsked)
        return practiceOf(state, frame, tile);
    if (frame.isSentenceAsked)
        return ChooseHalf {page, tile.toInt()};
    return ChoosePrinciple {page, tile.toStdString()};
}

Edit predictionOf(const LabState& state, double number)
{
    const int open = state.derivation.page;
    if (state.derivation.card)
        return measureOf(state, number);
    const DerivationPage& page = ownDerivationPage(open);
    const auto grade = graded(page.rule, questionOf(state, open), derivationInputs(state), number);
    return grade ? Predict {open, number, grade->answer, grade->isRight}
                 : Predict {open, NAN, 0, false};
}

} // namespace lab::ui
