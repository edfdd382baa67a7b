#include "ui/windows/main/welcome.h"

#include "ui/windows/main/main_window.h"
#include "ui/windows/main/messages.h"

#include <QEvent>

namespace lab::ui {

namespace {

QString welcome()
{
    return MainWindow::tr("Drag the tip of an arrow, or m and n below. Questions: menu Lessons. "
                          "Help: F1.");
}

/// Says it in the language that the window speaks.
class Translated : public QObject {
public:
    Translated(Messages& messages, QWidget& window)
        : QObject(&messages)
        , m_messages(messages)
    {
        window.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange && m_messages.isHinting())
            m_messages.hint(welcome());
        return QObject::eventFilter(watched, event);
    }

private:
    Messages& m_messages;
};

} // namespace

void bindWelcome(const WindowServices& services, Messages& messages, MainWindow& window)
{
    if (!services.isFirstStart)
        return;
    new Translated(messages, window);
    QObject::connect(&messages, &Messages::hintTaken, &window, [&services] {
        if (services.rememberStart)
            services.rememberStart();
    });
    messages.hint(welcome());
}

} // namespace lab::ui
