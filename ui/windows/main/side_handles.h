#pragma once

#include <QObject>

class QStackedWidget;
class QWidget;

namespace lab::ui {

class Actions;
class SideHandle;

/// The two handles at the edges of the bench, which fold the bench list and the parameters away.
///
/// Each follows its entry of the View menu and the entry follows it. They stay in the middle of
/// the edge, above whatever bench is shown. Their parent is the page of the benches, with which
/// they go and come: while the start page is in its place there is nothing to fold. It is not the
/// stack of the benches, of whose children a screen reader hears only the pages.
class SideHandles : public QObject {
    Q_OBJECT
public:
    SideHandles(Actions& actions, QStackedWidget& benches, QWidget& page);

    void place(); ///< also after another bench has come
    void retranslate();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QStackedWidget& m_benches;
    QWidget& m_page;
    SideHandle* m_list;
    SideHandle* m_panel;
};

} // namespace lab::ui
