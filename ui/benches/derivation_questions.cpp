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

/// The step's principle among three others, in an order of its own for each step.
std::vector<Question::Tile> tiles(const DerivationBook& book, const DerivationStep& step, int index)
{
    const QStringList keys = book.principles.keys();
    const qsizetype right = keys.indexOf(step.principle);
    QStringList chosen {step.principle};
    for (qsizetype off = 1; chosen.size() < std::min(tileCount, keys.size()); ++off)
        chosen += keys[(right + off * 5) % keys.size()];
    std::ranges::rotate(chosen, chosen.begin() + (index * 3) % chosen.size());
    std::vector<Question::Tile> tiles;
    for (const QString& key : chosen)
        tiles.push_back({key, inLanguage(book.principles[key])});
    return tiles;
}

} // namespace

Question askedOf(const LabState& state, const DerivationBook& book, const DerivationStep& step,
    const StepFrame& frame)
{
    Question question;
    question.step = frame.step;
    if (frame.isBlank) {
        question.text = Words::tr("By which principle does this step follow?");
        question.tiles = tiles(book, step, frame.step);
        const auto chosen = state.derivation.principles.find(frame.step);
        if (chosen == state.derivation.principles.end())
            return question;
        question.mark = Mark::Cross;
        question.outcome =
            Words::tr("Not by this: %1")
                .arg(inLanguage(book.principles.value(QString::fromStdString(chosen->second))));
        return question;
    }
    question.text = inLanguage(step.ask);
    constexpr double rounding = 1e-12; // what is left where the answer is 0
    const bool isNothing = std::abs(frame.answer) < rounding;
    const QString answer = significant(isNothing ? 0 : frame.answer, 4);
    if (frame.prediction) {
        const QString said = significant(*frame.prediction, 4);
        question.mark = frame.isRight ? Mark::Tick : Mark::Cross;
        question.outcome = frame.isRight ? Words::tr("Right: %1. You said %2.").arg(answer, said)
                                         : Words::tr("It is %1. You said %2.").arg(answer, said);
    } else if (state.derivation.shown.contains(frame.step)) {
        question.mark = Mark::Ring;
        question.outcome = Words::tr("It is %1.").arg(answer);
    }
    return question;
}

} // namespace lab::ui
