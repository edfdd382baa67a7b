#include "ui/views/parameters/link_words.h"

#include "ui/paint/text/number_text.h"
#include "ui/store/plain_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <functional>

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

} // namespace

QString chainWords(const LinkGroup& group, bool isLinked)
{
    if (group.isOn == &Links::base)
        return isLinked ? Words::tr("Base is shared by all benches. Click to use separate values.")
                        : Words::tr("Base is used only here. Click to share it with all benches.");
    return isLinked ? Words::tr("Dimension is shared by all benches. Click to use separate values.")
                    : Words::tr("Dimension is used only here. Click to share it with all benches.");
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
            return {};
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
