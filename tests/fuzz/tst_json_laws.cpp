#include "tests/fuzz/json_laws.h"
#include "tests/qt_test.h"

#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <random>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lab;

namespace {

/// The corpus, without its large files.
std::vector<QByteArray> startingTexts()
{
    constexpr qint64 largest = 1000;
    std::vector<QByteArray> texts;
    QDirIterator files(QStringLiteral(LAB_TEST_DIRECTORY) + u"/fuzz/corpus"_s, {u"*.json"_s},
        QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.size() <= largest && file.open(QIODevice::ReadOnly))
            texts.push_back(file.readAll());
    }
    std::ranges::sort(texts); // the file system has no order
    return texts;
}

/// Changes a text at a few random places.
class Mutation {
public:
    explicit Mutation(unsigned seed)
        : m_random(seed)
    {
    }

    qsizetype below(qsizetype count)
    {
        return static_cast<qsizetype>(m_random() % static_cast<unsigned>(std::max(count, one)));
    }

    QByteArray changed(QByteArray text)
    {
        static const std::vector<QByteArray> pieces {"{", "}", "[", "]", ":", ",", "\"", "\\", "\n",
            " ", "\t", "\r", "0", "-", ".", "e", "1e400", "1e-400", "-0", "00", "1.", "-.5", "+1",
            "0x1", "5e-324", "12345678901234567890", "true", "nul", "NaN", "\"a\":", "\"a\":1,",
            "[]", "{}", "\\u00e9", "\\ud800", "\\u12", "\\x", "\\\"", "\xc3\xa9", "\xc3",
            "\xed\xa0\x80", "\xc0\xaf", "\xf4\x90\x80\x80", "\xef\xbb\xbf", "\xff", "/",
            QByteArray(1, '\0'), "\x01", "\x7f", "\x0b", QByteArray(600, '['),
            QByteArray(600, ']')};
        for (qsizetype left = 1 + below(mostChanges); left > 0; --left) {
            const qsizetype at = below(text.size() + 1);
            const qsizetype count = below(2) == 0 ? one : below(text.size() - at + 1);
            switch (below(5)) {
            case 0:
                text.insert(at,
                    pieces[static_cast<std::size_t>(below(static_cast<qsizetype>(pieces.size())))]);
                break;
            case 1:
                text.replace(at, one,
                    pieces[static_cast<std::size_t>(below(static_cast<qsizetype>(pieces.size())))]);
                break;
            case 2:
                text.remove(at, count);
                break;
            case 3:
                text.insert(below(text.size() + 1), text.mid(at, count));
                break;
            default:
                if (at < text.size())
                    text[at] = static_cast<char>(below(256));
            }
        }
        return text;
    }

private:
    static constexpr qsizetype one = 1;
    static constexpr qsizetype mostChanges = 4;
    std::mt19937 m_random;
};

} // namespace

class JsonLawsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void holdForAnyText()
    {
        constexpr int usual = 20'000; // LAB_JSON_TEXTS=1000000 takes a minute
        const int wanted = qEnvironmentVariableIntValue("LAB_JSON_TEXTS");
        const std::vector<QByteArray> starts = startingTexts();
        QVERIFY(starts.size() > 10);
        Mutation mutation(1);
        int documents = 0;
        const int count = wanted > 0 ? wanted : usual;
        for (int k = 0; k < count; ++k) {
            const QByteArray text = mutation.changed(starts[static_cast<std::size_t>(
                mutation.below(static_cast<qsizetype>(starts.size())))]);
            const char* const broken = fuzz::brokenJsonLaw(text);
            QVERIFY2(!broken,
                QByteArray(broken) + " in text " + QByteArray::number(k) + ": "
                    + text.toPercentEncoding(" {}[]:,\"'\\/+"));
            documents += fuzz::isJson({text.cbegin(), text.cend()}) ? 1 : 0;
        }
        QVERIFY2(documents > count / 20 && documents < count - count / 20, // each verdict is tried
            QByteArray::number(documents));
        qInfo("%d texts, of which %d are documents", count, documents);
    }
};

LAB_APPLESS_TESTS(JsonLawsTest)
#include "tst_json_laws.moc"
