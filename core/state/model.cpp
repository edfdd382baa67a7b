#include "core/state/model.h"

#include "core/state/layer_ladders.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lab {

namespace {

// Its values, clamped to what a state allows.
LayerKind inRange(LayerKind kind)
{
    LabState state;
    state.rotations.base = kind.base;
    state.rotations.width = kind.width;
    state.rotations.rotatedShare = kind.rotatedShare;
    state.rotations.scaling = std::move(kind.scaling);
    state = clamped(std::move(state));
    kind.base = state.rotations.base;
    kind.width = state.rotations.width;
    kind.rotatedShare = state.rotations.rotatedShare;
    kind.scaling = std::move(state.rotations.scaling);
    return kind;
}

} // namespace

bool hasRotaryEncoding(const Model& model)
{
    return model.scheme == Scheme::Rope;
}

bool hasRotaryEncoding(const ModelNote& note)
{
    return note.scheme == Scheme::Rope || note.scheme == Scheme::Unknown;
}

ModelNote noteOf(const Model& model)
{
    ModelNote note {model.name};
    note.scheme = model.scheme;
    note.longest = model.longest.value_or(0);
    for (const LayerKind& kind : model.kinds)
        note.kinds.push_back(inRange(kind));
    note.kind = model.kind;
    std::ranges::copy_if(model.readingNotes, std::back_inserter(note.readingNotes),
        [](const ReadingNote& readingNote) {
            return readingNote.origin != Origin::File || isForWriting(readingNote);
        });
    return note;
}

} // namespace lab
