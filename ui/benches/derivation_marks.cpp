#include "ui/benches/derivation_marks.h"

#include "ui/benches/derivation_practice.h"
#include "ui/lessons/derivation_book.h"

#include <QCoreApplication>

#include <algorithm>

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::DerivationMarks)
};

bool isChanged(const LabState& state, const DerivationPage& page, const PageFrame& frame)
{
    const bool isBent = !state.derivation.bends.empty()
        && std::ranges::any_of(page.breaks, &DerivationPage::Way::isByHand);
    return (frame.broken > 0 && !frame.passes) || isBent;
}

/// On the second pass, at most one wrong part: the number of tries of a question.
bool isPutTogether(const Derivation& own, int page)
{
    const auto found = own.sentences.find(page);
    return own.pass == 2 && found != own.sentences.end() && found->second.wrong < triesOfQuestion;
}

/// Of an equation that was blank in this round.
PageMark practiceMark(const Derivation& own, int page)
{
    const auto line = own.lines.find(page);
    if (!own.isBlank(page) || !own.isAnswered(page))
        return PageMark::None;
    return line != own.lines.end() && line->second.isFilled ? PageMark::Tick : PageMark::Ring;
}

} // namespace

PageFrame pageFrameOf(const LabState& state, int page)
{
    const DerivationPage& of = ownDerivationPage(page);
    return pageFrame(
        state, page, of.rule, of.asking(state.derivation.timesAsked(page)).question, of.principles);
}

std::vector<PageList::Row> markedPages(const LabState& state)
{
    const Derivation& own = state.derivation;
    std::vector<PageList::Row> rows;
    for (int index = 0; index < derivationPages; ++index) {
        const DerivationPage& page = ownDerivationPage(index);
        const PageFrame frame = pageFrameOf(state, index);
        const bool wasSaid =
            own.pass == 1 ? own.predictions.contains(index) : own.principles.contains(index);
        const bool isRight = frame.isOpen() && !own.shown.contains(index)
            && (isPutTogether(own, index) || (frame.said && frame.said->isRight));
        PageMark mark = PageMark::None;
        const QString practice = practiceWords(own, index);
        if (frame.isDue)
            mark = PageMark::Due;
        else if (!practice.isEmpty() && !frame.isCard)
            mark = practiceMark(own, index);
        else if (frame.isOpen() && isChanged(state, page, frame))
            mark = PageMark::Cross;
        else if (isRight && wasSaid)
            mark = PageMark::Tick;
        else if (frame.isOpen() && (wasSaid || own.shown.contains(index)))
            mark = PageMark::Ring;
        const QString minutes =
            page.minutes > 0 ? Words::tr("in class: %1 min").arg(page.minutes) : QString();
        rows.push_back({inLanguage(frame.isOpen() ? page.title : page.titleBefore), minutes, mark,
            practice, !practice.isEmpty() && own.isBlank(index) && !own.isAnswered(index)});
    }
    return rows;
}

} // namespace lab::ui
