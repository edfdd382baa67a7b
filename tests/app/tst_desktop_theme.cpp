#include "app/session/desktop_theme.h"

#include "tests/qt_test.h"

#include <QDBusVariant>
#include <QGuiApplication>

using namespace lab::app;
using namespace Qt::StringLiterals;

class TestDesktopTheme : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsPreferencesFromThePortal_data()
    {
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QString>("preferences");
        const auto row = [](const char* name, const QString& section, const QString& key,
                             const QVariant& value, const QString& preferences) {
            QTest::addRow("%s", name) << section << key << value << preferences;
        };
        const QString own = u"org.freedesktop.appearance"_s;
        row("dark", own, u"color-scheme"_s, 1U, u"dark"_s);
        row("light", own, u"color-scheme"_s, 2U, u""_s);
        row("contrast", own, u"contrast"_s, 1U, u"contrast"_s);
        row("wrapped", own, u"contrast"_s, QVariant::fromValue(QDBusVariant(1U)), u"contrast"_s);
        row("motion", own, u"reduced-motion"_s, 1U, u"motion"_s);
        row("GNOME, contrast", u"org.gnome.desktop.a11y.interface"_s, u"high-contrast"_s, true,
            u"contrast"_s);
        row("GNOME, motion", u"org.gnome.desktop.interface"_s, u"enable-animations"_s, false,
            u"motion"_s);
        row("GNOME, usual", u"org.gnome.desktop.interface"_s, u"enable-animations"_s, true, u""_s);
        row("Plasma, motion", u"org.kde.kdeglobals.KDE"_s, u"AnimationDurationFactor"_s, u"0"_s,
            u"motion"_s);
        row("Plasma, slow", u"org.kde.kdeglobals.KDE"_s, u"AnimationDurationFactor"_s, u"2.5"_s,
            u""_s);
        row("Plasma, no number", u"org.kde.kdeglobals.KDE"_s, u"AnimationDurationFactor"_s,
            u"fast"_s, u""_s);
        row("another", own, u"accent-color"_s, 1U, u""_s);
    }
    void readsPreferencesFromThePortal()
    {
        QFETCH(const QString, section);
        QFETCH(const QString, key);
        QFETCH(const QVariant, value);
        QFETCH(const QString, preferences);
        const DesktopPreferences now = withSetting({}, section, key, value);
        QCOMPARE(now.isDark, preferences == u"dark"_s);
        QCOMPARE(now.hasHighContrast, preferences == u"contrast"_s);
        QCOMPARE(now.hasReducedMotion, preferences == u"motion"_s);
        // Earlier preferences that are not part of this stay.
        const DesktopPreferences all {true, true, true};
        QCOMPARE(withSetting(all, section, u"accent-color"_s, 0U), all);
    }

    void aLargeDesktopFontEnlargesTheText()
    {
        const QFont before = QGuiApplication::font();
        QFont font = before;
        const auto sizeAt = [&font](int pixels) {
            font.setPixelSize(pixels);
            QGuiApplication::setFont(font);
            return textSizeOfDesktop();
        };
        QCOMPARE(sizeAt(12), 1.0);
        QCOMPARE(sizeAt(14), 1.0); // 11 points
        QCOMPARE(sizeAt(22), 1.5);
        QCOMPARE(sizeAt(60), 2.0);
        QGuiApplication::setFont(before);
    }
};

LAB_WIDGET_TESTS(TestDesktopTheme)
#include "tst_desktop_theme.moc"
