#pragma once

#include "core/state/edit.h"
#include "core/state/lab_state.h"

#include <QObject>
#include <QString>

#include <map>
#include <string>
#include <string_view>

class QMainWindow;

namespace lab::ui {

class BenchStack;
class Store;
class ValueBar;
struct WindowPanels;

/// Opens the bar for typed values while presenting, and passes its edits to the store.
///
/// It opens on the parameter that was dragged or typed last in this bench, else on its base, else
/// on its number of heads, else on the first one; or on a given one. Another bench closes it.
class ValueTyping : public QObject {
    Q_OBJECT
public:
    ValueTyping(QMainWindow& window, BenchStack& benches, Store& store, const WindowPanels& panels);

    ValueBar& bar() const { return *m_bar; }
    void open();
    void openOn(std::string_view key, const QString& typed = {}); ///< if the bench uses it

private:
    void note(const Edit& edit);
    void follow(const LabState& state);

    BenchStack& m_benches;
    ValueBar* m_bar;
    std::map<BenchId, std::string> m_last; ///< keys of the parameters set last
    BenchId m_opened {}; ///< the bench on which the bar was opened
};

} // namespace lab::ui
