#pragma once

#include "core/frames/derivation/derivation_frames.h"
#include "core/frames/frame_inputs.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"
#include "ui/benches/step_frames.h"
#include "ui/store/background.h"
#include "ui/views/derivation/question_box.h"
#include "ui/views/derivation/step_picture_view.h"

#include <optional>

class QComboBox;
class QPushButton;

namespace lab::ui {

struct DerivationBook;
struct DerivationStep;
class QuestionBox;
class SegmentedChoice;
class StepCheckView;
class StepLineView;
class StepList;

/// RoPE from nothing, one step a page: the line, the sentence that says why, the picture with the
/// learner's own numbers in it, the check of both sides, ways to break the step, and a question
/// before the answer.
///
/// The learner's numbers are checked at once; the panel of other numbers is tried in the
/// background, or at once where nobody sees the bench.
class DerivationBench : public Bench {
    Q_OBJECT
public:
    enum class QuestionSpace { Kept, Given }; ///< to the picture, where nobody answers
    explicit DerivationBench(QWidget* parent = nullptr, QuestionSpace space = QuestionSpace::Kept);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;
    std::vector<PanelAction> panelActions() const override;

protected:
    void layOut(const QRect& area, const LayoutInputs& inputs) override;
    std::vector<RoomPicture> roomPictures(const LabState& state) const override;
    void placeLarge(const RoomPicture& picture, const QRect& area) override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    double headWidth(const Look& look) const override;
    void paintBeside(QPainter& painter) const override;
    void changeEvent(QEvent* event) override;

private:
    struct Trial {
        int step = -1;
        std::string broken;
        DerivationInputs inputs;

        bool operator==(const Trial&) const = default;
    };
    using Own = Part<&LabState::derivation>;
    using Query = Part<&LabState::position, &Positions::query>;
    using Key = Part<&LabState::position, &Positions::key>;
    using StepInputs = FrameInputs<int, Own, Query, Key>; ///< and which step is open
    using PictureInputs = FrameInputs<OpenStep, Own, Query, Key>;
    const DerivationStep& open() const;
    void placePage();
    void placeForRoom();
    void nameForms();
    void showLine(const LabState& state);
    void showPicture(const LabState& state);
    void showBreaks();
    void showQuestion(const LabState& state);
    std::optional<StepCheck> tried(const LabState& state);
    void setParameter(const char* key, const Value& value);

    const DerivationBook& m_book;
    const QuestionSpace m_questionSpace;
    StepList* m_list;
    StepLineView* m_line;
    StepPictureView* m_picture;
    StepCheckView* m_check;
    QuestionBox* m_question;
    QComboBox* m_breaks;
    QPushButton* m_load;
    QPushButton* m_copy;
    SegmentedChoice* m_form = nullptr;
    QRect m_area;
    QRect m_roomArea; ///< of line and picture before a room
    Memo<StepInputs, StepFrame> m_steps;
    Memo<StepInputs, StepFrame> m_ghostSteps;
    PictureFrames<PictureInputs, StepPictureFrame> m_pictures;
    StepFrame m_frame; ///< of the open step, with what has been tried of it
    StepLine m_written; ///< its line
    Question m_asked;
    Trial m_trial; ///< of other numbers
    std::optional<StepCheck> m_tried; ///< what came of it, once that is known
    Background m_background;
};

} // namespace lab::ui
