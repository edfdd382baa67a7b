#include "app/text/translations.h"
#include "core/state/parameters.h"
#include "tests/qt_test.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

struct Message {
    QString context;
    QString source;
    QString translation;
    bool isFinished = true;
};

QList<Message> messagesIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Message> messages;
    QString context;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "source"_L1) {
            messages.push_back({context, xml.readElementText(), {}});
        } else if (xml.name() == "translation"_L1) {
            messages.back().isFinished = !xml.attributes().hasAttribute("type"_L1);
            messages.back().translation = xml.readElementText();
        }
    }
    return messages;
}

QString project()
{
    return QStringLiteral(LAB_TEST_DIRECTORY) + u"/.."_s;
}
QString committed()
{
    return project() + u"/resources/i18n/position-lab_zh_CN.ts"_s;
}

QStringList placeholders(const QString& text)
{
    QStringList found;
    auto matches = QRegularExpression(u"%L?[0-9n]|\\{\\w+\\}"_s).globalMatch(text);
    while (matches.hasNext())
        found += matches.next().captured();
    found.removeDuplicates();
    found.sort();
    return found;
}

QSet<QString> keys(const QList<Message>& messages)
{
    QSet<QString> result;
    for (const Message& message : messages)
        result += message.context + u'|' + message.source;
    return result;
}

bool isChinese(const QString& text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Han; });
}

/// Names, signs and separators that are the same, or are written without a Chinese letter.
bool mayLackChinese(const Message& message)
{
    static const QSet<QString> names {u"rope_parameters"_s, u"Position Lab"_s,
        u"%1[*] — Position Lab"_s, u"tensor2tensor"_s, u"BLOOM"_s, u"MPT"_s, u"EVA-02"_s,
        u"SAM 2"_s, u"Qwen2-VL"_s, u"Qwen2.5-VL"_s, u"Qwen3-VL"_s, u"NTK-aware"_s, u"YaRN"_s,
        u"LongRoPE"_s, u"Llama 3"_s, u"p-RoPE"_s, u"Llama 4"_s, u"Ministral 3"_s, u"Inkling"_s,
        u"log n"_s, u"ReRoPE"_s, u"Leaky ReRoPE"_s, u"Self-Extend"_s, u"StreamingLLM"_s,
        u"LM-Infinite"_s, u"RoPE"_s, u"ALiBi"_s, u"KERPLE"_s, u"FIRE"_s, u"Sandwich"_s, u"CoPE"_s,
        u"xPos"_s, u"NTK-by-parts (2023)"_s, u"Epsilon"_s, u"Gamma"_s, u"at t = %1"_s, u"en"_s,
        u"Shaw"_s, u"Transformer-XL"_s, u"DeBERTa"_s, u"NoPE"_s, u"config.json…"_s, u"FP64"_s,
        u"FP32"_s, u"FP16"_s, u"FP16: 65 504"_s, u"FP32: 3.4 · 10³⁸"_s};
    static const QRegularExpression word(u"[A-Za-z]{2,}"_s);
    return names.contains(message.source) || !word.match(message.source).hasMatch();
}

/// A sentence with a remaining English word; quoted keys of a file and options do not count.
bool hasEnglishWords(QString text)
{
    static const QRegularExpression names(u"\"[a-z_.]+\"|--[a-z]+"_s);
    text.remove(names);
    static const QRegularExpression words(
        u"\\b(the|and|with|that|this|which|from|into|are|not|does|what|than)\\b"_s);
    return words.match(text).hasMatch();
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTranslationKeepsItsPlaceholders()
    {
        const QList<Message> messages = messagesIn(committed());
        QVERIFY(messages.size() > 300);
        for (const Message& message : messages) {
            QVERIFY2(
                message.isFinished && !message.translation.isEmpty(), qPrintable(message.source));
            QVERIFY2(placeholders(message.source) == placeholders(message.translation),
                qPrintable(message.source));
        }
    }

    void everyTextIsInChinese()
    {
        for (const Message& message : messagesIn(committed())) {
            QVERIFY2(isChinese(message.translation) || mayLackChinese(message),
                qPrintable(message.source + u" -> "_s + message.translation));
            QVERIFY2(!hasEnglishWords(message.translation), qPrintable(message.translation));
            static const QRegularExpression radians(u"\\brad\\b"_s);
            QVERIFY2(!message.translation.contains(radians), qPrintable(message.translation));
        }
    }

    void everyMenuTextHasOneAccelerator()
    {
        for (const Message& message : messagesIn(committed())) {
            const qsizetype wanted = message.source.count(u'&');
            QVERIFY2(message.translation.count(u'&') == wanted, qPrintable(message.source));
        }
    }

    /// As after `./dev translate`, which removes texts without a source.
    void theTextsMatchTheSources()
    {
        const QTemporaryDir folder;
        const QString fresh = folder.filePath(u"position-lab_zh_CN.ts"_s);
        QVERIFY(QFile::copy(committed(), fresh));
        QProcess lupdate;
        lupdate.setWorkingDirectory(project());
        lupdate.start(QStringLiteral(LAB_LUPDATE),
            {u"-I"_s, u"."_s, u"-tr-function-alias"_s, u"QT_TRANSLATE_NOOP+=LAB_WORDS"_s,
                u"-tr-function-alias"_s, u"QT_TRANSLATE_NOOP+=LAB_MESSAGE"_s,
                u"-tr-function-alias"_s, u"QT_TRANSLATE_NOOP3+=LAB_COMMENTED"_s, u"-locations"_s,
                u"none"_s, u"-no-obsolete"_s, u"core"_s, u"app"_s, u"ui"_s, u"-ts"_s, fresh});
        QVERIFY(lupdate.waitForFinished(-1) && lupdate.exitCode() == 0);
        const QSet<QString> wanted = keys(messagesIn(fresh));
        const QSet<QString> present = keys(messagesIn(committed()));
        QVERIFY2(wanted == present,
            qPrintable(
                QStringList(((wanted - present) + (present - wanted)).values()).join(u'\n')));
    }

    /// If lupdate takes the class name as the context of the words, the program looks in another
    /// one.
    void everyTextHasTheContextThatTheProgramUses()
    {
        for (const Message& message : messagesIn(committed()))
            QVERIFY2(message.context != u"Words"_s, qPrintable(message.source));
    }

    void theProgramUsesTheRequestedLanguage()
    {
        QCOMPARE(spokenLanguage(u"zh_CN"_s), u"zh_CN"_s);
        for (const Parameter& parameter : parameters()) {
            const std::string meaning(parameter.meaning);
            const QString spoken = QCoreApplication::translate("parameters", meaning.c_str());
            QVERIFY2(isChinese(spoken), meaning.c_str());
        }
        QCOMPARE(QCoreApplication::translate("lab::ui::Actions", "&File"), u"文件(&F)"_s);
        QCOMPARE(spokenLanguage(u"en"_s), u"en"_s);
        QCOMPARE(QCoreApplication::translate("parameters", "Base"), u"Base"_s);
    }
};

LAB_GUILESS_TESTS(TranslationsTest)
#include "tst_translations.moc"
