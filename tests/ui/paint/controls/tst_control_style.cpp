#include "ui/paint/controls/control_style.h"

#include "tests/qt_test.h"
#include "tests/ui/paint/painted.h"
#include "ui/paint/controls/control_shapes.h"
#include "ui/paint/palette.h"
#include "ui/paint/projection.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOptionFrame>

using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

QImage image(QWidget& widget, QSize size)
{
    widget.resize(size);
    return widget.grab().toImage();
}

} // namespace

class TestControlStyle : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new ControlStyle); }

    void init()
    {
        m_palette = lightPalette();
        QApplication::setPalette(controlPalette(m_palette));
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
    }

    void controlsHaveTheirSizes()
    {
        QCOMPARE(QLineEdit().sizeHint().height(), 24);
        QComboBox list;
        list.addItem(u"Halves"_s);
        QCOMPARE(list.sizeHint().height(), 28);
        QCOMPARE(QPushButton(u"Reset bench"_s).sizeHint().height(), 28);
        QCOMPARE(QSlider(Qt::Horizontal).sizeHint().height(), 24);
        QMenuBar bar;
        bar.addMenu(u"File"_s);
        QCOMPARE(bar.sizeHint().height(), 32);
    }

    void aFrameHasFourSidesAtEveryScale()
    {
        const QRect rect(0, 0, 40, 20);
        const QRgb line = m_palette.axis.rgb();
        for (const double ratio : {1.0, 1.25, 1.5, 1.75, 2.0})
            for (int at = 0; at < 8; ++at) { // offset of the widget in its window
                QImage paper(QSize(140, 100), QImage::Format_RGB32);
                paper.fill(Qt::white);
                QPainter painter(&paper);
                painter.scale(ratio, ratio);
                painter.translate(at, at);
                QStyleOptionFrame option;
                option.rect = rect;
                option.palette = QApplication::palette();
                QApplication::style()->drawPrimitive(QStyle::PE_Frame, &option, &painter);
                painter.end();
                const auto pixel = [&](int unit) { return qRound((at + unit) * ratio); };
                // The contents of the frame, such as a text, start one unit inside and end one unit
                // before the edge.
                const QRect inside(QPoint(pixel(1), pixel(1)),
                    QPoint(pixel(rect.width() - 1) - 1, pixel(rect.height() - 1) - 1));
                QPainter(&paper).fillRect(inside, Qt::white);
                const QPoint middle = inside.center();
                QCOMPARE(paper.pixel(pixel(0), middle.y()), line);
                QCOMPARE(paper.pixel(pixel(rect.width()) - 1, middle.y()), line);
                QCOMPARE(paper.pixel(middle.x(), pixel(0)), line);
                QCOMPARE(paper.pixel(middle.x(), pixel(rect.height()) - 1), line);
            }
    }

    void aNumberFieldHasTheOutlineOfAField()
    {
        for (const Palette& palette : {lightPalette(), darkPalette()}) {
            QApplication::setPalette(controlPalette(palette));
            QSpinBox number;
            QLineEdit field;
            QCOMPARE(number.sizeHint().height(), 28);
            const QImage picture = image(number, {80, 28});
            const QImage plain = image(field, {80, 28});
            for (const QPoint place : {QPoint(0, 14), QPoint(30, 0), QPoint(30, 27)})
                QCOMPARE(picture.pixelColor(place), plain.pixelColor(place));
            QVERIFY(hasColor(picture.copy(60, 0, 19, 14), controlPalette(palette).mid().color()));
            number.setValue(50);
            QVERIFY(hasColor(image(number, {80, 28}).copy(60, 15, 19, 12), palette.notes));
            number.setAlignment(Qt::AlignRight);
            number.setButtonSymbols(QAbstractSpinBox::NoButtons);
            const QImage corner = image(number, {80, 28}).copy(2, 2, 20, 12);
            QVERIFY(!hasColor(corner, palette.notes));
            QVERIFY(!hasColor(corner, controlPalette(palette).mid().color()));
        }
    }

    void aSliderHasAThinTrackAThickFillAndARoundHandle()
    {
        QSlider slider(Qt::Horizontal);
        slider.setRange(0, 100);
        slider.setValue(50);
        const QImage picture = image(slider, {214, 24});
        const auto isFilled = [&](int y) { return picture.pixelColor(40, y) == m_palette.notes; };
        const auto isTrack = [&](int y) { return picture.pixelColor(170, y) == m_palette.axis; };
        int filled = 0;
        int track = 0;
        int handle = 0;
        for (int y = 0; y < 24; ++y) {
            filled += isFilled(y);
            track += isTrack(y);
            handle += picture.pixelColor(107, y) == m_palette.notes;
        }
        QCOMPARE(filled, 4);
        QCOMPARE(track, 2);
        QVERIFY(handle >= 10 && handle <= 12);
        QCOMPARE(picture.pixelColor(107 + 7, 12), m_palette.frame); // on the edge of the handle
    }

    void aClickOnTheTrackMovesTheHandleThere()
    {
        QSlider slider(Qt::Horizontal);
        slider.setRange(0, 200);
        slider.resize(214, 24);
        QTest::mouseClick(&slider, Qt::LeftButton, {}, {157, 12});
        QVERIFY(std::abs(slider.value() - 150) <= 1);
    }

    void anInvalidFieldHasTheErrorOutline()
    {
        QLineEdit field;
        QVERIFY(!hasColor(image(field, {80, 24}), m_palette.unseen));
        field.setProperty("wrong", true);
        const QImage picture = image(field, {80, 24});
        QCOMPARE(picture.pixelColor(40, 0), m_palette.unseen);
        QCOMPARE(picture.pixelColor(40, 1), m_palette.unseen);
        QCOMPARE(picture.pixelColor(20, 4), m_palette.field);
    }

    void onlyKeyboardFocusHasARing()
    {
        QWidget window;
        QPushButton first(u"one"_s, &window);
        QPushButton second(u"two"_s, &window);
        QCheckBox third(u"three"_s, &window);
        third.setGeometry(0, 70, 80, 24);
        first.setGeometry(0, 0, 80, 28);
        second.setGeometry(0, 40, 80, 28);
        window.resize(100, 100);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::mouseClick(&second, Qt::LeftButton);
        second.setFocus(Qt::MouseFocusReason);
        QVERIFY(qGray(second.grab().toImage().pixel(40, 1)) > 200);
        QTest::keyClick(&second, Qt::Key_Tab);
        QVERIFY(third.hasFocus());
        const QImage ring = third.grab().copy(0, 0, 80, 5).toImage(); // above the text
        bool isDark = false;
        for (int y = 0; y < ring.height(); ++y)
            for (int x = 0; x < ring.width(); ++x)
                isDark = isDark || qGray(ring.pixel(x, y)) < 80;
        QVERIFY(isDark);
        QTest::keyClick(&third, Qt::Key_Tab);
        QVERIFY(first.hasFocus());
        QVERIFY(qGray(first.grab().toImage().pixel(40, 1)) < 80);
    }

    void aNewPaletteChangesTheTheme()
    {
        QCheckBox box;
        box.setChecked(true);
        box.show();
        QVERIFY(hasColor(image(box, {24, 24}), lightPalette().notes));
        QApplication::setPalette(controlPalette(darkPalette()));
        QCoreApplication::processEvents();
        const QImage dark = image(box, {24, 24});
        QVERIFY(hasColor(dark, darkPalette().notes));
        QVERIFY(!hasColor(dark, lightPalette().notes));
    }

    void menuGroupsHaveAVisibleSeparator()
    {
        for (const Palette& palette : {lightPalette(), highContrast(darkPalette())}) {
            QApplication::setPalette(controlPalette(palette));
            QMenu menu;
            menu.addAction(u"one"_s);
            menu.addSeparator();
            menu.addAction(u"two"_s);
            const QRect line = menu.actionGeometry(menu.actions()[1]);
            const QImage picture = image(menu, menu.sizeHint());
            QCOMPARE(picture.pixelColor(line.center()), palette.axis);
            QCOMPARE(picture.pixelColor(line.center() + QPoint(0, 2)), palette.field);
        }
    }

    void theComboBoxListOpensBelow()
    {
        QComboBox list;
        QCOMPARE(list.style()->styleHint(QStyle::SH_ComboBox_Popup), 0);
    }

private:
    Palette m_palette;
};

LAB_WIDGET_TESTS(TestControlStyle)
#include "tst_control_style.moc"
