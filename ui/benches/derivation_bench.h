#pragma once

#include "core/figures/derivation/derivation_figures.h"
#include "core/frames/derivation/page_frame.h"
#include "core/frames/frame_inputs.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"
#include "ui/drawing/button_view.h"
#include "ui/store/background.h"
#include "ui/views/derivation/page_list.h"
#include "ui/views/derivation/question_box.h"

#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QPushButton;

namespace lab::ui {

struct DerivationPage;
class QuestionBox;
class SegmentedChoice;

/// RoPE from nothing, one question per page: the learner's answer reveals the equation, the
/// sentence with its reason, the check of both sides, ways to break the page, and why nothing else
/// works.
///
/// The check uses the learner's numbers at once; the panel of other numbers is tested in the
/// background, or at once if the bench is not visible.
class DerivationBench : public Bench {
    Q_OBJECT
public:
    enum class QuestionUse { Asked, Written }; ///< written only, where nobody answers
    explicit DerivationBench(QWidget* parent = nullptr, QuestionUse use = QuestionUse::Asked);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;
    std::vector<PanelAction> panelActions() const override;
    bool usesPositions() const override; ///< not if the words have no places yet
    void complete() override;
    QWidget* keyTaker() const override; ///< the field of the open question

protected:
    void layOut(const QRect& area, const LayoutInputs& inputs) override;
    std::vector<SlidePicture> slidePictures(const LabState& state) const override;
    void placeLarge(const SlidePicture& picture, const QRect& area) override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    double headWidth(const Look& look) const override;
    std::vector<SheetEntry> partsBeside(const PointedLook& look) const override;
    void onAskedBesideChanged() override;
    void changeEvent(QEvent* event) override;

private:
    struct Trial {
        int page = -1;
        std::string broken;
        DerivationInputs inputs;

        bool operator==(const Trial&) const = default;
    };
    struct OpenPage {
        int page = 0;
        bool isAnswered = false;
        std::string broken;
        std::vector<std::string> symbols {}; ///< of its equation

        bool operator==(const OpenPage&) const = default;
    };
    using Own = Part<&LabState::derivation>;
    using Query = Part<&LabState::position, &Positions::query>;
    using Key = Part<&LabState::position, &Positions::key>;
    using PageInputs = FrameInputs<int, Own, Query, Key>; ///< and which page is open
    using PictureInputs = FrameInputs<OpenPage, Own, Query, Key>;
    using MarkInputs = FrameInputs<QString, Own, Query, Key>; ///< and the language of the texts
    const DerivationPage& open() const;
    bool isAsking() const; ///< the page's own question
    void giveKeys(); ///< after an edit of the user
    drawing::PageLineHeights lineHeights(int width) const;
    void placePage();
    void placeChecks(const QRect& area);
    void placeForPresentation();
    void nameForms();
    void showLine(const LabState& state);
    void showPicture(const LabState& state);
    void showBreaks();
    void showArgument();
    void loadException(std::size_t index);
    void startPass(); ///< or a round of the last one, with one more blank line
    void takeCard(std::optional<int> card);
    std::optional<PageCheck> tried(const LabState& state);
    void setParameter(const char* key, const Value& value);

    const QuestionUse m_questionUse;
    PageList* m_list;
    FigureView<drawing::PageLineValues>* m_line;
    FigureView<drawing::PageValues>* m_picture;
    ButtonView<PageFrame>* m_check; ///< the button loads the worst case
    QuestionBox* m_question;
    QComboBox* m_breaks;
    QPushButton* m_copy;
    QPushButton* m_argue; ///< why nothing else works
    std::vector<QPushButton*> m_exceptions; ///< states to load, beside the argument
    SegmentedChoice* m_form = nullptr;
    QRect m_area;
    QRect m_slideArea; ///< of equation and picture while presenting
    Memo<PageInputs, PageFrame> m_pages;
    Memo<PageInputs, PageFrame> m_ghostPages;
    PictureFrames<PictureInputs, drawing::PageValues> m_pictures;
    Memo<MarkInputs, std::vector<PageList::Row>> m_rows; ///< of all pages
    PageFrame m_frame; ///< of the open page, with its results so far
    drawing::PageLine m_written; ///< its equation
    /// Another version of the equation, as a drag produces it, for which space is reserved so that
    /// nothing moves then.
    std::optional<drawing::PageLine> m_bent;
    std::vector<std::string> m_symbols; ///< of the last one
    Trial m_trial; ///< of other numbers
    std::optional<PageCheck> m_tried; ///< its result, once known
    Background m_background;
};

} // namespace lab::ui
