#pragma once

#include <QObject>

class QStackedWidget;
class QWidget;

namespace lab::ui {

class Actions;
class SideHandle;

/// The two handles at the edges of the bench, which fold the bench list and the parameter panel.
///
/// Each is synchronized with its entry in the View menu. They stay in the middle of the edge, above
/// the bench that is shown. Their parent is the page with the benches, so they are hidden with it:
/// there is nothing to fold while the start page is shown. The stack of benches cannot be the
/// parent, because screen readers see only pages among its children.
class SideHandles : public QObject {
    Q_OBJECT
public:
    SideHandles(Actions& actions, QStackedWidget& benches, QWidget& page);

    void place(); ///< also after another bench was opened
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
