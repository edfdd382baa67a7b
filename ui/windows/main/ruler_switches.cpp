#include "ui/windows/main/ruler_switches.h"

#include "ui/drawing/ruler/position_ruler.h"
#include "ui/store/store.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_parts.h"

#include <QAction>
#include <QCoreApplication>

namespace lab::ui {

namespace {

struct RulerSwitchWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::RulerSwitches)
};

} // namespace

void bindRuler(const WindowParts& parts, PositionRuler& ruler)
{
    QAction* const words = parts.actions.wordsOnRuler;
    words->setChecked(parts.store.state().position.wordsShown);
    QObject::connect(&parts.store, &Store::changed, words,
        [words](const LabState& state) { words->setChecked(state.position.wordsShown); });
    QObject::connect(words, &QAction::triggered, &ruler, [&parts, &ruler](bool areWanted) {
        parts.store.dispatch(SetParameter {"position.words", areWanted});
        if (areWanted && ruler.isVisible() && !ruler.hasSpaceForWords())
            parts.messages.notify(
                RulerSwitchWords::tr("There is too little space for the words on the ruler. Scroll "
                                     "over it to show fewer positions, starting at 0."));
    });
    QObject::connect(&ruler, &PositionRuler::playingChanged, &parts.benches,
        [&parts](bool isPlaying) { parts.benches.setPlaying(isPlaying); });
}

} // namespace lab::ui
