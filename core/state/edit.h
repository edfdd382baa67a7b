#pragma once

#include "core/math/place_among.h"
#include "core/state/derivation_edits.h"
#include "core/state/first_words.h"
#include "core/state/lab_state.h"
#include "core/state/model.h"
#include "core/state/order_edits.h"
#include "core/state/parameters.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>

namespace lab {

struct SetParameter {
    std::string key;
    Value value;
};

/// Both handles of the ruler at once, as the bar between them does.
struct MovePositions {
    std::int64_t query = 0;
    std::int64_t key = 0;
};

/// The ruler's window: zoom and pan.
struct ShowPositions {
    std::int64_t first = 0;
    std::int64_t shown = 64;
};

enum class Token { Query, Key };

/// The tip of a turned arrow put at (x, y) of its pair's plane.
struct MoveTip {
    Token token = Token::Query;
    int pair = 0;
    double x = 0;
    double y = 0;
};

/// One number of the query or key before the turn.
struct SetColumn {
    Token token = Token::Query;
    int column = 0;
    double value = 0;
};

/// The score of a key before the bias.
struct SetScore {
    std::int64_t key = 0;
    double score = 0;
};

/// The number that attention mixes of the word at a place.
struct SetWordValue {
    int place = 0;
    double value = 0;
};

/// The gate of a key, 0 to 1, as every query of CoPE sees it.
struct SetGate {
    std::int64_t key = 0;
    double gate = 0;
};

/// The pairs of a video that turn with the row and with the column; time has the rest.
struct SetSections {
    int heightPairs = 0;
    int widthPairs = 0;
};

/// The cell of Compare that is looked at.
struct ChooseCell {
    ComparedEncoding encoding = ComparedEncoding::Rope;
    ComparedProperty property = ComparedProperty::MovedOn;
};

/// Another bench shows the chosen cell of Compare.
struct OpenCell { };

/// The state that tests a claim or shows a mistake: parameters as the card has them, the bench
/// among them. Settings that are no valid ones change nothing.
struct TestCard {
    Patch settings;
};

/// What a small model of Experiment has learned, in the place of the untrained numbers of its
/// encoding, whose bench shows it: Waves, Biases or Relative.
struct TakeTable {
    TrainedEncoding encoding = TrainedEncoding::T5;
    std::string table; ///< as the row of the encoding's table takes it
};

struct LoadModel {
    Model model;
};

/// What a block of a configuration says of RoPE; the rest of the state stays (withRope()).
struct LoadRope {
    Model block;
};

/// A whole state that has been made elsewhere.
struct LoadState {
    /// What it is a state of: undo names it.
    enum class Of { Scene, NewScene, Lesson, Lecture, Start, Mistake };

    LabState state;
    Of of = Of::Scene;
    std::string readingNote = {}; ///< what was read otherwise than the file has it, in one sentence
};

/// The bench that is shown, back to its defaults; the positions too.
struct ResetBench {
    FirstWords words {};
};

/// Holds the present state as A.
struct PinState { };

/// Holds another state as A, such as that of a file.
struct PinOther {
    LabState state;
};

/// A becomes the present state, and the present one A; the bench stays. Twice is nothing.
struct SwapPinned { };

struct ClearPinned { };

enum class SeriesChange { Add, Replace, Remove, Move, Caption, Time };

/// Another series of states to be shown one after the other; `change` names what was done to it.
struct ChangeSeries {
    Series series;
    SeriesChange change = SeriesChange::Add;
};

/// A state of the series, or one on the way to it; the series stays.
struct StepTo {
    LabState state;
};

using EditKinds = std::variant<SetParameter, MoveToken, MovePositions, ShowPositions, MoveTip,
    SetColumn, MoveVector, BendAngle, Predict, ShowAnswer, ChoosePrinciple, ChooseHalf, FillLine,
    TakeCard, JudgeBreak, MeasureBreak, LoadCase, SetScore, SetGate, SetWordValue, SetSections,
    ChooseCell, OpenCell, TestCard, TakeTable, LoadModel, LoadRope, LoadState, ResetBench, PinState,
    PinOther, SwapPinned, ClearPinned, ChangeSeries, StepTo>;

template <class Kind>
concept EditKind = IsAmong<Kind, EditKinds>;

/// What is done to a state: one of the kinds above. A value that never changes; copies share it.
///
/// What needs the variant whole is compiled once: to copy, move and end one of so many kinds took a
/// compiler three seconds in every source that has an edit.
class Edit {
public:
    template <EditKind Kind> Edit(Kind kind);
    Edit(const Edit&) = default; // and nothing is moved, so none is ever empty
    Edit& operator=(const Edit&) = default;
    ~Edit() = default;

    template <EditKind Kind> const Kind* as() const ///< null where it is of another kind
    {
        return static_cast<const Kind*>(held(placeAmong<Kind, EditKinds>));
    }
    template <EditKind Kind> bool is() const { return as<Kind>() != nullptr; }
    const EditKinds& kinds() const;

private:
    const void* held(std::size_t place) const;

    std::shared_ptr<const EditKinds> m_kinds;
};

/// The state after the edit; always a valid one, and the same one when the edit means nothing
/// (an unknown key, a number that is not finite).
LabState applied(const LabState& state, const Edit& edit);

} // namespace lab
