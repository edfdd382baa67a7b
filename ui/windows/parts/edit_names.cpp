#include "ui/windows/parts/edit_names.h"

#include "core/state/links.h"
#include "core/state/shown_methods.h"
#include "ui/store/plain_text.h"
#include "ui/views/parameters/parameter_words.h"

#include <QCoreApplication>

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::EditNames)
};

// "Base" within a phrase is "base"; a name in capitals stays unchanged.
QString withinPhrase(QString label)
{
    const bool isName = label.size() > 1 && label[1].isUpper();
    if (!label.isEmpty() && !isName)
        label[0] = label[0].toLower();
    return label;
}

QString nameOfLink(const LinkGroup& group, bool isOn)
{
    if (group.isOn == &Links::base)
        return isOn ? Words::tr("link base") : Words::tr("unlink base");
    return isOn ? Words::tr("link dimension") : Words::tr("unlink dimension");
}

QString name(const SetParameter& edit)
{
    if (const LinkGroup* group = linkGroupOf(edit.key); group && group->flag == edit.key)
        return nameOfLink(*group, std::get<bool>(edit.value));
    if (edit.key == "position.query")
        return Words::tr("move query");
    if (edit.key == "position.key")
        return Words::tr("move key");
    if (edit.key == "alibi.bias_max")
        return Words::tr("change slope");
    if (edit.key.ends_with(".heads"))
        return Words::tr("change number of heads");
    const Parameter* parameter = parameterNamed(edit.key);
    if (methodShownBy(edit.key)) {
        const QString method = labelOf(*parameter);
        return std::get<bool>(edit.value) ? Words::tr("show %1", "a method").arg(method)
                                          : Words::tr("hide %1", "a method").arg(method);
    }
    return parameter ? Words::tr("change %1").arg(withinPhrase(labelOf(*parameter))) : QString();
}

QString name(const MoveToken&)
{
    return Words::tr("move token");
}

QString name(const MovePositions&)
{
    return Words::tr("move both positions");
}

QString name(const ShowPositions&)
{
    return Words::tr("zoom");
}

QString name(const MoveTip& edit)
{
    return edit.token == Token::Query ? Words::tr("move query tip") : Words::tr("move key tip");
}

QString name(const SetColumn& edit)
{
    return edit.token == Token::Query ? Words::tr("change query component")
                                      : Words::tr("change key component");
}

QString name(const MoveVector& edit)
{
    return edit.token == Token::Query ? Words::tr("move q") : Words::tr("move k");
}

QString name(const BendAngle&)
{
    return Words::tr("bend angle");
}

QString name(const Predict&)
{
    return Words::tr("answer");
}

QString name(const ShowAnswer&)
{
    return Words::tr("show answer");
}

QString name(const ChoosePrinciple&)
{
    return Words::tr("choose principle");
}

QString name(const ChooseHalf&)
{
    return Words::tr("choose part of reason");
}

QString name(const FillLine&)
{
    return Words::tr("fill in equation");
}

QString name(const OpenCard&)
{
    return Words::tr("change card");
}

QString name(const JudgeBreak&)
{
    return Words::tr("judge break");
}

QString name(const MeasureBreak&)
{
    return Words::tr("answer card");
}

QString name(const LoadCase&)
{
    return Words::tr("load worst case");
}

QString name(const SetScore&)
{
    return Words::tr("change logit");
}

QString name(const SetWordValue&)
{
    return Words::tr("change value");
}

QString name(const SetGate&)
{
    return Words::tr("change gate");
}

QString name(const SetSections&)
{
    return Words::tr("move section end");
}

QString name(const ChooseCell&)
{
    return Words::tr("select cell");
}

QString name(const OpenCell&)
{
    return Words::tr("open cell");
}

QString name(const TestCard&)
{
    return Words::tr("test card");
}

QString name(const UseTable&)
{
    return Words::tr("use learned table");
}

QString name(const LoadModel& edit)
{
    return Words::tr("choose %1", "a model")
        .arg(shownName(QString::fromStdString(edit.model.name)));
}

QString name(const LoadRope&)
{
    return Words::tr("paste RoPE block");
}

QString name(const LoadState& edit)
{
    switch (edit.of) {
    case LoadState::Of::Scene:
        break;
    case LoadState::Of::NewScene:
        return Words::tr("new scene");
    case LoadState::Of::Lesson:
        return Words::tr("lesson step");
    case LoadState::Of::Lecture:
        return Words::tr("lecture step");
    case LoadState::Of::Start:
        return Words::tr("return to start");
    case LoadState::Of::Mistake:
        return Words::tr("show mistake");
    case LoadState::Of::Aside:
        return Words::tr("back to the aside");
    }
    return Words::tr("open scene");
}

QString name(const ResetBench&)
{
    return Words::tr("reset bench");
}

QString name(const PinOther&)
{
    return Words::tr("open for comparison");
}

QString name(const PinState&)
{
    return Words::tr("pin as A");
}

QString name(const SwapPinned&)
{
    return Words::tr("swap A and B");
}

QString name(const ClearPinned&)
{
    return Words::tr("clear A");
}

QString name(const ChangeSeries& edit)
{
    switch (edit.change) {
    case SeriesChange::Add:
        return Words::tr("add to series");
    case SeriesChange::Replace:
        return Words::tr("replace in series");
    case SeriesChange::Remove:
        return Words::tr("remove from series");
    case SeriesChange::Move:
        return Words::tr("move in series");
    case SeriesChange::Caption:
        return Words::tr("change caption");
    case SeriesChange::Notes:
        return Words::tr("change notes");
    case SeriesChange::Time:
        break;
    }
    return Words::tr("change duration");
}

QString name(const StepTo&)
{
    return Words::tr("series step");
}

// A menu treats an ampersand as the marker of its mnemonic.
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
