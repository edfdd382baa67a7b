#include "ui/benches/derivation_questions.h"

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

/// The page's principle, that of the page before and two others, in an order of its own for each
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
        tiles.push_back({key, principleWords(key)});
    return tiles;
}

/// Of a wrong principle the page that follows by it.
QString refused(const QString& principle)
{
    for (int page = 0; page < derivationPages; ++page)
        if (isOf(page, principle))
            return Words::tr("Not by this: %1. By that page %2 follows.")
                .arg(principleWords(principle))
                .arg(page);
    return Words::tr("Not by this: %1").arg(principleWords(principle));
}

/// Formulas in braces stand for their values.
QString filled(const QString& text, const DerivationPage& page, const DerivationInputs& inputs)
{
    QString all;
    qsizetype at = 0;
    for (qsizetype open = text.indexOf(u'{'); open >= 0; open = text.indexOf(u'{', at)) {
        const qsizetype close = text.indexOf(u'}', open);
        const auto formula = expression(text.mid(open + 1, close - open - 1).toStdString());
        const auto value = page.rule.value(formula.value(), inputs);
        all += text.mid(at, open - at) + significant(value ? value->real() : NAN, 4);
        at = close + 1;
    }
    return all + text.mid(at);
}

QString numberText(double number)
{
    constexpr double rounding = 1e-9; // what is left where the answer is 0
    return significant(std::abs(number) < rounding ? 0 : number, 4);
}

void tellPrediction(Question& question, const LabState& state, const PageFrame& frame)
{
    const DerivationPage& page = ownDerivationPage(frame.page);
    const PagePrediction& said = *frame.said;
    const QString number = numberText(said.number);
    const QString answer = numberText(said.answer);
    question.mark = said.isRight ? Mark::Tick : Mark::Cross;
    if (said.isRight) {
        question.outcome = Words::tr("Right: %1. You said %2.").arg(answer, number);
        return;
    }
    const auto grade = graded(page.rule, page.question, derivationInputs(state), said.number);
    const QString known = grade && grade->wrongModel
        ? inLanguage(page.wrongSays[static_cast<std::size_t>(*grade->wrongModel)])
        : QString();
    if (frame.isAnswered)
        question.outcome = Words::tr("It is %1. You said %2.").arg(answer, number);
    else if (known.isEmpty())
        question.outcome = Words::tr("It is not %1. Once more?").arg(number);
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
    question.isLast = frame.page + 1 == derivationPages;
    question.isLastPass = state.derivation.pass == derivationPasses;
    question.isOver = frame.isOpen();
    if (frame.isAnswered && frame.isPrincipleAsked) {
        question.text = Words::tr("By which principle does this line follow?");
        question.tiles = tiles(frame.page);
        const auto chosen = state.derivation.principles.find(frame.page);
        if (chosen != state.derivation.principles.end()) {
            question.mark = Mark::Cross;
            question.outcome = refused(QString::fromStdString(chosen->second));
        }
        return question;
    }
    question.text = filled(inLanguage(page.ask), page, frame.inputs);
    if (frame.said) {
        tellPrediction(question, state, frame);
    } else if (frame.isOpen() && frame.answer) {
        question.mark = Mark::Ring;
        question.outcome = Words::tr("It is %1.").arg(numberText(*frame.answer));
    }
    return question;
}

Edit predictionOf(const LabState& state, double number)
{
    const int open = state.derivation.page;
    const DerivationPage& page = ownDerivationPage(open);
    const auto grade = graded(page.rule, page.question, derivationInputs(state), number);
    return grade ? Predict {open, number, grade->answer, grade->isRight}
                 : Predict {open, NAN, 0, false};
}

} // namespace lab::ui
