#include "app/worksheet/worksheet.h"

#include "app/files/lesson_file.h"
#include "app/text/translations.h"
#include "core/lessons/lesson_sheet.h"
#include "tests/app/shipped_lesson.h"
#include "tests/qt_test.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

LabState startOf(const Lesson& lesson)
{
    return lessonStart(lesson, 0).value();
}

// Single spaces, no ligatures, which some fonts have, and no hyphens, because pdftotext drops those
// at line ends.
QString plain(const QString& words)
{
    return words.normalized(QString::NormalizationForm_KC).remove(u'-').simplified();
}

QString joined(const std::string& words)
{
    return plain(QString::fromStdString(words));
}

/// The text that pdftotext reads; empty if it is missing.
QString readIn(const QByteArray& pdf, const QStringList& options)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"sheet.pdf"_s));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(pdf);
    file.close();
    QProcess process;
    process.start(
        u"pdftotext"_s, options + QStringList {u"-enc"_s, u"UTF-8"_s, file.fileName(), u"-"_s});
    if (!process.waitForFinished(-1) || process.exitCode() != 0)
        return {};
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// The text of each page, with single spaces between words; empty if pdftotext is missing.
QStringList pages(const QByteArray& pdf)
{
    QStringList texts = readIn(pdf, {}).split(u'\f');
    texts.removeAll(QString());
    for (QString& text : texts)
        text = plain(text);
    return texts;
}

} // namespace

class WorksheetTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { spokenLanguage(u"en"_s); }
    void cleanup() { spokenLanguage(u"en"_s); }

    // Of "Attention in one line" only the outputs are printed, at full height.
    void hiddenPartsTakeNoSpace()
    {
        const Lesson lesson = shipped("33_attention");
        const std::unique_ptr<ui::Bench> bench(ui::newBench(BenchId::Order, nullptr));
        bench->resize(880, 640);
        bench->setAudience(ui::Audience::Paper);
        bench->setSlide({picturesWhileAsked(lesson), false, {}});
        bench->setHidden(lesson.hides);
        bench->setState(startOf(lesson));
        const auto printed = bench->pictures();
        QCOMPARE(printed.size(), std::size_t {1});
        QCOMPARE(printed.front()->exportName(), u"outputs"_s);
        QVERIFY2(
            printed.front()->height() > 400, qPrintable(QString::number(printed[0]->height())));
    }

    void everyBundledLessonHasAWorksheet_data()
    {
        QTest::addColumn<int>("index");
        const auto lessons = shippedLessons();
        for (std::size_t k = 0; k < lessons.size(); ++k)
            QTest::addRow("%s", lessons[k].key.c_str()) << static_cast<int>(k);
    }
    void everyBundledLessonHasAWorksheet()
    {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("pdftotext reads the sheets, and it is not installed");
        QFETCH(int, index);
        const Lesson lesson = shippedLessons()[static_cast<std::size_t>(index)];
        const LabState start = startOf(lesson);
        const LessonSheet sheet = lessonSheet(lesson, start, "en");
        const QStringList pageTexts = pages(worksheetPdf(lesson, start));
        QCOMPARE(pageTexts.size(), 2);
        QVERIFY2(pageTexts[0].contains(joined(sheet.title)), qPrintable(pageTexts[0]));
        QVERIFY2(pageTexts[0].contains(joined(sheet.question)), qPrintable(pageTexts[0]));
        QVERIFY(!pageTexts[0].contains(joined(sheet.explanation)));
        QVERIFY(!pageTexts[0].contains(joined(sheet.outcome)));
        QVERIFY2(pageTexts[1].contains(joined(sheet.explanation)), qPrintable(pageTexts[1]));
        QVERIFY(pageTexts[1].contains(joined(sheet.outcome)));
        QVERIFY(pageTexts[1].contains(joined(sheet.answer)));
        for (const LessonSheet::Expected& expected : sheet.wrong)
            QVERIFY(pageTexts[1].contains(joined(expected.says)));
    }

    void aParagraphLongerThanAPageContinuesOnTheNext()
    {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("pdftotext reads the sheets, and it is not installed");
        constexpr int sentences = 440;
        Lesson lesson = shippedLessons().front();
        lesson.notes["en"] = u"Whoever asks, waits. "_s.repeated(sentences).toStdString();
        const QString places = readIn(worksheetPdf(lesson, startOf(lesson)), {u"-bbox"_s});
        static const QRegularExpression word(u"yMax=\"([0-9.]+)\">waits"_s);
        constexpr double footer = (1056 + 12) * 0.75; // in points, from the top
        int found = 0;
        for (const QRegularExpressionMatch& match : word.globalMatch(places)) {
            ++found;
            QVERIFY2(match.captured(1).toDouble() < footer, qPrintable(match.captured(1)));
        }
        QCOMPARE(found, sentences);
    }

    void keepsRelatedPartsOnOnePage()
    {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("pdftotext reads the sheets, and it is not installed");
        Lesson lesson = shipped("25_interpolation");
        lesson.question.wrong.clear();
        lesson.question.answer = "0";
        for (int options = 5; options < 9; ++options)
            for (int length = 3; length < 6; ++length) {
                lesson.question.options.clear();
                for (int k = 0; k < options; ++k) {
                    const std::string number = std::to_string(k);
                    const auto words = [&](const char* start) {
                        return start + number + std::string(" ")
                            + u"and so on, as long as it is. "_s.repeated(3 * length).toStdString()
                            + "end" + number;
                    };
                    lesson.question.options.push_back(
                        {{{"en", words("option")}}, {{"en", words("says")}}});
                }
                const QStringList pageTexts = pages(worksheetPdf(lesson, startOf(lesson)));
                QVERIFY(pageTexts.size() >= 2);
                for (const QString& page : pageTexts) {
                    if (!page.contains(u"says"_s))
                        continue;
                    for (int k = 1; k < options; ++k)
                        QCOMPARE(page.contains(u"option%1 "_s.arg(k)),
                            page.contains(u"says%1 "_s.arg(k)));
                }
            }
    }

    void theQuestionWhyHasLinesToWriteOn()
    {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("pdftotext reads the sheets, and it is not installed");
        Lesson lesson = shipped("25_interpolation");
        static const QRegularExpression why(u"yMax=\"([0-9.]+)\">Why<"_s);
        for (int words = 0; words < 180; words += 15) {
            lesson.question.text["en"] =
                u"Which of them is right? "_s.repeated(words).toStdString();
            const QString places = readIn(worksheetPdf(lesson, startOf(lesson)), {u"-bbox"_s});
            const auto found = why.match(places);
            QVERIFY(found.hasMatch());
            QVERIFY2(found.captured(1).toDouble() < (1056 - 2 * 32) * 0.75, // in points
                qPrintable(found.captured(1)));
        }
    }

    void distinguishesACurveWithoutAName()
    {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("pdftotext reads the sheets, and it is not installed");
        Lesson lesson = shippedLessons().front();
        lesson.question = {};
        lesson.question.text = {{"en", "Draw it."}};
        lesson.question.answer = "x/100";
        lesson.question.curve = LessonCurve {};
        lesson.question.wrong = {{"1 - x/100", {{"en", "It does not fall."}}, {{"en", "Down"}}},
            {"x/50", {{"en", "It is not as steep."}}}};
        const QString answers = pages(worksheetPdf(lesson, startOf(lesson))).value(1);
        QVERIFY2(answers.contains(u"Down It does not fall. Another curve It is not as steep."_s),
            qPrintable(answers));
    }

    void aMissingMarkIsNotALength()
    {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("pdftotext reads the sheets, and it is not installed");
        Lesson lesson = shipped("25_interpolation");
        lesson.controls = {"position.training_length", "rope.base"};
        LabState start = startOf(lesson);
        start.position.trainingLength = 0;
        const auto sheet = [&] { return pages(worksheetPdf(lesson, start)).value(0); };
        QVERIFY(!sheet().contains(u"Training length: 0"_s) && sheet().contains(u"Base: "_s));
        start.position.trainingLength = 512;
        QVERIFY2(sheet().contains(u"Training length: 512"_s), qPrintable(sheet()));
    }

    void theSheetIsInTheLanguageOfTheProgram()
    {
        const Lesson lesson = shippedLessons().front();
        const QByteArray english = worksheetPdf(lesson, startOf(lesson));
        QVERIFY(english.startsWith("%PDF-"));
        spokenLanguage(u"zh_CN"_s);
        const QByteArray chinese = worksheetPdf(lesson, startOf(lesson));
        QVERIFY(chinese.startsWith("%PDF-"));
        QVERIFY(chinese != english);
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            return;
        const QStringList pageTexts = pages(chinese);
        QCOMPARE(pageTexts.size(), 2);
        QVERIFY2(pageTexts[0].contains(joined(lesson.title.at("zh_CN"))), qPrintable(pageTexts[0]));
    }

    // The controls and the parameters named in the question, not the whole start.
    void theHeadingSaysWhatTheQuestionIsAbout()
    {
        QCOMPARE(askedParameters(shipped("28_pairs_used"), "en"),
            (std::vector<std::string> {"experiment.frozen_pair", "experiment.task"}));
        QCOMPARE(askedParameters(shipped("29_choose"), "zh_CN"),
            (std::vector<std::string> {"experiment.doublings", "experiment.measure"}));
        const auto steps = askedParameters(shipped("17_equal_steps"), "en");
        QVERIFY(std::ranges::find(steps, "derivation.shift") != steps.end()); // in a formula
        QVERIFY(std::ranges::find(steps, "derivation.told") == steps.end());
        const auto base = askedParameters(shipped("23_base"), "en");
        QVERIFY(std::ranges::find(base, "rope.width") != base.end()); // {rope.width/2}
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            return;
        const Lesson pairs = shipped("28_pairs_used");
        const QString sheet = pages(worksheetPdf(pairs, startOf(pairs))).value(0);
        QVERIFY2(
            !sheet.contains(u"Your prediction"_s) && !sheet.contains(u"drag"_s), qPrintable(sheet));
    }

    void aLectureHasAllSheetsAndThenTheAnswers()
    {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("pdftotext reads the sheets, and it is not installed");
        const std::vector<Lesson> lessons {shipped("21_layouts"), shipped("3_clocks")};
        std::vector<LessonAt> all;
        for (const Lesson& lesson : lessons)
            all.push_back({lesson, startOf(lesson)});
        const QStringList pageTexts = pages(worksheetsPdf(all));
        QCOMPARE(pageTexts.size(), 4);
        for (int k = 0; k < 4; ++k) {
            const auto& [lesson, start] = all[static_cast<std::size_t>(k % 2)];
            const LessonSheet sheet = lessonSheet(lesson, start, "en");
            QVERIFY2(pageTexts[k].contains(joined(sheet.question)), qPrintable(pageTexts[k]));
            QCOMPARE(pageTexts[k].contains(joined(sheet.explanation)), k > 1);
            QVERIFY(pageTexts[k].contains(u"Position Lab · "_s + joined(sheet.title)));
        }
    }

    void writesASheetCompletelyOrNotAtAll()
    {
        const Lesson lesson = shippedLessons().front();
        const QTemporaryDir folder;
        QVERIFY(writtenWorksheet(lesson, startOf(lesson), folder.filePath(u"a.pdf"_s)));
        QVERIFY(QFile(folder.filePath(u"a.pdf"_s)).size() > 5000);
        const QString path = u"/no/such/folder/a.pdf"_s;
        const QString error = writtenWorksheet(lesson, startOf(lesson), path).error().sentence;
        QVERIFY2(error.startsWith(path + u" could not be written: "_s), qPrintable(error));
    }
};

LAB_WIDGET_TESTS(WorksheetTest)
#include "tst_worksheet.moc"
