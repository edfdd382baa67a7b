#include "ui/drawing/ruler/position_ruler.h"

#include "core/attention/word_vectors.h"
#include "ui/drawing/ruler/ruler_track.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/projection.h"
#include "ui/paint/text/text.h"
#include "ui/store/gesture.h"
#include "ui/views/controls/number_field.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/controls/play_button.h"
#include "ui/views/controls/spoken_group.h"
#include "ui/views/parameters/parameter_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int padding = 16;
constexpr int fieldTop = 13;
constexpr int fieldPitch = 27;
constexpr int lineY = 34;
constexpr int trackMargin = 24; ///< of the track on both sides of its line
constexpr int gapBeside = 32; ///< between the line and the widgets beside it
constexpr int symbolSize = 17;
constexpr std::array stepsPerSecond = {1, 2, 4, 8, 16, 60};
constexpr std::array keys = {"position.query", "position.key"};

} // namespace

PositionRuler::PositionRuler(QWidget* parent)
    : QWidget(parent)
    , m_fields {new NumberField(*parameterNamed(keys[0]), this),
          new NumberField(*parameterNamed(keys[1]), this)}
    , m_track(new RulerTrack(this))
    , m_backdrop(new QWidget(this))
    , m_lock(new QCheckBox(this))
    , m_play(new PlayButton(this))
    , m_speed(new QComboBox(this))
{
    setAutoFillBackground(true);
    m_backdrop->setAutoFillBackground(true);
    m_backdrop->setVisible(false);
    setFixedHeight(fixedHeight);
    m_lock->setFocusPolicy(Qt::TabFocus); // after a click, the space bar still plays
    m_speed->setFocusPolicy(Qt::TabFocus);
    m_clock.setTimerType(Qt::PreciseTimer);

    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        connect(m_fields[i], &NumberField::picked, this, [this, i](const Value& value) {
            Q_EMIT edited(SetParameter {keys[i], value}, newGesture());
        });
        connect(m_fields[i], &QLineEdit::textEdited, this, [this] {
            if (isPlaying()) // otherwise the next step would replace the input
                pause();
        });
        connect(m_fields[i], &NumberField::errorChanged, this,
            [this, field = m_fields[i]] { showError(*field); });
    }
    m_track->setParametersFrom([this]() -> const LabState& { return m_state; });
    connect(m_track, &RulerTrack::edited, this, &PositionRuler::edited);
    connect(m_track, &RulerTrack::typingWanted, this, &PositionRuler::type);
    connect(m_lock, &QCheckBox::toggled, this, [this](bool isOn) {
        Q_EMIT edited(SetParameter {"position.lock", isOn}, newGesture());
    });
    // Screen readers toggle it without a click.
    connect(m_play, &QAbstractButton::toggled, this, [this](bool isOn) {
        if (isOn != isPlaying())
            togglePlaying();
    });
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            m_clock.setInterval(1000 / stepsPerSecond[static_cast<std::size_t>(index)]);
    });
    connect(&m_clock, &QTimer::timeout, this, &PositionRuler::step);
    retranslate();
    setState({});
}

void PositionRuler::setState(const LabState& state)
{
    m_state = state;
    for (NumberField* field : m_fields)
        field->setState(m_state);
    m_track->change([this](drawing::RulerValues& values) {
        values.positions = m_state.position;
        values.words = m_state.position.wordsShown ? tokensOf(m_state.order.sentence)
                                                   : std::vector<std::string>();
    });
    const QSignalBlocker blocker(m_lock);
    m_lock->setChecked(m_state.position.distanceLocked);
    lockParts();
    if (isPlaying() && m_state.position.query != m_played)
        pause();
}

bool PositionRuler::hasSpaceForWords() const
{
    return !m_track->places().words.empty();
}

void PositionRuler::setLook(const Look& look)
{
    m_look = look;
    setFixedHeight(qRound(look.px(m_isPresenting ? slideRuler : fixedHeight)));
    setFont(lab::ui::font(look, TextRole::Body));
    Look ofTrack = look;
    ofTrack.palette.ground = look.palette.frame;
    ofTrack.isPresenting = m_isPresenting;
    m_track->setLook(ofTrack);
    placeParts();
    update();
}

void PositionRuler::setPresenting(bool isPresenting)
{
    if (isPresenting == m_isPresenting)
        return;
    m_isPresenting = isPresenting;
    m_hasControls = false;
    for (QWidget* part :
        std::initializer_list<QWidget*> {m_fields[0], m_fields[1], m_lock, m_play, m_speed})
        part->setVisible(!isPresenting);
    m_backdrop->setVisible(false);
    cover({});
    setLook(m_look);
}

void PositionRuler::cover(const drawing::RulerCover& cover)
{
    m_track->change([&](drawing::RulerValues& values) { values.cover = cover; });
}

void PositionRuler::alignTo(const std::optional<drawing::RulerSpan>& span)
{
    m_span = span;
    showSpan();
}

void PositionRuler::showSpan()
{
    m_track->change([this](drawing::RulerValues& values) {
        values.span = m_span;
        if (m_span)
            values.span =
                drawing::RulerSpan {m_span->first - m_track->x(), m_span->end - m_track->x()};
    });
}

void PositionRuler::showControls(bool areShown)
{
    if (!m_isPresenting || areShown == m_hasControls)
        return;
    m_hasControls = areShown;
    placeParts();
}

void PositionRuler::setLocked(const std::vector<std::string>& hidden)
{
    m_hidden = hidden;
    lockParts();
}

// If the distance is locked, each position moves the other.
void PositionRuler::lockParts()
{
    const auto isHidden = [this](std::string_view key) {
        return std::ranges::find(m_hidden, key) != m_hidden.end();
    };
    const drawing::RulerLocks own {isHidden(keys[0]), isHidden(keys[1])};
    const bool isAny = m_state.position.distanceLocked && (own.query || own.key);
    const drawing::RulerLocks locks {own.query || isAny, own.key || isAny};
    m_fields[0]->setEnabled(!locks.query);
    m_fields[1]->setEnabled(!locks.key);
    m_track->change([&](drawing::RulerValues& values) { values.locks = locks; });
    m_play->setEnabled(!locks.query);
    m_lock->setEnabled(!(own.query && own.key) && !isHidden("position.lock"));
    if (locks.query && isPlaying())
        pause();
}

void PositionRuler::togglePlaying()
{
    if (!m_play->isEnabled())
        return Q_EMIT refused();
    if (isPlaying())
        pause();
    else
        play();
}

void PositionRuler::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::StyleChange)
        placeParts();
}

void PositionRuler::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Typeset symbols[] = {{m_look, u"m"_s, symbolSize, m_look.palette.queryText},
        {m_look, u"n"_s, symbolSize, m_look.palette.keyText}};
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        if (!m_isPresenting)
            symbols[i].paint(painter,
                {m_look.px(padding),
                    m_fields[i]->geometry().center().y() + 1 + 0.22 * m_look.px(symbolSize)});
}

void PositionRuler::resizeEvent(QResizeEvent*)
{
    placeParts();
}

void PositionRuler::play()
{
    const Positions& position = m_state.position;
    const std::int64_t last = position.first + position.shown - 1;
    m_playing = newGesture();
    m_played = position.query;
    m_clock.start();
    const std::int64_t ahead =
        position.distanceLocked ? std::max(position.query, position.key) : position.query;
    const std::int64_t behind =
        position.distanceLocked ? std::min(position.query, position.key) : position.query;
    if (ahead >= last) {
        m_played = position.query - behind + position.first;
        Q_EMIT edited(SetParameter {keys[0], m_played}, m_playing);
    }
    m_play->setChecked(true);
    retranslate();
    Q_EMIT playingChanged(true);
}

void PositionRuler::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (isHidden() && isPlaying())
        pause();
}

void PositionRuler::pause()
{
    m_clock.stop();
    m_play->setChecked(false);
    retranslate();
    Q_EMIT playingChanged(false);
}

void PositionRuler::step()
{
    const Positions& position = m_state.position;
    const std::int64_t ahead =
        position.distanceLocked ? std::max(position.query, position.key) : position.query;
    if (ahead >= position.first + position.shown - 1)
        return pause();
    m_played = position.query + 1;
    Q_EMIT edited(SetParameter {keys[0], m_played}, m_playing);
}

void PositionRuler::type(Token token)
{
    if (m_isPresenting)
        return Q_EMIT typingWanted(token);
    NumberField* field = m_fields[token == Token::Query ? 0 : 1];
    field->setFocus(Qt::OtherFocusReason);
    field->selectAll();
}

void PositionRuler::showError(NumberField& field)
{
    if (!field.error().isEmpty())
        showTip(field.mapToGlobal(QPoint(0, -2 * field.height())), field.error(), &field);
}

void PositionRuler::retranslate()
{
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_fields[i]->setAccessibleName(labelOf(*parameterNamed(keys[i])));
    const Parameter& lock = *parameterNamed("position.lock");
    m_lock->setText(labelOf(lock));
    m_lock->setToolTip(tooltipOf(lock, m_state));
    m_lock->setAccessibleDescription(meaningOf(lock));
    m_play->setAccessibleName(isPlaying() ? tr("Pause") : tr("Play"));
    m_play->setToolTip(tr("Moves m forward, and n with it while the distance is locked (Space)."));
    setSpokenLabel(*m_speed, tr("Speed"));
    m_speed->setToolTip(tr("Positions per second while playing."));
    constexpr int fourPerSecond = 2;
    const int index = m_speed->count() == 0 ? fourPerSecond : m_speed->currentIndex();
    const QSignalBlocker blocker(m_speed);
    m_speed->clear();
    for (const int steps : stepsPerSecond)
        m_speed->addItem(tr("%1 per s", "positions a second").arg(steps));
    m_speed->setCurrentIndex(index);
    m_clock.setInterval(1000 / stepsPerSecond[static_cast<std::size_t>(index)]);
    update();
}

// Over the end that is farther from both handles.
void PositionRuler::placeForPresentation()
{
    const auto px = [this](double length) { return qRound(m_look.px(length)); };
    m_track->setGeometry(0, 0, width(), height());
    const drawing::RulerLayout places = m_track->places();
    const auto [low, high] = std::minmax({places.query.centre.x, places.key.centre.x});
    const QSize lock = m_lock->sizeHint();
    const QSize play = m_play->sizeHint() * m_look.scale;
    const QSize speed(std::max(px(88), m_speed->sizeHint().width()), m_speed->sizeHint().height());
    const int wide = lock.width() + play.width() + speed.width() + px(32);
    int left = width() - high >= low ? width() - px(padding) - wide : px(padding);
    m_backdrop->setVisible(m_hasControls);
    m_backdrop->setGeometry(left - px(8), 0, wide + px(16), height());
    m_backdrop->raise();
    cover(m_hasControls ? drawing::RulerCover {double(left - px(8)), double(left + wide + px(8))}
                        : drawing::RulerCover {});
    const auto place = [&](QWidget* part, const QSize& size) {
        part->setVisible(m_hasControls);
        part->setGeometry(left, (height() - size.height()) / 2, size.width(), size.height());
        part->raise();
        left += size.width() + px(16);
    };
    place(m_lock, lock);
    place(m_play, play);
    place(m_speed, speed);
}

void PositionRuler::placeParts()
{
    if (m_isPresenting)
        placeForPresentation();
    else
        placeAtDesk();
    showSpan();
}

void PositionRuler::placeAtDesk()
{
    const auto px = [this](int length) { return qRound(m_look.px(length)); };
    const int fieldLeft = px(padding + 22);
    int left = fieldLeft;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const QSize size = m_fields[i]->sizeHint();
        m_fields[i]->setGeometry(fieldLeft, px(fieldTop + static_cast<int>(i) * fieldPitch),
            size.width(), size.height());
        left = fieldLeft + size.width();
    }
    int right = width() - px(padding);
    const auto placeFromRight = [&](QWidget* part, QSize size, int gap) {
        right -= size.width();
        part->setGeometry(right, px(lineY) - size.height() / 2, size.width(), size.height());
        right -= px(gap);
    };
    const QSize speed = m_speed->sizeHint();
    placeFromRight(m_speed, {std::max(px(88), speed.width()), speed.height()}, 16);
    placeFromRight(m_play, m_play->sizeHint() * m_look.scale, 24);
    placeFromRight(m_lock, m_lock->sizeHint(), gapBeside - trackMargin);
    const int trackLeft = left + px(gapBeside - trackMargin);
    m_track->setGeometry(trackLeft, 0, std::max(0, right - trackLeft), height());
}

} // namespace lab::ui

#include "moc_position_ruler.cpp"
