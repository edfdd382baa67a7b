#include "ui/views/controls/message_bar.h"

#include "ui/paint/text/lines.h"
#include "ui/store/plain_text.h"
#include "ui/views/controls/plain_widgets.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// Announced when it is shown, because not every version of Qt passes on the alert of a label.
class SpokenMessage : public QAccessibleWidget {
public:
    explicit SpokenMessage(MessageBar* bar)
        : QAccessibleWidget(bar, QAccessible::Notification)
    {
    }
};

QAccessibleInterface* spokenMessage(const QString&, QObject* object)
{
    auto* bar = qobject_cast<MessageBar*>(object);
    return bar ? new SpokenMessage(bar) : nullptr;
}

void installSpokenMessages()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(spokenMessage);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent)
    , m_sentence(newLabel())
    , m_close(new QToolButton)
{
    installSpokenMessages();
    setAutoFillBackground(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 8, 16, 8);
    row->setSpacing(16);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_close);
    m_close->setText(u"✕"_s);
    m_close->setAutoRaise(true);
    connect(m_close, &QToolButton::clicked, this, &MessageBar::dismiss);
    retranslate();
    hide();
}

void MessageBar::layOver(QWidget& other)
{
    m_other = &other;
    setParent(other.parentWidget());
    other.installEventFilter(this);
    place();
}

void MessageBar::notify(const QString& sentence, Tone tone)
{
    m_said = visible(sentence);
    m_tone = tone;
    m_sentence->setText(breakable(m_said));
    m_sentence->setAccessibleName(m_said);
    setAccessibleName(m_said);
    const bool isNext = !isHidden() && !m_close->hasFocus();
    setVisible(!sentence.isEmpty() && !isNext);
    if (sentence.isEmpty())
        return;
    if (isNext) // shown like the first one: a changed name alone would not be announced
        show();
    place();
    update();
    announce();
}

void MessageBar::announce()
{
    if (!QAccessible::isActive())
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(this, m_said);
#else
    QAccessibleEvent event(this, QAccessible::Alert);
#endif
    QAccessible::updateAccessibility(&event);
}

QString MessageBar::sentence() const
{
    return isHidden() ? QString() : m_said;
}

void MessageBar::dismiss()
{
    hide();
    Q_EMIT dismissed();
}

// With one line, it is as high as the title of the bench, or for a hint as the sentence below the
// title; with two lines, as high as the whole header. Nothing is truncated.
void MessageBar::place()
{
    constexpr int ofTitle = 48; // at the normal text size, 13 pixels
    constexpr int ofHead = 76;
    constexpr int ofHint = 54; ///< below the frames of what is beside the title
    constexpr int ofHintEnd = 80;
    constexpr double usualPixels = 13;
    if (!m_other)
        return;
    ensurePolished();
    const QRect over = m_other->geometry();
    const double scale = std::max(1.0, fontInfo().pixelSize() / usualPixels);
    const bool isHint = m_tone != Tone::Notice;
    layout()->setContentsMargins(24, isHint ? 0 : 8, 16, isHint ? 0 : 8);
    const int needed = layout()->heightForWidth(over.width());
    const int sentence = qRound((ofHintEnd - ofHint) * scale);
    if (isHint && needed <= sentence) {
        setGeometry(over.left(), over.top() + qRound(ofHint * scale), over.width(), sentence);
        return raise();
    }
    const int title = qRound(ofTitle * scale);
    const int height = needed <= title ? title : std::max(needed, qRound(ofHead * scale));
    setGeometry(over.left(), over.top(), over.width(), height);
    raise();
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        place();
    return QWidget::eventFilter(watched, event);
}

void MessageBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        place();
}

void MessageBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_tone != Tone::Hint)
        painter.fillRect(0, 0, 3, height(), palette().brightText());
    painter.fillRect(0, height() - 1, width(), 1, palette().midlight());
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QWidget::keyPressEvent(event);
}

void MessageBar::retranslate()
{
    m_close->setAccessibleName(tr("Dismiss the message"));
    m_close->setToolTip(tr("Dismiss the message"));
}

} // namespace lab::ui

#include "moc_message_bar.cpp"
