#include "tests/fuzz/hostile_strings.h"
#include "tests/fuzz/target.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;
using namespace lab;

/// Every file of the corpus with hostile text instead of one of its strings, a key or a value, and
/// everything that the program does with the result. `./dev fuzz` continues from there.
class HostileStringsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void acceptsHostileTextInAnyString_data()
    {
        QTest::addColumn<int>("target");
        for (std::size_t k = 0; k < fuzz::targets().size(); ++k)
            QTest::addRow("%s", fuzz::targets()[k].name) << static_cast<int>(k);
    }

    void acceptsHostileTextInAnyString()
    {
        QFETCH(int, target);
        const fuzz::Target& kind = fuzz::targets()[static_cast<std::size_t>(target)];
        const QDir folder(QStringLiteral(LAB_TEST_DIRECTORY) + u"/fuzz/corpus/"_s
            + QString::fromLatin1(kind.name));
        std::size_t turn = 0; // each place gets another text, so that all are tested
        const QStringList names = folder.entryList(QDir::Files, QDir::Name);
        for (const QString& name : names) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            const std::vector<fuzz::FoundString> places = fuzz::stringsIn(bytes);
            const std::size_t step = places.size() / maxPlaces + 1;
            for (std::size_t k = 0; k < places.size(); k += step) {
                const auto& texts = textsAt(bytes, places[k]);
                const std::size_t count = texts.size() - 1; // the last one is large
                for (std::size_t one = 0; one < textsEach; ++one)
                    kind.read(fuzz::withString(bytes, places[k], texts[turn++ % count]));
            }
            if (name == names.back() && !places.empty()) // as a key and as a value
                for (const fuzz::FoundString& place : {places.front(), places.back()})
                    kind.read(fuzz::withString(bytes, place, textsAt(bytes, place).back()));
        }
    }

private:
    static const std::vector<QByteArray>& textsAt(
        const QByteArray& bytes, const fuzz::FoundString& place)
    {
        return fuzz::hostileStrings(bytes[place.first] == '"');
    }

    static constexpr std::size_t maxPlaces = 2; ///< of a file, evenly; ./dev fuzz tries all
    static constexpr std::size_t textsEach = 1;
};

LAB_WIDGET_TESTS(HostileStringsTest)
#include "tst_hostile_strings.moc"
