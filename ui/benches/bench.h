#pragma once

#include "core/frames/focus.h"
#include "core/state/edit.h"
#include "core/state/history.h"
#include "ui/benches/panel_action.h"
#include "ui/benches/slide.h"
#include "ui/benches/slide_pictures.h"
#include "ui/paint/comparison.h"
#include "ui/paint/look.h"
#include "ui/views/reading/reading_view.h"

#include <QPointer>
#include <QWidget>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lab::ui {

class ChangeView;
class ComparisonBar;
class PictureView;
struct LastChange;

/// Who looks at a bench: one person at a desk, who wants everything; an audience, for which one
/// picture carries the screen; or a sheet of paper, which has the two main pictures.
enum class Audience { One, Presentation, Paper };

/// What of a state a layout depends on, beside the place for it: each bench sets what it looks at.
struct LayoutInputs {
    int picture = 0; ///< which of those that share a place
    int parts = 0; ///< pairs, heads or tokens that stand beside each other
    int numbersLeft = 0; ///< pixels for the numbers beside a picture
    int numbersRight = 0;

    bool operator==(const LayoutInputs&) const = default;
};

/// A page of the window: a few pictures of one state, laid out under a title and a sentence,
/// and the reading line at the foot.
///
/// A state is shown in one way: its layout, if that is another, and then the frames. The bench
/// keeps the frames (PictureFrames) and hands them to its views; none is made again of the same
/// inputs, and no view is asked for what it was given. Whatever a person does in a picture comes
/// out of edited() and pointed(). The bench also draws itself as a whole on any painter, for files
/// and for the gallery.
///
/// While a state is pinned as A a bar in the title line chooses between A, B, both and, on benches
/// with maps, their difference. On A nothing in the pictures can be changed; any change of the
/// present state shows both again, so that it is seen.
///
/// While presenting one picture has three fifths of the screen, a second one is small, beside
/// it and without words, and all others are hidden: slidePictures() has their order. Above them are
/// the reading line and the last change, or nothing while a question has that place; title and
/// switches replace the line after showHead(true).
class Bench : public QWidget {
    Q_OBJECT
public:
    enum class Maps { None, Some }; ///< pictures that A cannot lie under
    Bench(BenchId id, QWidget* parent, Maps maps = Maps::None);

    BenchId id() const { return m_id; }
    virtual QString title() const = 0;
    virtual QString sentence() const = 0;
    /// The parameters of the panel, by key, in order.
    virtual std::vector<std::string_view> panelParameters() const = 0;
    /// The buttons below them, in order.
    virtual std::vector<PanelAction> panelActions() const { return {}; }

    /// Whether the two positions set anything in what is shown.
    virtual bool usesPositions() const { return true; }
    /// Whether the ruler stands below; where it would set nothing, or its line is not that along
    /// which the positions lie, it folds away.
    virtual bool hasRuler() const { return usesPositions(); }

    /// "rotations": names an exported file; the bench's key in the parameter table.
    QString exportName() const;

    void setState(const LabState& state);
    void setComparison(Comparison comparison); ///< what is shown while something is pinned
    Comparison comparison() const { return m_comparison; }
    const ComparisonBar& comparisonBar() const { return *m_bar; }
    const PointedLook& look() const { return m_look; }
    void setLook(const Look& look); ///< palette and scale for all pictures
    void setAudience(Audience audience);
    Audience audience() const { return m_audience; }
    void setLastChange(const LastChange& change); ///< written while an audience looks on
    void setSlide(const Slide& show);
    /// As Lesson::hides, until the answer; under which cover.
    void setHidden(const std::vector<std::string>& names, Cover cover = Cover::QuestionBeside);
    void setPlaying(bool isPlaying); ///< m goes on by itself
    void exchangePictures(); ///< the large one and the small one
    void showNextPicture(); ///< another beside the large one
    void goBackToFirstPictures();
    void showHead(bool isShown); ///< title and switches, while presenting
    const PictureView* largePicture() const { return placed().large.picture; } ///< none at a desk
    const PictureView* smallPicture() const { return placed().beside; }
    QRect largeArea() const { return placed().area; } ///< of the large one, or of the pair
    void coverLarge(
        QWidget* cover); ///< lies over it, as long as it is there and an audience looks on
    void setFocus(const Focus& focus);
    void setDigits(DigitsShown digits); ///< of the reading line
    const ReadingView& readingLine() const { return *m_reading; }
    std::vector<PictureView*> pictures() const; ///< those that are shown, and not covered
    /// What tells A from B where the pictures show both; a picture that stands alone needs it.
    std::optional<ComparisonWords> wordsOfBoth() const;

    /// Waits for what is still made in the background, where no event loop will bring it.
    virtual void complete() { }

    /// What takes the keys when the bench is chosen by its own key; nothing where nothing waits for
    /// what is typed, and no picture has keys that mean something else elsewhere.
    virtual QWidget* keyTaker() const { return nullptr; }

    /// Title, sentence and all pictures at the widget's present size.
    void paintWhole(QPainter& painter, const PointedLook& look) const;

Q_SIGNALS:
    void edited(const lab::Edit& edit, lab::Gesture gesture);
    void pointed(const lab::Focus& focus);
    void digitsChanged(lab::ui::DigitsShown digits);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override; ///< a new language repaints the words
    bool eventFilter(QObject* watched, QEvent* event) override; ///< a double click on a small one

    void add(PictureView* picture); ///< owned by the bench as its child
    /// A control in the title's line: while presenting it is away until the head is shown.
    void addSwitch(QWidget* control);
    /// All that an audience may see of this state, in the bench's own order; those that share a
    /// place are those that the state chooses.
    virtual std::vector<SlidePicture> slidePictures(const LabState& state) const = 0;
    /// Whether a lesson that covers something asks beside the bench and has not been answered.
    bool isAskedBeside() const { return !m_hidden.empty() && m_hiding == Cover::QuestionBeside; }
    bool isLessonPresented() const { return m_slide.isOfLesson; }
    virtual void onAskedBesideChanged() { } ///< as that begins and ends
    /// Hears where the large picture stands, as one that has more than pictures in it wants to.
    virtual void placeLarge(const SlidePicture& picture, const QRect& area);
    /// What the line says; another where numbers that are no part of a state bear on it.
    virtual Reading readingOf(const LabState& state, const Focus& focus) const;
    void showReading();
    virtual LayoutInputs layoutInputs(const LabState&) const { return {}; }
    /// Places the pictures at a desk in `area`, below the title.
    virtual void layOut(const QRect& area, const LayoutInputs& inputs) = 0;
    /// Gives the pictures their frames; the state may be the same with another size.
    virtual void show(const LabState& state) = 0;
    /// Gives the pictures the frames of A to lie under those of show(), or none.
    virtual void showGhost(const std::optional<LabState>& ghost);
    /// What is to be known of these two beside each other, in the place of the sentence.
    virtual QString comparisonNote(const LabState& a, const LabState& b) const;
    /// What is no picture and yet belongs to the page on paper, at its place in the bench.
    virtual void paintBeside(QPainter&) const { }
    /// Of the title and of what a bench places beside it in its line.
    virtual double headWidth(const Look& look) const;
    const LabState& state() const { return m_shown; } ///< B, or A while only A is shown

private:
    void placeParts();
    void placeBeside();
    void placePictures();
    QRect pictureArea() const;
    void showState();
    ComparisonWords wordsOfComparison() const; ///< while something is pinned
    void paintHead(QPainter& painter, const Look& look) const;
    QString sentenceNow() const;
    QRect barSpace(const Look& look) const;

    BenchId m_id;
    Audience m_audience = Audience::One;
    LabState m_state; ///< B, with A pinned in it
    std::optional<LabState> m_ghost; ///< A as it is shown
    LabState m_shown;
    Comparison m_comparison = Comparison::Both;
    QString m_sentence; ///< below the title
    /// What an audience sees.
    struct Placed {
        SlidePicture large;
        QRect area;
        PictureView* beside = nullptr;
    };
    const Placed& placed() const { return m_placed; }
    void placeForPresentation();
    void placeForPaper();
    void placeHead();
    void hideOthers();
    const PictureView* keyedOnSlide() const; ///< the picture that has the keys
    void keepKeys(const PictureView* keyed); ///< in the large one, where that is gone
    void setSmall(PictureView* picture);
    SideColumn::Content sideColumnContent(const SlidePictures::Choice& choice) const;
    int slideHead() const;
    QRect slideArea() const; ///< of pictures and column
    QRect columnArea() const;

    struct Layout {
        QRect area;
        LayoutInputs inputs;
        SlidePictures::Choice choice;
        QRect small; ///< in the column
        QRect column {}; ///< while presenting

        bool operator==(const Layout&) const = default;
    };
    std::optional<Layout> m_layout; ///< none before the first, and where look or words are others
    bool m_isPlaced = false; ///< has had a size and a look
    PointedLook m_look;
    std::vector<PictureView*> m_pictures;
    std::vector<QWidget*> m_switches;
    SlidePictures m_slidePictures;
    Slide m_slide;
    Placed m_placed;
    bool m_isHeadShown = false;
    QPointer<QWidget> m_cover;
    std::vector<std::string> m_hidden;
    Cover m_hiding = Cover::None; ///< what lies over it
    ReadingView* m_reading;
    ComparisonBar* m_bar;
    ChangeView* m_change;
    SideColumn* m_sideColumn;
};

} // namespace lab::ui
