#include "ui/windows/dialogs/taken_table.h"

#include "ui/benches/experiment_bench.h"
#include "ui/store/store.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_parts.h"

#include <QAction>

namespace lab::ui {

void bindUseTable(const WindowParts& parts)
{
    QObject::connect(parts.actions.takeTable, &QAction::triggered, &parts.window, [&parts] {
        auto* bench = qobject_cast<ExperimentBench*>(&parts.benches.shown());
        if (!bench) {
            parts.store.dispatch(SetParameter {"bench", Value(std::string("experiment"))});
            bench = qobject_cast<ExperimentBench*>(&parts.benches.shown());
        }
        if (!bench)
            return;
        const Outcome<UseTable> taken = bench->learnedTable();
        if (taken)
            parts.store.dispatch(*taken);
        else
            parts.messages.notify(sentenceOf(taken));
    });
}

} // namespace lab::ui
