#include "tests/freeze/facts.h"

#include "app/exports/export.h"
#include "tests/freeze/svg_paper.h"
#include "tests/ui/mouse.h"
#include "ui/drawing/picture_place.h"

#include <QImage>

#include <set>

using namespace Qt::StringLiterals;

namespace lab::freeze {

namespace {

QByteArray plain(QPointF point)
{
    return number(point.x()) + ' ' + number(point.y()) + ' ';
}

/// A text without the width that a font gives it.
QByteArray withoutWidth(const QByteArray& shape)
{
    const qsizetype at = shape.indexOf(" textLength=");
    return at < 0 ? shape : shape.left(at) + shape.mid(shape.indexOf('"', at + 13) + 1);
}

Drawn drawnOn(const app::Drawing& drawing)
{
    Drawn all;
    for (const VectorMark& mark : marksOf(drawing)) {
        const bool isText = mark.shape.startsWith("text");
        QByteArray& part = isText ? all.texts : all.marks;
        part += (isText ? withoutWidth(mark.shape) : mark.shape) + mark.style + mark.move + '\n';
    }
    return all;
}

template <class Number> void add(QByteArray& all, const char* name, const Number& value)
{
    if (value)
        all += name + QByteArray::number(static_cast<qint64>(*value));
}

QByteArray plain(const Range& range)
{
    return number(range.lowest) + ' ' + number(range.highest) + ' ';
}

/// As in the lists, in which 1 was the rounding to powers of two.
int numberOf(Rounding rounding)
{
    const int number = static_cast<int>(rounding);
    return number > 0 ? number + 1 : 0;
}

QByteArray plain(const ui::ScaledDrag& drag)
{
    const DragScale& scale = drag.scale;
    QByteArray all = "scale " + plain(Range {scale.lowest, scale.highest})
        + QByteArray::number(static_cast<int>(scale.pace)) + ' '
        + QByteArray::number(numberOf(scale.rounding));
    for (const Landmark& landmark : scale.landmarks)
        all += ' ' + number(landmark.number)
            + QByteArray(landmark.name.data(), static_cast<qsizetype>(landmark.name.size()));
    const double pixel = drag.way.pixel(drag.number);
    all += " number " + number(drag.number) + " way " + number(pixel) + ' '
        + number(drag.way.number(pixel + 20)) + ' ' + number(drag.way.number(pixel - 20))
        + " rises " + QByteArray::number(static_cast<int>(drag.rises)) + " lies "
        + QByteArray::number(static_cast<int>(drag.lies)) + " shown "
        + plain(Range {drag.lowestShown, drag.highestShown}) + " side "
        + QByteArray::number(static_cast<int>(drag.side))
        + (drag.showsNumberAtRest ? " rests " : " ") + drag.label.toUtf8();
    return all;
}

QByteArray plain(const ui::HandleNumber& heard)
{
    return number(heard.now) + " in " + plain(heard.range) + "by " + number(heard.step) + ' '
        + heard.text.toUtf8() + (heard.edit ? " set" : "");
}

/// Moves the pointer over a picture and records what its view reports.
class Listener {
public:
    explicit Listener(ui::PictureView& picture)
        : m_picture(picture)
        , m_link(QObject::connect(
              &picture, &ui::PictureView::pointed, [this](const Focus& focus) { m_focus = focus; }))
    {
        Focus none; // so that any other is reported
        none.symbol = "nowhere";
        picture.setPointed(none);
    }
    ~Listener()
    {
        QObject::disconnect(m_link);
        m_picture.setPointed({});
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&m_picture, &leave);
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    Found at(QPointF point)
    {
        ui::hover(m_picture, point);
        const auto shape = static_cast<int>(m_picture.cursor().shape());
        return {point, freeze::plain(m_focus) + " shape " + QByteArray::number(shape), m_focus};
    }

private:
    ui::PictureView& m_picture;
    Focus m_focus;
    QMetaObject::Connection m_link;
};

} // namespace

Drawn drawn(const ui::PictureView& picture)
{
    return drawnOn(app::drawingOf(picture));
}

Drawn drawn(const ui::PictureView& picture, const Focus& focus)
{
    app::Drawing drawing = app::drawingOf(picture);
    drawing.paint = [&](QPainter& painter, const ui::Look& page) {
        ui::paintInPlace(painter, picture, ui::PointedLook(page, focus));
    };
    return drawnOn(drawing);
}

QByteArray csv(const ui::PictureView& picture)
{
    return withRoundNumbers(app::csv(picture.allNumbers()));
}

QByteArray spoken(const ui::PictureView& picture)
{
    QString all = picture.accessibleName() + u'\n' + picture.spokenDescription();
    for (const ui::PictureHandle& handle : picture.handles())
        if (const auto heard = picture.numberOf(handle))
            all += u'\n' + handle.name + u": "_s + heard->text;
    return all.toUtf8();
}

QByteArray plain(const ui::PictureHandle& handle)
{
    QByteArray all = handle.name.toUtf8() + " at " + plain(handle.place) + "steps "
        + plain(handle.step) + "turn " + QByteArray::number(handle.turn) + " which "
        + QByteArray::number(static_cast<qint64>(handle.which)) + " reach " + number(handle.reach)
        + " slip " + number(handle.slip) + " key "
        + QByteArray(handle.key.data(), static_cast<qsizetype>(handle.key.size())) + " shape "
        + QByteArray::number(static_cast<int>(handle.shape));
    all += (handle.isByKey ? " keyboard" : "");
    all += (handle.put ? " put" : "");
    all += (handle.edit ? " edit" : "");
    return handle.scaled ? all + ' ' + plain(*handle.scaled) : all;
}

QByteArray handles(const ui::PictureView& picture)
{
    QByteArray all;
    for (const ui::PictureHandle& handle : picture.handles()) {
        all += plain(handle);
        if (const auto heard = picture.numberOf(handle))
            all += " heard " + plain(*heard);
        all += '\n';
    }
    return all;
}

QByteArray plain(const Focus& focus)
{
    QByteArray all = focus.picture == Picture::None ? "nowhere" : "here";
    add(all, " pair ", focus.pair);
    add(all, " column ", focus.column);
    add(all, " convention ", focus.convention);
    add(all, " head ", focus.head);
    add(all, " position ", focus.position);
    add(all, " query ", focus.query);
    add(all, " key ", focus.key);
    add(all, " distance ", focus.distance);
    add(all, " ramp ", focus.rampEnd);
    add(all, " side ", focus.side);
    add(all, " encoding ", focus.encoding);
    add(all, " term ", focus.term);
    add(all, " grid ", focus.gridEncoding);
    add(all, " compared ", focus.compared);
    add(all, " property ", focus.property);
    if (focus.curve)
        all += " curve " + QByteArray::number(static_cast<int>(focus.curve->encoding)) + ' '
            + QByteArray::number(static_cast<int>(focus.curve->stretch))
            + (focus.curve->isFineTuned ? " tuned" : "");
    add(all, " cell ", focus.cell);
    if (!focus.symbol.empty())
        all += " symbol " + QByteArray::fromStdString(focus.symbol);
    if (focus.covered != 1)
        all += " covers " + QByteArray::number(static_cast<qint64>(focus.covered));
    return all + (focus.isHeld ? " held" : "");
}

Grid found(ui::PictureView& picture, QSize step)
{
    Grid grid;
    std::set<QByteArray> known;
    Listener listener(picture);
    for (int y = step.height() / 3; y < picture.height(); y += step.height())
        for (int x = step.width() / 3; x < picture.width(); x += step.width()) {
            const Found here = listener.at(QPointF(x, y));
            grid.all += here.what + '\n';
            if (known.insert(here.what).second)
                grid.different.push_back(here);
        }
    return grid;
}

QByteArray touched(const ui::PictureView& picture)
{
    constexpr int across = 6;
    constexpr int down = 5;
    QByteArray all;
    for (int row = 0; row < down; ++row)
        for (int column = 0; column < across; ++column)
            all += plain(picture.touched({(column + 0.4) * picture.width() / across,
                       (row + 0.4) * picture.height() / down}))
                + '\n';
    return all;
}

QByteArray words(const ui::PictureView& picture)
{
    QByteArray all;
    for (const ui::ShownWord& word : picture.shownWords())
        all += plain(word.rect.topLeft()) + plain(word.rect.bottomRight()) + word.number.toUtf8()
            + QByteArray::fromStdString(word.word->key) + '\n';
    return all;
}

QByteArray pixels(const ui::PictureView& picture)
{
    const QImage image = app::image(app::drawingOf(picture), 1);
    return QByteArray::number(image.width()) + ' '
        + QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
}

} // namespace lab::freeze
