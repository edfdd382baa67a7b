#include "ui/windows/parts/edit_names.h"

#include "core/state/shown_methods.h"
#include "ui/store/plain_text.h"
#include "ui/views/parameters/parameter_words.h"

#include <QCoreApplication>

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::EditNames)
};

// "Base" within a phrase is "base"; a name that is written in capitals stays as it is.
QString withinPhrase(QString label)
{
    const bool isName = label.size() > 1 && label[1].isUpper();
    if (!label.isEmpty() && !isName)
        label[0] = label[0].toLower();
    return label;
}

QString name(const SetParameter& edit)
{
    if (edit.key == "position.query")
        return Words::tr("move of the query");
    if (edit.key == "position.key")
        return Words::tr("move of the key");
    const Parameter* parameter = parameterNamed(edit.key);
    if (methodShownBy(edit.key)) {
        const QString method = labelOf(*parameter);
        return std::get<bool>(edit.value) ? Words::tr("showing of %1", "a method").arg(method)
                                          : Words::tr("hiding of %1", "a method").arg(method);
    }
    return parameter ? Words::tr("change of %1").arg(withinPhrase(labelOf(*parameter))) : QString();
}

QString name(const MoveToken&)
{
    return Words::tr("move of a token");
}

QString name(const MovePositions&)
{
    return Words::tr("move of both positions");
}

QString name(const ShowPositions&)
{
    return Words::tr("zoom");
}

QString name(const MoveTip& edit)
{
    return edit.token == Token::Query ? Words::tr("move of the query's tip")
                                      : Words::tr("move of the key's tip");
}

QString name(const SetColumn& edit)
{
    return edit.token == Token::Query ? Words::tr("change of a number of the query")
                                      : Words::tr("change of a number of the key");
}

QString name(const MoveVector& edit)
{
    return edit.token == Token::Query ? Words::tr("move of q") : Words::tr("move of k");
}

QString name(const BendAngle&)
{
    return Words::tr("bend of an angle");
}

QString name(const Predict&)
{
    return Words::tr("answer");
}

QString name(const ShowAnswer&)
{
    return Words::tr("showing of the answer");
}

QString name(const ChoosePrinciple&)
{
    return Words::tr("choice of a principle");
}

QString name(const ChooseHalf&)
{
    return Words::tr("choice of a part of a reason");
}

QString name(const FillLine&)
{
    return Words::tr("filling of a line");
}

QString name(const TakeCard&)
{
    return Words::tr("change of the card");
}

QString name(const JudgeBreak&)
{
    return Words::tr("verdict on a break");
}

QString name(const MeasureBreak&)
{
    return Words::tr("answer on a card");
}

QString name(const LoadCase&)
{
    return Words::tr("loading of the worst case");
}

QString name(const SetScore&)
{
    return Words::tr("change of a score");
}

QString name(const SetWordValue&)
{
    return Words::tr("change of a value");
}

QString name(const SetGate&)
{
    return Words::tr("change of a gate");
}

QString name(const SetSections&)
{
    return Words::tr("move of the end of a section");
}

QString name(const ChooseCell&)
{
    return Words::tr("choice of a cell");
}

QString name(const OpenCell&)
{
    return Words::tr("opening of a cell");
}

QString name(const TestCard&)
{
    return Words::tr("test of a card");
}

QString name(const TakeTable&)
{
    return Words::tr("taking of a learned table");
}

QString name(const LoadModel& edit)
{
    return Words::tr("choice of %1", "a model")
        .arg(shownName(QString::fromStdString(edit.model.name)));
}

QString name(const LoadRope&)
{
    return Words::tr("reading of a RoPE block");
}

QString name(const LoadState& edit)
{
    switch (edit.of) {
    case LoadState::Of::Scene:
        break;
    case LoadState::Of::NewScene:
        return Words::tr("beginning of a new scene");
    case LoadState::Of::Lesson:
        return Words::tr("step of a lesson");
    case LoadState::Of::Lecture:
        return Words::tr("step of a lecture");
    case LoadState::Of::Start:
        return Words::tr("return to the start");
    case LoadState::Of::Mistake:
        return Words::tr("showing of a mistake");
    }
    return Words::tr("opening of a scene");
}

QString name(const ResetBench&)
{
    return Words::tr("reset of the bench");
}

QString name(const PinOther&)
{
    return Words::tr("opening as A");
}

QString name(const PinState&)
{
    return Words::tr("pinning as A");
}

QString name(const SwapPinned&)
{
    return Words::tr("swap of A and B");
}

QString name(const ClearPinned&)
{
    return Words::tr("clearing of A");
}

QString name(const ChangeSeries& edit)
{
    switch (edit.change) {
    case SeriesChange::Add:
        return Words::tr("adding to the series");
    case SeriesChange::Replace:
        return Words::tr("replacement in the series");
    case SeriesChange::Remove:
        return Words::tr("removal from the series");
    case SeriesChange::Move:
        return Words::tr("move within the series");
    case SeriesChange::Caption:
        return Words::tr("change of a caption");
    case SeriesChange::Time:
        break;
    }
    return Words::tr("change of a state's time");
}

QString name(const StepTo&)
{
    return Words::tr("step in the series");
}

// A menu takes an ampersand for the mark of its access key.
QString inMenu(QString words)
{
    return words.replace(u'&', QStringLiteral("&&"));
}

} // namespace

QString editName(const Edit& edit)
{
    return std::visit([](const auto& one) { return name(one); }, edit.kinds());
}

QString undoText(const Edit& edit)
{
    return Words::tr("&Undo %1").arg(inMenu(editName(edit)));
}

QString redoText(const Edit& edit)
{
    return Words::tr("&Redo %1").arg(inMenu(editName(edit)));
}

} // namespace lab::ui
