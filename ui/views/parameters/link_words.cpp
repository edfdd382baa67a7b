#include "ui/views/parameters/link_words.h"

#include "core/state/benches.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/punctuation.h"
#include "ui/store/plain_text.h"
#include "ui/views/parameters/parameter_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <functional>
#include <string>

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::LinkWords)
};

/// The model that has set the value, as in the layers that are shown; empty if it differs.
QString modelBehind(const Parameter& parameter, bool isBase, const LabState& state)
{
    const ModelNote& model = state.model;
    const auto place = static_cast<std::size_t>(model.kind);
    if (place >= model.kinds.size())
        return {};
    const LayerKind& kind = model.kinds[place];
    const Value value = parameter.read(state);
    const bool isOfModel = isBase ? std::equal_to<>()(std::get<double>(value), kind.base)
                                  : std::get<std::int64_t>(value) == kind.width;
    return isOfModel ? shownName(QString::fromStdString(model.name)) : QString();
}

/// The names of the benches whose parameter it is.
QStringList benchesOf(const Parameter& parameter)
{
    QStringList names;
    for (const BenchRow& bench : benches())
        if (isOwn(bench, parameter.key))
            names += benchName(bench.id);
    if (!names.isEmpty())
        return names;
    for (const BenchRow& bench : benches()) // xPos
        if (isRead(bench, parameter.key))
            names += benchName(bench.id);
    return names;
}

QString ownNote(const Parameter& parameter)
{
    QStringList benches = benchesOf(parameter);
    if (benches.size() < 2)
        return benches.isEmpty() ? QString() : Words::tr("only in %1").arg(benches.front());
    const QString last = benches.takeLast();
    return Words::tr("only in %1 and %2").arg(listed(benches), last);
}

} // namespace

QString chainWords(const Parameter& parameter, const LinkGroup& group, bool isLinked)
{
    const bool isBase = group.isOn == &Links::base;
    if (isLinked)
        return isBase
            ? Words::tr("Base is shared by all benches. Click to use separate values.")
            : Words::tr("Dimension is shared by all benches. Click to use separate values.");
    QStringList benches = benchesOf(parameter);
    if (benches.size() < 2)
        return isBase
            ? Words::tr("Base is used only here. Click to share it with all benches.")
            : Words::tr("Dimension is used only here. Click to share it with all benches.");
    const QString last = benches.takeLast();
    return (isBase
            ? Words::tr("Base is used only in %1 and %2. Click to share it with all benches.")
            : Words::tr("Dimension is used only in %1 and %2. Click to share it with all "
                        "benches."))
        .arg(listed(benches), last);
}

QString chainAction(const LinkGroup& group, bool isLinked)
{
    if (group.isOn == &Links::base)
        return isLinked ? Words::tr("&Use Own Base in This Bench")
                        : Words::tr("&Share Base with All Benches");
    return isLinked ? Words::tr("&Use Own Dimension in This Bench")
                    : Words::tr("&Share Dimension with All Benches");
}

std::vector<Edit> linkTurned(
    const Parameter& parameter, const LinkGroup& group, const LabState& state)
{
    const bool isLinked = state.links.*group.isOn;
    std::vector<Edit> edits {SetParameter {std::string(group.flag), !isLinked}};
    if (!isLinked)
        edits.push_back(SetParameter {std::string(parameter.key), parameter.read(state)});
    return edits;
}

QString linkNote(const Parameter& parameter, const LabState& state)
{
    using namespace std::string_view_literals;
    constexpr std::array ofShortRows {
        "sinusoidal_grid.base"sv, "rotary_grid.base"sv, "multimodal_rotary.base"sv};
    constexpr std::array ofAxes {"grids.width"sv, "multimodal_rotary.width"sv};
    constexpr std::array ofHeads {"transformer_xl.width"sv, "deberta.width"sv, "compare.width"sv};
    const auto isOne = [&parameter](const auto& keys) {
        return std::ranges::find(keys, parameter.key) != keys.end();
    };
    if (const LinkGroup* const group = linkGroupOf(parameter.key)) {
        if (!(state.links.*group->isOn))
            return ownNote(parameter);
        if (isMember(state, parameter.key))
            return modelBehind(parameter, group->isOn == &Links::base, state);
        return Words::tr("separate: trained with %1")
            .arg(wholeNumber(std::get<std::int64_t>(parameter.read(state))));
    }
    if (state.links.base && isOne(ofShortRows))
        return Words::tr("separate: axes are short");
    if (state.links.width && isOne(ofAxes))
        return Words::tr("separate: split between axes");
    if (state.links.width && isOne(ofHeads))
        return Words::tr("separate: heads × head dimension");
    return {};
}

} // namespace lab::ui
