#pragma once

#include <QObject>

class QStackedWidget;

namespace lab::ui {

class Actions;
class SideHandle;

/// The two handles at the edges of the bench, which fold the bench list and the parameters away.
///
/// Each follows its entry of the View menu and the entry follows it. They stay in the middle of
/// the edge, above whatever bench is shown.
class SideHandles : public QObject {
    Q_OBJECT
public:
    SideHandles(Actions& actions, QStackedWidget& benches);

    void place(); ///< also after another bench has come
    void retranslate();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QStackedWidget& m_benches;
    SideHandle* m_list;
    SideHandle* m_panel;
};

} // namespace lab::ui
