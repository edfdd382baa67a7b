#pragma once

#include "core/state/edit.h"
#include "core/state/history.h"
#include "ui/benches/slide.h"
#include "ui/benches/slide_pictures.h"
#include "ui/paint/look.h"
#include "ui/views/reading/reading_view.h"

#include <QStackedWidget>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace lab::ui {

class Bench;

/// A page of the window that is constructed when it is first shown.
struct BenchEntry {
    BenchId id = BenchId::Rotations;
    std::function<Bench*(QWidget* parent)> make;
};

/// The benches, one of which is shown; each is constructed on demand. The element under the pointer
/// is passed from the visible bench back to it, and to listeners.
class BenchStack : public QStackedWidget {
    Q_OBJECT
public:
    explicit BenchStack(std::vector<BenchEntry> entries); ///< not empty

    std::vector<BenchId> ids() const;
    Bench& shown() const { return *m_shown; } ///< not before the first turnTo()
    /// Changes to that bench, or to the first if there is none of that name. The visible page stays
    /// until raiseShown(), so that it can be filled before it is seen. Returns whether it is
    /// another bench.
    bool turnTo(BenchId id);
    /// In the visible bench. An A of other benches is not shown there.
    void setState(const LabState& state);
    bool raiseShown(); ///< whether another page was visible
    /// Focuses the field that waits for input there, but does not take the focus from a field
    /// elsewhere.
    void giveKeys();

    void setLook(const Look& look); ///< the others update when they are shown
    void setDigits(DigitsShown digits);
    void setSlide(const Slide& show);
    /// Until a question is answered; with this text on the cover.
    void setHidden(const std::vector<std::string>& names, Cover cover);
    bool hidesPictures() const; ///< or the reading line, and not only parameters
    /// The A of only these benches, such as that of a lesson; an empty one changes nothing.
    void keepToBenches(const Pinned& a, std::vector<BenchId> benches);
    void setPlaying(bool isPlaying); ///< m is animated
    std::map<BenchId, SlidePictures> chosenPictures() const; ///< of each bench, while presenting
    void choosePictures(const std::map<BenchId, SlidePictures>& chosen);
    void goBackToFirstPictures(); ///< while presenting, on each bench
    void setFocusShown(const Focus& focus); ///< as if the pointer were there, in the visible bench

Q_SIGNALS:
    void hiddenTurned(); ///< others are hidden, or none
    void edited(const lab::Edit& edit, lab::Gesture gesture);
    void pointed(const lab::Focus& focus);
    void typingWanted(const std::string& key, const QString& typed); ///< see PictureView
    void digitsChanged(lab::ui::DigitsShown digits);
    void filled(); ///< see Bench, of the visible one

private:
    struct Made {
        Bench* bench = nullptr;
        bool isBehind = false; ///< does not have the current look
    };
    Made& madeOf(BenchId id);

    std::vector<BenchEntry> m_entries;
    std::map<BenchId, Made> m_made;
    Bench* m_shown = nullptr;
    Look m_look;
    Slide m_slide;
    std::vector<std::string> m_hidden;
    Cover m_hiding = Cover::None;
    Pinned m_a; ///< of only some benches
    std::vector<BenchId> m_benchesOfA;
    bool m_isPlaying = false;
    DigitsShown m_digits = DigitsShown::Few;
};

} // namespace lab::ui
