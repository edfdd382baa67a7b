#pragma once

#include "core/state/edit.h"
#include "core/state/history.h"
#include "ui/benches/slide.h"
#include "ui/paint/look.h"
#include "ui/views/reading/reading_view.h"

#include <QStackedWidget>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace lab::ui {

class Bench;

/// A page of the window that is made when it is first shown.
struct BenchEntry {
    BenchId id = BenchId::Rotations;
    std::function<Bench*(QWidget* parent)> make;
};

/// The benches, of which one is shown; each is made when it is first wanted. What is under the
/// pointer goes from the bench shown back to it, and to who listens.
class BenchStack : public QStackedWidget {
    Q_OBJECT
public:
    explicit BenchStack(std::vector<BenchEntry> entries); ///< not empty

    std::vector<BenchId> ids() const;
    Bench& shown() const { return *m_shown; } ///< not before the first turnTo()
    /// To that bench, or the first where there is none of that name. The page stays as it is until
    /// raiseShown(), so that it can be filled before it is seen. Whether it is another bench.
    bool turnTo(BenchId id);
    /// In the bench shown. An A of other benches is not shown there.
    void setState(const LabState& state);
    bool raiseShown(); ///< whether another page was seen
    /// The keys to what waits in it for what is typed, but not out of a field elsewhere.
    void giveKeys();

    void setLook(const Look& look); ///< the others take it when it is their turn
    void setDigits(DigitsShown digits);
    void setSlide(const Slide& show);
    /// Until a question is answered; under which cover.
    void setHidden(const std::vector<std::string>& names, Cover cover);
    bool hidesPictures() const; ///< or the reading line, and not parameters alone
    /// The A that is of these benches alone, as that of a lesson; an empty one leaves all as it is.
    void keepToBenches(const Pinned& a, std::vector<BenchId> benches);
    void setPlaying(bool isPlaying); ///< m goes on by itself
    void goBackToFirstPictures(); ///< while presenting, on each bench
    void setFocusShown(const Focus& focus); ///< as if the pointer were there, in the bench shown

Q_SIGNALS:
    void hiddenTurned(); ///< others are hidden, or none
    void edited(const lab::Edit& edit, lab::Gesture gesture);
    void pointed(const lab::Focus& focus);
    void digitsChanged(lab::ui::DigitsShown digits);

private:
    struct Made {
        Bench* bench = nullptr;
        bool isBehind = false; ///< has not the present look
    };
    Made& madeOf(BenchId id);

    std::vector<BenchEntry> m_entries;
    std::map<BenchId, Made> m_made;
    Bench* m_shown = nullptr;
    Look m_look;
    Slide m_slide;
    std::vector<std::string> m_hidden;
    Cover m_hiding = Cover::None;
    Pinned m_a; ///< of some benches alone
    std::vector<BenchId> m_benchesOfA;
    bool m_isPlaying = false;
    DigitsShown m_digits = DigitsShown::Few;
};

} // namespace lab::ui
