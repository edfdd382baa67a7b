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

#include <QMargins>
#include <QPointer>
#include <QRect>
#include <QWidget>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lab::ui {

class BenchValuesView;
class ChangeView;
class ComparisonBar;
class PictureView;
struct LastChange;

/// The audience of a bench: one person at a desk, who sees everything; an audience, for which one
/// picture fills most of the screen; or a printed page, which has the two main pictures.
enum class Audience { One, Presentation, Paper };

/// Where a picture is at a desk.
struct PlacedPicture {
    PictureView* picture = nullptr;
    QRect box {};
    QMargins beyond {}; ///< contents margins: what reaches into the padding, but not under a cover

    bool operator==(const PlacedPicture&) const = default;
};

/// The parts of a state that affect a layout, besides its area: each bench sets what it uses.
struct LayoutInputs {
    int picture = 0; ///< which of the pictures that share a place
    int parts = 0; ///< number of pairs, heads or tokens side by side
    std::vector<PlacedPicture> places {}; ///< of a page, see page_bench.h

    bool operator==(const LayoutInputs&) const = default;
};

/// A page of the window: a few pictures of one state, laid out under a title and a sentence, and
/// the reading line at the foot.
///
/// Showing a state updates the layout, if it changes, and then the frames. The bench owns the
/// frames (PictureFrames) and passes them to its views; a frame is not rebuilt for the same inputs.
/// User input in a picture is emitted by edited() and pointed(). The bench also draws itself as a
/// whole on any painter, for files and for the gallery.
///
/// Beside the title are handles for the base and the dimension that no picture has one for. While a
/// state is pinned as A a bar in the title line chooses between A, B, both and, on benches
/// with maps, their difference. While A is shown, the pictures are read-only; any change of the
/// current state shows both again, so that it is visible.
///
/// While presenting one picture has three fifths of the screen, a second one is small, beside it
/// and without words, and all others are hidden: slidePictures() has their order. Above them are
/// the reading line and the last change, or nothing while a question has that place; title and
/// switches replace the line after showHead(true).
class Bench : public QWidget {
    Q_OBJECT
public:
    enum class Maps { None, Some }; ///< pictures under which A cannot be drawn
    Bench(BenchId id, QWidget* parent, Maps maps = Maps::None);

    BenchId id() const { return m_id; }
    virtual QString title() const = 0;
    virtual QString sentence() const = 0;
    /// The parameters of the panel, by key, in order.
    virtual std::vector<std::string_view> panelParameters() const = 0;
    /// The buttons below them, in order.
    virtual std::vector<PanelAction> panelActions() const { return {}; }

    /// Whether the two positions affect what is shown.
    virtual bool usesPositions() const { return true; }
    /// Whether the ruler is shown below; it folds away if it has no effect, or if its line is not
    /// the axis along which the positions lie.
    virtual bool hasRuler() const { return usesPositions(); }

    /// "rotations": the name of an exported file, and the bench's key in the parameter table
    QString exportName() const;

    void setState(const LabState& state);
    void setComparison(Comparison comparison); ///< what is shown while a state is pinned
    Comparison comparison() const { return m_comparison; }
    const ComparisonBar& comparisonBar() const { return *m_bar; }
    const PointedLook& look() const { return m_look; }
    void setLook(const Look& look); ///< palette and scale for all pictures
    void setAudience(Audience audience);
    Audience audience() const { return m_audience; }
    void setLastChange(const LastChange& change); ///< the last change, shown while presenting
    void setSlide(const Slide& show);
    /// As Lesson::hides, until the answer; with this text on the cover.
    void setHidden(const std::vector<std::string>& names, Cover cover = Cover::QuestionBeside);
    void setPlaying(bool isPlaying); ///< m is animated
    void exchangePictures(); ///< the large one and the small one
    void showNextPicture(); ///< another one beside the large one
    const SlidePictures& chosenPictures() const { return m_slidePictures; } ///< while presenting
    void choosePictures(const SlidePictures& chosen);
    void showHead(bool isShown); ///< title and switches, while presenting
    const PictureView* largePicture() const { return placed().large.picture; } ///< none at a desk
    const PictureView* smallPicture() const { return placed().beside; }
    QRect largeArea() const { return placed().area; } ///< of the large one, or of the pair
    void coverLarge(
        QWidget* cover); ///< overlays the picture for the widget's lifetime, while presenting
    void setFocus(const Focus& focus);
    void setDigits(DigitsShown digits); ///< of the reading line
    const ReadingView& readingLine() const { return *m_reading; }
    std::vector<PictureView*> pictures() const; ///< those that are shown, and not covered
    /// The differences between A and B where the pictures show both; a picture shown alone needs
    /// them.
    std::optional<ComparisonWords> wordsOfBoth() const;

    /// Waits for everything still computed in the background, where no event loop would deliver it.
    virtual void complete() { }

    /// The widget that takes the focus when the bench is chosen by its shortcut; null if no field
    /// waits for input and no picture uses keys that have another meaning elsewhere.
    virtual QWidget* keyTaker() const { return nullptr; }

    /// Title, sentence and all pictures at the widget's current size.
    void paintWhole(QPainter& painter, const PointedLook& look) const;
    /// A picture of it, or layers in its place.
    struct SheetEntry {
        QRect place;
        PointedLook look;
        const PictureView* picture = nullptr;
        drawing::Layer layer {};
    };
    std::vector<SheetEntry> partsOfSheet(const PointedLook& look) const; ///< from bottom to top

Q_SIGNALS:
    void edited(const lab::Edit& edit, lab::Gesture gesture);
    void pointed(const lab::Focus& focus);
    void typingWanted(const std::string& key, const QString& typed); ///< see PictureView
    void digitsChanged(lab::ui::DigitsShown digits);
    void filled(); ///< the pictures have a place and show the state

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override; ///< retranslates everything painted
    bool eventFilter(QObject* watched, QEvent* event) override; ///< a double click on a small one

    void add(PictureView* picture); ///< owned by the bench as its child
    /// A control in the title line: hidden while presenting until the head is shown.
    void addSwitch(QWidget* control);
    /// All pictures of this state that an audience may see, in the bench's own order; of those that
    /// share a place, the one that the state selects.
    virtual std::vector<SlidePicture> slidePictures(const LabState& state) const = 0;
    /// Whether a lesson that covers something shows its question beside the bench and is not
    /// answered.
    bool isAskedBeside() const { return !m_hidden.empty() && m_hiding == Cover::QuestionBeside; }
    bool isLessonPresented() const { return m_slide.isOfLesson; }
    virtual void onAskedBesideChanged() { } ///< emitted when this starts and ends
    /// Called with the place of the large picture, for benches that show more than pictures in it.
    virtual void placeLarge(const SlidePicture& picture, const QRect& area);
    /// The text of the line; overridden where values outside of the state affect it.
    virtual Reading readingOf(const LabState& state, const Focus& focus) const;
    void showReading();
    virtual LayoutInputs layoutInputs(const LabState&) const { return {}; }
    /// Lays out the pictures at a desk in `area`, below the title.
    virtual void layOut(const QRect& area, const LayoutInputs& inputs) = 0;
    /// Gives the pictures their frames; the state may be the same with another size.
    virtual void show(const LabState& state) = 0;
    /// Gives the pictures the frames of A to draw under those of show(), or none.
    virtual void showGhost(const std::optional<LabState>&) { }
    /// A sentence that compares the two states, shown instead of the bench's sentence.
    virtual QString comparisonNote(const LabState& a, const LabState& b) const;
    /// Parts of a file that are not pictures, at their place in the bench.
    virtual std::vector<SheetEntry> partsBeside(const PointedLook&) const { return {}; }
    /// Of the title and of items that a bench puts beside it.
    virtual double headWidth(const Look& look) const;
    const LabState& state() const { return m_shown; } ///< B, or A while only A is shown

    QRect pictureArea() const; ///< below the title

private:
    void placeParts();
    void placeBeside();
    void placePictures();
    void showState();
    ComparisonWords wordsOfComparison() const; ///< while a state is pinned
    drawing::Layer head(const Look& look) const;
    QString sentenceNow() const;
    void placeValues();

    BenchId m_id;
    Audience m_audience = Audience::One;
    LabState m_state; ///< B, with A pinned in it
    std::optional<LabState> m_ghost; ///< A in the form shown
    LabState m_shown;
    Comparison m_comparison = Comparison::Both;
    QString m_sentence; ///< below the title
    /// Pictures visible to an audience.
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
    const PictureView* keyedOnSlide() const; ///< the picture with the focus
    void keepKeys(const PictureView* keyed); ///< in the large one, if that no longer exists
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
    std::optional<Layout> m_layout; ///< none before the first, or if look or texts have changed
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
    Cover m_hiding = Cover::None; ///< overlays it
    ReadingView* m_reading;
    ComparisonBar* m_bar;
    BenchValuesView* m_values; ///< base and dimension, beside the title
    std::array<PictureView*, 2> m_valueViews; ///< these, and the numbers of the reading line
    ChangeView* m_change;
    SideColumn* m_sideColumn;
};

/// Of the positions across the widest picture that has them so, in pixels of the bench.
std::optional<drawing::Axis> axisOfPositions(const Bench& bench);
/// Of the positions across a picture, along which the wheel pans; none of other pictures.
std::optional<drawing::Axis> axisOfPositions(const PictureView& picture);

} // namespace lab::ui
