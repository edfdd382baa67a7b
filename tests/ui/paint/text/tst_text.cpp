#include "tests/qt_test.h"
#include "tests/ui/paint/painted.h"
#include "ui/paint/text/text.h"

#include <QFontDatabase>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab::ui;

class TestText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void digitsAreEquallyWide_data();
    void digitsAreEquallyWide();
    void textIsAligned();
    void textIsThatOfItsRole();
};

void TestText::digitsAreEquallyWide_data()
{
    QTest::addColumn<QString>("family");
    QTest::addRow("the desktop's") << QString();
    QTest::addRow("a font of digits that differ") << u"Inter"_s;
}

void TestText::digitsAreEquallyWide()
{
    QFETCH(const QString, family);
    if (!family.isEmpty() && !QFontDatabase::hasFamily(family))
        QSKIP("the font is not installed");
    const QFont before = QGuiApplication::font();
    if (!family.isEmpty())
        QGuiApplication::setFont(QFont(family));
    const Look look;
    const double ones = textWidth(u"−111.1"_s, TextRole::Body, look);
    const double eights = textWidth(u"−888.8"_s, TextRole::Body, look);
    const double word = textWidth(u"Pair 2, under"_s, TextRole::Body, look);
    const double parts = textWidth(u"Pair "_s, TextRole::Body, look)
        + textWidth(u"2"_s, TextRole::Body, look) + textWidth(u", under"_s, TextRole::Body, look);
    QGuiApplication::setFont(before);
    QVERIFY(ones > 0);
    QCOMPARE(ones, eights);
    QVERIFY(std::abs(word - parts) < 0.5);
}

void TestText::textIsAligned()
{
    const Look look;
    const QString word = u"HHH"_s;
    const auto at = [&](Alignment alignment) {
        return inkedArea(painted(QSize(200, 40), 1, look, [&](QPainter& painter, const Look& l) {
            const double width =
                paintText(painter, {100, 30}, word, TextRole::Body, Qt::black, l, alignment);
            QCOMPARE(width, textWidth(word, TextRole::Body, l));
        }));
    };
    const QRect left = at(Alignment::Left);
    const QRect centre = at(Alignment::Centre);
    const QRect right = at(Alignment::Right);
    QVERIFY(left.left() >= 100 && left.left() <= 102);
    QVERIFY(right.right() <= 100 && right.right() >= 97);
    QVERIFY(std::abs(centre.center().x() - 100) <= 1);
    QCOMPARE(left.bottom(), 29);
}

void TestText::textIsThatOfItsRole()
{
    Look look;
    QCOMPARE(font(look, TextRole::BenchTitle).pixelSize(), 20);
    QCOMPARE(font(look, TextRole::PictureTitle).weight(), QFont::DemiBold);
    QCOMPARE(font(look, TextRole::Axis).pixelSize(), 12);
    QCOMPARE(font(look, TextRole::Body).weight(), QFont::Normal);
    QCOMPARE(font(look, TextRole::MainResult).pixelSize(), 24);
    look.scale = 1.6;
    QCOMPARE(font(look, TextRole::BenchTitle).pixelSize(), 32);
    QCOMPARE(font(look, TextRole::Axis).family(), QGuiApplication::font().family());
}

LAB_WIDGET_TESTS(TestText)
#include "tst_text.moc"
