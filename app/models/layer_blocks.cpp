#include "app/models/layer_blocks.h"

#include "app/files/json_file.h"
#include "app/models/rope_text.h"
#include "core/state/edit.h"
#include "core/state/layer_ladders.h"
#include "core/state/rope_numbers.h"
#include "ui/paint/text/punctuation.h"
#include "ui/views/parameters/model_words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::RopeBlockWriter)
};

bool isFull(const LayerKind& kind)
{
    return kind.attention == LayerAttention::Full;
}

} // namespace

bool isWrittenByLayer(const LabState& state, ui::BlockKeys keys)
{
    return keys == ui::BlockKeys::Present && !kindsWithOtherFrequencies(state).empty()
        && haveEntryEach(state.model.kinds);
}

QString blockByLayer(const LabState& state, const WrittenLadder& shown)
{
    BlockLines entries(2);
    for (std::size_t index = 0; index < state.model.kinds.size(); ++index) {
        const LayerKind& kind = state.model.kinds[index];
        if (kind.entry.empty())
            continue;
        const bool isShown = static_cast<int>(index) == state.model.kind;
        const Rotary turned {kind.base, kind.width, rotatedWidth(kind.width, kind.rotatedShare),
            shown.rotary.pairing};
        const WrittenLadder ladder = isShown
            ? shown
            : WrittenLadder {turned, kind.scaling, kind.rotatedShare, false, shown.target,
                std::nullopt, shown.kept};
        entries.add(QString::fromStdString(kind.entry),
            kind.rotates ? blockInside(ladder, ui::BlockKeys::Present, 3) : u"null"_s);
    }
    return entries.text();
}

void addWidthsByLayer(const LabState& state, BlockLines& outer)
{
    const std::vector<LayerKind> kinds = currentLayerKinds(state);
    const auto full = std::ranges::find_if(kinds, isFull);
    const auto other = std::ranges::find_if_not(kinds, isFull);
    const int width = other == kinds.end() ? state.rotations.width : other->width;
    outer.add("head_dim"_L1, width);
    if (full != kinds.end() && full->width != width)
        outer.add("global_head_dim"_L1, full->width);
}

bool saysAllLayers(const QString& text, const LabState& state)
{
    const auto object = jsonObject(text.toUtf8(), {});
    if (!object)
        return false;
    const auto edit = editInJson(*object, {}, state);
    const auto* read = edit ? edit->as<LoadRope>() : nullptr;
    if (!read || !lab::haveSameRotation(applied(clamped({}), *edit), state))
        return false;
    const std::vector<LayerKind>& kinds = state.model.kinds;
    return std::ranges::all_of(kinds, [&](const LayerKind& kind) {
        const auto same = std::ranges::find(read->block.kinds, kind.entry, &LayerKind::entry);
        if (kind.entry.empty())
            return !kind.rotates;
        const bool isShown = &kind == &kinds[static_cast<std::size_t>(state.model.kind)];
        return same != read->block.kinds.end() && same->rotates == kind.rotates
            && (isShown || !kind.rotates || lab::haveSameRotation(state, *same, kind));
    });
}

QStringList readingNotesOnOtherLayers(const LabState& state)
{
    const std::vector<LayerKind> others = kindsWithOtherFrequencies(state);
    if (others.empty())
        return {};
    QStringList texts;
    for (const LayerKind& kind : others)
        texts += ui::textOn(kind);
    const LayerKind shown = currentLayerKinds(state)[static_cast<std::size_t>(state.model.kind)];
    return {Words::tr("This block applies only to some of the model's layers (%1). The others use "
                      "different RoPE frequencies, which are not in it (%2); keep their entries.")
                .arg(ui::textOn(shown), ui::listedApart(texts))};
}

} // namespace lab::app
