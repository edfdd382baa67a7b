#include "ui/windows/parts/messages.h"

#include "ui/store/store.h"
#include "ui/views/controls/message_bar.h"

#include <utility>

namespace lab::ui {

namespace {

LabState standingWhere(LabState state, const LabState& other)
{
    state.position.query = other.position.query;
    state.position.key = other.position.key;
    state.position.first = other.position.first;
    state.position.shown = other.position.shown;
    return state;
}

} // namespace

Messages::Messages(const Store& store, QWidget& benches, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_bar(new MessageBar)
{
    m_bar->layOver(benches);
    connect(&store, &Store::changed, this, &Messages::follow);
    connect(m_bar, &MessageBar::dismissed, this, [this] {
        if (m_bar->tone() == MessageBar::Tone::Hint)
            Q_EMIT hintTaken();
    });
}

Messages::Beside::Beside(Messages& messages, MessageBar* bar)
    : m_messages(messages)
    , m_before(std::exchange(messages.m_beside, bar))
{
}

Messages::Beside::~Beside()
{
    m_messages.m_beside = m_before;
}

void Messages::notify(const QString& sentence)
{
    if (m_beside && m_beside->window()->isVisible())
        return m_beside->notify(sentence);
    m_saidIn = m_store.state();
    m_bar->notify(sentence);
}

void Messages::note(const QString& sentence)
{
    m_saidIn = m_store.state();
    m_bar->notify(sentence, MessageBar::Tone::Note);
}

void Messages::hint(const QString& sentence)
{
    m_bar->notify(sentence, MessageBar::Tone::Hint);
}

QString Messages::sentence() const
{
    return m_bar->sentence();
}

bool Messages::dismiss()
{
    if (m_bar->isHidden())
        return false;
    m_bar->hide();
    Q_EMIT m_bar->dismissed();
    return true;
}

bool Messages::isHinting() const
{
    return !m_bar->isHidden() && m_bar->tone() == MessageBar::Tone::Hint;
}

void Messages::follow(const LabState& state)
{
    if (m_bar->isHidden())
        return;
    if (isHinting()) {
        m_bar->hide();
        Q_EMIT hintTaken();
    } else if (!(standingWhere(state, m_saidIn) == m_saidIn)) {
        m_bar->hide();
    }
}

} // namespace lab::ui

#include "moc_messages.cpp"
