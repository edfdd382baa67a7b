#include "app/commands/called_command.h"
#include "tests/app/program.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include <vector>

using namespace Qt::StringLiterals;
using namespace lab::app;

namespace {

const QByteArray llama = R"({"model_type": "llama", "head_dim": 8, "num_attention_heads": 4,
    "num_key_value_heads": 2, "rope_theta": 500000, "max_position_embeddings": 8192})";

QString sorted(QList<QByteArray> words)
{
    std::vector<char*> given;
    for (QByteArray& word : words)
        given.push_back(word.data());
    putCommandFirst(static_cast<int>(given.size()), given.data());
    QStringList order;
    for (const char* word : given)
        order += QString::fromLocal8Bit(word);
    return order.join(u' ');
}

} // namespace

/// What a person at a shell expects of every program.
class ShellHabitsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void optionsMayStandBeforeTheCommand()
    {
        QCOMPARE(sorted({"p", "--theme", "dark", "render", "-o", "a.png"}),
            u"p render -o a.png --theme dark"_s);
        QCOMPARE(sorted({"p", "--language=zh_CN", "--json", "check", "a.json"}),
            u"p check a.json --language=zh_CN --json"_s);
        QCOMPARE(sorted({"p", "-o", "x.pdf", "lesson", "worksheet", "a"}),
            u"p lesson worksheet a -o x.pdf"_s);
        QCOMPARE(sorted({"p", "--file", "table"}), u"p --file table"_s); // a file's name
        QCOMPARE(sorted({"p", "--set", "a=b", "c.json", "table"}), u"p --set a=b c.json table"_s);
        QCOMPARE(sorted({"p", "--", "table"}), u"p -- table"_s);
        QCOMPARE(sorted({"p"}), u"p"_s);
        const Ended made = ended({u"--language"_s, u"zh_CN"_s, u"encodings"_s});
        QVERIFY2(made.out.contains("旋转位置编码"), made.error);
    }

    void helpAndVersionAreCommandsToo()
    {
        QCOMPARE(ended({u"help"_s}).out, ended({u"--help"_s}).out);
        QCOMPARE(ended({u"help"_s, u"table"_s}).out, ended({u"table"_s, u"--help"_s}).out);
        QCOMPARE(ended({u"version"_s}).out, ended({u"--version"_s}).out);
    }

    void aWordThatIsNearlyACommandIsMeantAsOne()
    {
        for (const auto& [word, meant] :
            {std::pair("rneder", "render"), std::pair("bench", "benches"),
                std::pair("hepl", "help"), std::pair("ropeblock", "rope-block")}) {
            const Ended told = ended({QString::fromLatin1(word), u"-o"_s, u"x.png"_s});
            QCOMPARE(told.exit, 2);
            QCOMPARE(told.error,
                QByteArray("position-lab: ") + word
                    + " is neither a command nor a file; did you mean " + meant + "?\n");
        }
        QCOMPARE(ended({u"rneder.json"_s}).exit, 1);
        QVERIFY(ended({u"rneder.json"_s}).error.contains("There is no file rneder.json"));
        for (const char* word : {"", "-", "config", "./rende", "tables.json", "render"})
            QCOMPARE(nearCommand(QString::fromLatin1(word)), QString());
    }
};

LAB_GUILESS_TESTS(ShellHabitsTest)
#include "tst_shell_habits.moc"
