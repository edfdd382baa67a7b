#pragma once

#include "core/state/history.h"
#include "core/state/lab_state.h"
#include "core/state/series_frames.h"

#include <QObject>
#include <QTimer>
#include <QVariantAnimation>

#include <optional>

namespace lab::ui {

class Store;

/// Shows the states of the current series one after the other, manually or by its clock.
///
/// A manual step is one undo step, and so is a whole playback, from its start to its pause; both
/// are ordinary edits of the store. Playback shows each state for its seconds divided by the speed,
/// and stops at the last; from there it restarts. Any other change of the state pauses it. A scene
/// that is opened starts before its first state, unless it shows that one. A step is not unsaved
/// work: if nothing was changed before it, nothing is changed after it. Back goes first to the
/// state itself if something was changed since. With easing a step takes 200 ms, unless the benches
/// differ.
class SeriesPlayer : public QObject {
    Q_OBJECT
public:
    using Easing = lab::Easing;

    explicit SeriesPlayer(Store& store, QObject* parent = nullptr);

    /// The state shown last, from 0; empty before the first.
    std::optional<std::size_t> place() const { return m_place; }
    bool isPlaying() const { return m_isPlaying; }
    bool canStepForward() const;
    bool canStepBack() const;
    double speed() const { return m_speed; }
    void setSpeed(double speed); ///< 0.25 to 4
    Easing easing() const { return m_easing; }
    void setEasing(Easing easing) { m_easing = easing; }

public Q_SLOTS:
    /// Appends the current state, with the pictures for an audience.
    void add(const std::vector<std::string>& pictures = {});
    void togglePlaying();
    void stepForward();
    void stepBack();
    void show(std::size_t place);
    void settle(); ///< completes a transition and ends playback
    void choose(std::size_t place); ///< the one to continue from, without showing it

Q_SIGNALS:
    void moved(); ///< to another place, or into or out of playback

private:
    void play();
    void pause();
    void resume();
    void move(std::size_t place, Gesture gesture);
    void put(const LabState& state);
    void hold();
    void onStoreChanged();
    bool isAt(std::size_t place) const;

    Store& m_store;
    std::optional<std::size_t> m_place;
    Series m_series; ///< as at the last notification
    QTimer m_clock;
    QVariantAnimation m_motion;
    LabState m_from;
    LabState m_to;
    Gesture m_gesture = 0;
    double m_speed = 1;
    Easing m_easing = Easing::Eased;
    bool m_isPlaying = false;
    bool m_isUntouched = false; ///< before the step that is shown now
    bool m_isMoving = false; ///< the change of the store comes from the player itself
};

} // namespace lab::ui
