#include "app/worksheet/worksheet.h"

#include "app/files/json_file.h"
#include "app/worksheet/paper.h"
#include "app/worksheet/worksheet_page.h"
#include "core/figures/lessons/sketch_drawing.h"
#include "core/lessons/lesson_sheet.h"
#include "core/state/first_words.h"
#include "core/state/parameters.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/drawing/picture_place.h"
#include "ui/drawing/picture_view.h"
#include "ui/lessons/languages.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/text/punctuation.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/windows/lessons/lesson_dock.h"

#include <QCoreApplication>
#include <QPdfWriter>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::Worksheet)
};

constexpr QSize benchSize(880, 640); // its text is then two thirds of the page's own
constexpr double maxPictureHeight = 420;
constexpr QSize fullBenchSize(880, 780); // of three pictures
constexpr double fullPictureHeight = 520;
constexpr double curveHeight = 240;

QString fromUtf8(const std::string& text)
{
    return QString::fromStdString(text);
}

// A mark of the ruler that is not set, rather than a length of 0.
bool isMarkUnset(const std::string& key, const LabState& state)
{
    return (key == "position.training_length" && state.position.trainingLength == 0)
        || (key == "position.target_length" && state.position.targetLength == 0);
}

// The numbers that can be moved and those named in the question, without those that only affect the
// view.
QStringList settings(const Lesson& lesson, const LabState& state)
{
    std::vector<std::string> keys = askedParameters(lesson, ui::lessonLanguage());
    std::erase_if(keys, [&](const std::string& key) {
        return key == "bench" || key == "position.shown" || key == "position.first"
            || isMarkUnset(key, state);
    });
    QStringList words;
    for (const std::string& key : keys) {
        if (const Parameter* parameter = parameterNamed(key))
            words += ui::captioned(
                ui::labelOf(*parameter), ui::shownValue(*parameter, parameter->read(state)));
    }
    return words;
}

std::unique_ptr<ui::Bench> paperBench(
    const Lesson& lesson, const LabState& state, const ui::Look& look, const QSize& size)
{
    std::unique_ptr<ui::Bench> bench(ui::newBench(state.bench, nullptr));
    bench->resize(size);
    bench->setLook(look);
    bench->setAudience(ui::Audience::Paper); // only the main pictures
    bench->setSlide({picturesWhileAsked(lesson), false, {}});
    bench->setHidden(lesson.hides); // no answer is beside its question
    bench->setState(state);
    bench->complete();
    return bench;
}

void addPictures(
    WorksheetPage& page, const Lesson& lesson, const LabState& state, const ui::Look& look)
{
    auto bench = paperBench(lesson, state, look, benchSize);
    const bool isFull = bench->pictures().size() > 2;
    if (isFull)
        bench = paperBench(lesson, state, look, fullBenchSize);
    QRect area;
    for (const ui::PictureView* picture : bench->pictures())
        area |= picture->geometry();
    if (area.isEmpty())
        return;
    const double most = isFull ? fullPictureHeight : maxPictureHeight;
    const double scale = std::min(WorksheetPage::width / area.width(), most / area.height());
    page.place(scale * area.height(), [&](QPainter& painter) {
        painter.scale(scale, scale);
        painter.translate(-area.topLeft());
        for (const ui::PictureView* picture : bench->pictures()) {
            painter.save();
            painter.translate(picture->pos());
            ui::paintInPlace(painter, *picture, ui::PointedLook(look));
            painter.restore();
        }
    });
}

void addNameLine(WorksheetPage& page)
{
    page.text(Words::tr("Name") + u" "_s + QString(40, u'_') + u"   "_s + Words::tr("Date") + u" "_s
            + QString(16, u'_'),
        ui::TextRole::Body);
    page.space(10);
}

/// The axes of the requested curve; with the curve itself for the answers.
enum class Curve { Asked, Answered };
void addCurve(WorksheetPage& page, const Lesson& lesson, const LabState& start, Curve wanted,
    const ui::Look& look)
{
    const LessonScope scope = questionScope(lesson, start);
    const auto known = questionCurves(lesson.question, scope);
    if (!lesson.question.curve || !known)
        return;
    SketchFrame frame {.x = known->x, .lowest = known->lowest, .highest = known->highest};
    frame.drawn.resize(known->x.size());
    frame.across = filledWords(lesson.question.curve->across, ui::lessonLanguage(), scope);
    frame.upwards = filledWords(lesson.question.curve->upwards, ui::lessonLanguage(), scope);
    if (wanted == Curve::Answered) {
        frame.truth = known->answer;
        frame.everywhere = curveEverywhere(lesson.question, scope);
    }
    page.place(curveHeight, [&](QPainter& painter) {
        const QRectF area(0, 0, WorksheetPage::width, curveHeight);
        ui::paintLayers(painter,
            drawing::sketchPicture(frame, std::nullopt, ui::boxOf(area), ui::QtStyle(look).style)
                .drawing.layers,
            look);
    });
    page.space(8);
}

void addQuestion(WorksheetPage& page, const LessonSheet& sheet, const Lesson& lesson,
    const LabState& start, const ui::Look& look)
{
    page.text(Words::tr("Question"), ui::TextRole::PictureTitle);
    page.text(fromUtf8(sheet.question), ui::TextRole::Body);
    page.space(4);
    for (const std::string& option : sheet.options)
        page.indentedText(u"☐"_s, fromUtf8(option), ui::TextRole::Body);
    if (lesson.question.curve) {
        page.text(Words::tr("Draw your prediction:"), ui::TextRole::Body);
        addCurve(page, lesson, start, Curve::Asked, look);
    } else if (sheet.options.empty())
        page.text(Words::tr("My prediction:") + u" "_s + QString(28, u'_') + u" "_s
                + fromUtf8(sheet.unit),
            ui::TextRole::Body);
    page.space(10);
    constexpr int minLines = 2;
    const QString why = Words::tr("Why I think so:");
    page.keepTogether({{why, ui::TextRole::Body}}, minLines * WorksheetPage::lineDistance);
    page.text(why, ui::TextRole::Body);
    page.linesToEnd();
}

/// The text of a heading stays on its page.
void addTogether(WorksheetPage& page, const std::vector<WorksheetPage::Paragraph>& paragraphs)
{
    page.keepTogether(paragraphs);
    for (const auto& [words, role] : paragraphs)
        page.text(words, role);
}

void addAnswers(WorksheetPage& page, const LessonSheet& sheet, const Lesson& lesson,
    const LabState& start, const ui::Look& look)
{
    page.text(Words::tr("Answers: %1").arg(fromUtf8(sheet.title)), ui::TextRole::BenchTitle);
    page.space(8);
    page.text(fromUtf8(sheet.question), ui::TextRole::Body, look.palette.notes);
    page.text(fromUtf8(sheet.answer), ui::TextRole::PictureTitle);
    addCurve(page, lesson, start, Curve::Answered, look);
    page.space(4);
    page.text(fromUtf8(sheet.outcome), ui::TextRole::Body);
    page.text(fromUtf8(sheet.explanation), ui::TextRole::Body);
    // With the first paragraph below it.
    QString heading = Words::tr("Other answers, and why they are wrong");
    if (!sheet.wrong.empty())
        page.space(14);
    for (const LessonSheet::Expected& expected : sheet.wrong) {
        const QString answer =
            expected.answer.empty() ? Words::tr("Another curve") : fromUtf8(expected.answer);
        addTogether(page,
            {{std::exchange(heading, {}), ui::TextRole::PictureTitle},
                {answer, ui::TextRole::BodyStrong}, {fromUtf8(expected.says), ui::TextRole::Body}});
        page.space(4);
    }
    if (!sheet.notes.empty()) {
        page.space(14);
        addTogether(page,
            {{sheet.minutes == 1 ? Words::tr("For the teacher, 1 minute")
                                 : Words::tr("For the teacher, %1 minutes").arg(sheet.minutes),
                 ui::TextRole::PictureTitle},
                {fromUtf8(sheet.notes), ui::TextRole::Body}});
    }
}

void addSheet(
    WorksheetPage& page, const LessonSheet& sheet, const LessonAt& at, const ui::Look& look)
{
    addNameLine(page);
    page.text(fromUtf8(sheet.title), ui::TextRole::BenchTitle);
    page.text(fromUtf8(sheet.goal), ui::TextRole::Body, look.palette.notes);
    page.space(6);
    page.text(settings(at.lesson, at.start).join(u"   ·   "_s), ui::TextRole::Body);
    page.space(8);
    addPictures(page, at.lesson, at.start, look);
    page.space(14);
    addQuestion(page, sheet, at.lesson, at.start, look);
}

} // namespace

QByteArray worksheetsPdf(const std::vector<LessonAt>& lessons)
{
    const ui::FormulaBook formulas;
    const ui::Look look = paperLook(formulas);
    std::vector<LessonSheet> sheets;
    for (const auto& [lesson, start] : lessons)
        sheets.push_back(lessonSheet(lesson, start, ui::lessonLanguage()));
    const auto footer = [](const LessonSheet& sheet) {
        return u"Position Lab · "_s + fromUtf8(sheet.title);
    };
    QStringList titles;
    for (const LessonSheet& sheet : sheets)
        titles += fromUtf8(sheet.title);
    return paperPdf(ui::listedApart(titles), [&](QPdfWriter& writer) {
        WorksheetPage page(writer, look, footer(sheets.front()));
        for (std::size_t k = 0; k < lessons.size(); ++k) {
            if (k > 0)
                page.newPage(footer(sheets[k]));
            addSheet(page, sheets[k], lessons[k], look);
        }
        for (std::size_t k = 0; k < lessons.size(); ++k) {
            page.newPage(footer(sheets[k]));
            addAnswers(page, sheets[k], lessons[k].lesson, lessons[k].start, look);
        }
    });
}

QByteArray worksheetPdf(const Lesson& lesson, const LabState& start)
{
    return worksheetsPdf({{lesson, start}});
}

Outcome<void> writtenWorksheet(const Lesson& lesson, const LabState& start, const QString& path)
{
    return writtenAtomically(path, worksheetPdf(lesson, start));
}

Outcome<void> writtenWorksheets(const std::vector<Lesson>& lessons, const QString& path)
{
    std::vector<LessonAt> all;
    for (const Lesson& lesson : lessons)
        all.push_back({lesson,
            withFirstWords(lessonStart(lesson, 0).value_or(clamped({})), ui::firstWords())});
    return writtenAtomically(path, worksheetsPdf(all));
}

} // namespace lab::app
