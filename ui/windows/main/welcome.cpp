#include "ui/windows/main/welcome.h"

#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/parts/window_services.h"

#include <QCoreApplication>
#include <QEvent>
#include <QMainWindow>

namespace lab::ui {

namespace {

struct WelcomeWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::Welcome)
};

QString welcome()
{
    return WelcomeWords::tr("Drag an arrow tip, or m and n below. For practice, open the Lessons "
                            "menu; for help, press F1.");
}

/// Sets its text in the language of the window.
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

void bindWelcome(const WindowParts& parts)
{
    if (!parts.services.isFirstStart)
        return;
    new Translated(parts.messages, parts.window);
    QObject::connect(
        &parts.messages, &Messages::hintTaken, &parts.window, [&services = parts.services] {
            if (services.rememberStart)
                services.rememberStart();
        });
    parts.messages.hint(welcome());
}

} // namespace lab::ui
