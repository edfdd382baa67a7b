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

/// Moves both handles of the ruler at once, as dragging the bar between them does.
struct MovePositions {
    std::int64_t query = 0;
    std::int64_t key = 0;
};

/// Sets the window of the ruler: zoom and pan.
struct ShowPositions {
    std::int64_t first = 0;
    std::int64_t shown = 64;
};

enum class Token { Query, Key };

/// Moves the tip of a rotated arrow to (x, y) in the plane of its pair.
struct MoveTip {
    Token token = Token::Query;
    int pair = 0;
    double x = 0;
    double y = 0;
};

/// Sets one component of the query or key before rotation.
struct SetColumn {
    Token token = Token::Query;
    int column = 0;
    double value = 0;
};

/// Sets the score of a key before the bias.
struct SetScore {
    std::int64_t key = 0;
    double score = 0;
};

/// Sets the value of the word at a position, which attention averages.
struct SetWordValue {
    int place = 0;
    double value = 0;
};

/// Sets the gate of a key, 0 to 1, as every query of CoPE sees it.
struct SetGate {
    std::int64_t key = 0;
    double gate = 0;
};

/// Sets the pairs of a video that rotate with the row and with the column; time has the rest.
struct SetSections {
    int heightPairs = 0;
    int widthPairs = 0;
};

/// Selects a cell of Compare.
struct ChooseCell {
    ComparedEncoding encoding = ComparedEncoding::Rope;
    ComparedProperty property = ComparedProperty::ShiftedScore;
};

/// Shows the selected cell of Compare on another bench.
struct OpenCell { };

/// Loads the state that tests a claim or shows a mistake, with the bench and parameters of the
/// card. Invalid settings change nothing.
struct TestCard {
    Patch settings;
};

/// Replaces the untrained values of an encoding by those that a small model of Experiment has
/// learned, and shows the bench of the encoding: Waves, Biases or Relative.
struct UseTable {
    TrainedEncoding encoding = TrainedEncoding::T5;
    std::string table; ///< in the form of the row of the encoding's table
};

struct LoadModel {
    Model model;
};

/// Loads the RoPE settings of a configuration block; the rest of the state stays (withRope()).
struct LoadRope {
    Model block;
};

/// Replaces the whole state by one made elsewhere.
struct LoadState {
    /// where the state comes from, for the name of the undo step
    enum class Of { Scene, NewScene, Lesson, Lecture, Start, Mistake, Aside };

    LabState state;
    Of of = Of::Scene;
    std::string readingNote = {}; ///< one sentence about values that differ from those in the file
};

/// Resets the bench that is shown and the positions.
struct ResetBench {
    FirstWords words {};
};

/// Pins the current state as A.
struct PinState { };

/// Pins another state as A, such as that of a file.
struct PinOther {
    LabState state;
};

/// Swaps A and the current state; the bench stays. Law: swapping twice changes nothing.
struct SwapPinned { };

struct ClearPinned { };

enum class SeriesChange { Add, Replace, Remove, Move, Caption, Notes, Time };

/// Replaces the series of states; `change` names what was done to it.
struct ChangeSeries {
    Series series;
    SeriesChange change = SeriesChange::Add;
};

/// Shows a state of the series, or one during a transition; the series stays.
struct StepTo {
    LabState state;
};

using EditKinds = std::variant<SetParameter, MoveToken, MovePositions, ShowPositions, MoveTip,
    SetColumn, MoveVector, BendAngle, Predict, ShowAnswer, ChoosePrinciple, ChooseHalf, FillLine,
    OpenCard, JudgeBreak, MeasureBreak, LoadCase, SetScore, SetGate, SetWordValue, SetSections,
    ChooseCell, OpenCell, TestCard, UseTable, LoadModel, LoadRope, LoadState, ResetBench, PinState,
    PinOther, SwapPinned, ClearPinned, ChangeSeries, StepTo>;

template <class Kind>
concept EditKind = IsAmong<Kind, EditKinds>;

/// An edit of a state: one of the kinds above. An immutable value; copies share it.
///
/// Code that needs the complete variant is compiled once: copying, moving and destroying one of so
/// many kinds took three seconds to compile in every source that used an edit.
class Edit {
public:
    template <EditKind Kind> Edit(Kind kind);
    Edit(const Edit&) = default; // not moved, so that none is ever empty
    Edit& operator=(const Edit&) = default;
    ~Edit() = default;

    template <EditKind Kind> const Kind* as() const ///< null if it is of another kind
    {
        return static_cast<const Kind*>(held(placeAmong<Kind, EditKinds>));
    }
    template <EditKind Kind> bool is() const { return as<Kind>() != nullptr; }
    const EditKinds& kinds() const;

private:
    const void* held(std::size_t place) const;

    std::shared_ptr<const EditKinds> m_kinds;
};

/// The state after the edit; always valid, and unchanged if the edit is invalid (an unknown key, a
/// number that is not finite).
LabState applied(const LabState& state, const Edit& edit);

} // namespace lab
