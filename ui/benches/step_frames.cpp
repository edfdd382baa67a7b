#include "ui/benches/step_frames.h"

#include "ui/lessons/derivation_book.h"

namespace lab::ui {

namespace {

const DerivationStep& stepOfBook(int step)
{
    return ownDerivationBook().steps[static_cast<std::size_t>(step)];
}

} // namespace

StepFrame stepFrameOf(const LabState& state, int open)
{
    const DerivationStep& step = stepOfBook(open);
    return stepFrame(state, state.derivation.step, step.rule, step.question);
}

StepPictureFrame pictureOf(const LabState& state, const OpenStep& open)
{
    const DerivationStep& step = stepOfBook(open.step);
    switch (step.picture) {
    case StepPicture::Bends:
    case StepPicture::Line:
        return anglesFrame(state, step.picture, step.rule);
    case StepPicture::Pairs:
        return pairsFrame(state, step.rule);
    case StepPicture::Layouts:
        return layoutsFrame(state, step.rule);
    case StepPicture::Products:
    case StepPicture::Planes:
        return matricesFrame(state, step.picture, step.rule);
    default:
        break;
    }
    PlaneFrame plane = planeFrame(state, step.picture, step.rule, step.sides);
    if (step.ghost == DerivationStep::Ghost::Length)
        plane.predictedLength = open.prediction;
    if (open.hidesRight)
        plane.rightSide.reset();
    if (open.hidesLeft)
        plane.sides = SidesShown::No;
    return plane;
}

} // namespace lab::ui
