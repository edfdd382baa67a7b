#include "tests/freeze/gestures.h"

#include "app/files/scene_file.h"
#include "core/state/edit.h"
#include "tests/ui/mouse.h"
#include "ui/drawing/handle_field.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include <array>

namespace lab::freeze {

namespace {

constexpr std::size_t maxHandles = 9;
constexpr std::size_t maxTargets = 6;

/// At most `most` of `count` indices, evenly spaced.
std::vector<std::size_t> chosen(std::size_t count, std::size_t most)
{
    std::vector<std::size_t> all;
    for (std::size_t k = 0; k < std::min(count, most); ++k)
        all.push_back(count <= most ? k : k * count / most);
    return all;
}

class Hand {
public:
    Hand(ui::Bench& bench, ui::PictureView& picture, const LabState& start)
        : m_bench(bench)
        , m_picture(picture)
        , m_start(start)
        , m_state(start)
        , m_link(QObject::connect(&bench, &ui::Bench::edited, [this](const Edit& edit, Gesture) {
            m_state = applied(m_state, edit);
            show();
        }))
    {
    }
    ~Hand() { QObject::disconnect(m_link); }
    Hand(const Hand&) = delete;
    Hand& operator=(const Hand&) = delete;

    void drag(QPointF from, QPointF by)
    {
        ui::press(m_picture, from);
        for (const double share : {0.4, 1.0})
            ui::sendMouse(m_picture, QEvent::MouseMove, from + share * by, Qt::LeftButton);
        ui::release(m_picture, from + by);
        finish("drag");
    }
    void click(QPointF at)
    {
        ui::press(m_picture, at);
        ui::release(m_picture, at);
        finish("click");
    }
    void doubleClick(QPointF at)
    {
        ui::sendMouse(m_picture, QEvent::MouseButtonDblClick, at, Qt::LeftButton);
        ui::release(m_picture, at);
        qDeleteAll(m_picture.findChildren<ui::HandleField*>());
        finish("double click");
    }
    void turnWheel(QPointF at, int notches, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        constexpr int notch = 120;
        QWheelEvent event(at, m_picture.mapToGlobal(at), {}, {0, notch * notches}, Qt::NoButton,
            modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&m_picture, &event);
        finish("wheel");
    }
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent event(type, key, modifiers);
            QApplication::sendEvent(&m_picture, &event);
        }
        finish("key");
    }
    void bring(std::size_t handle, double to)
    {
        m_picture.bring(handle, to);
        finish("number");
    }
    void say(const QByteArray& what) { m_all += what + '\n'; }
    QByteArray all() const { return m_all; }

private:
    void show()
    {
        m_bench.setState(m_state);
        m_bench.complete();
    }

    void finish(const char* gesture)
    {
        m_picture.take({});
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&m_picture, &leave);
        m_all += gesture;
        if (m_state == m_start) {
            m_all += " -\n";
            return;
        }
        m_all += ' ' + withRoundNumbers(app::sceneBytes(m_state)) + '\n';
        m_state = m_start;
        show();
    }

    ui::Bench& m_bench;
    ui::PictureView& m_picture;
    const LabState& m_start;
    LabState m_state;
    QMetaObject::Connection m_link;
    QByteArray m_all;
};

void tryHandle(Hand& hand, const ui::PictureView& picture, std::size_t index)
{
    const std::vector<ui::PictureHandle> all = picture.handles();
    if (index >= all.size())
        return;
    const ui::PictureHandle& handle = all[index];
    hand.say("handle " + QByteArray(handle.key.data(), static_cast<qsizetype>(handle.key.size()))
        + ' ' + QByteArray::number(static_cast<qint64>(handle.which)));
    if (picture.rect().contains(handle.place.toPoint())) {
        hand.click(handle.place);
        hand.drag(handle.place, {41, -23});
        hand.drag(handle.place, {-67, 13});
    }
    auto& taker = const_cast<ui::PictureView&>(picture);
    const auto typed = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        taker.take(index);
        hand.type(key, modifiers);
    };
    if (handle.isByKey) {
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Up})
            typed(key);
    }
    if (handle.isByKey && handle.scaled) {
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Delete})
            typed(key);
        typed(Qt::Key_Up, Qt::ShiftModifier);
        typed(Qt::Key_Right, Qt::ControlModifier);
    }
    if (const auto heard = picture.numberOf(handle)) {
        const double more = heard->now + 2 * heard->step;
        hand.bring(index, more <= heard->range.highest ? more : heard->now - 2 * heard->step);
    }
}

} // namespace

QByteArray gestures(ui::Bench& bench, ui::PictureView& picture, const LabState& start,
    const std::vector<Found>& targets)
{
    Hand hand(bench, picture, start);
    for (const std::size_t index : chosen(picture.handles().size(), maxHandles))
        tryHandle(hand, picture, index);
    for (const std::size_t index : chosen(targets.size(), maxTargets)) {
        const QPointF at = targets[index].point;
        hand.say("target " + targets[index].what);
        hand.click(at);
        hand.doubleClick(at);
        hand.drag(at, {37, 19});
    }
    const QPointF middle = QRectF(picture.rect()).center();
    hand.turnWheel(middle, 2);
    hand.turnWheel(0.7 * middle, -1);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Up, Qt::Key_Left, Qt::Key_Down, Qt::Key_Plus,
             Qt::Key_Minus, Qt::Key_Home, Qt::Key_End, Qt::Key_Space, Qt::Key_Delete})
        hand.type(key);
    return hand.all();
}

} // namespace lab::freeze
