#include "ui/windows/lessons/lesson_form.h"

#include "app/files/lesson_file.h"
#include "app/files/lesson_writer.h"
#include "core/lessons/unpredicted.h"
#include "core/state/edit.h"
#include "core/state/first_words.h"
#include "tests/qt_test.h"
#include "ui/views/controls/spoken_ticks.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QTimer>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

LabState formState()
{
    LabState state = applied(clamped({}), SetParameter {"position.query", std::int64_t {12}});
    return applied(state, SetParameter {"rope.base", 500.0});
}

/// The form with the program's own checker.
struct FormHarness {
    FormHarness()
    {
        services.lessonFaults = [](const Lesson& lesson) {
            std::vector<LessonEntryFault> faults;
            for (const auto& entry : app::lessonReport(app::lessonBytes(lesson), {}).entries)
                faults.push_back({entry.path, entry.what});
            return faults;
        };
        services.lessonRemarks = app::lessonRemarks;
        services.saveLesson = [this](const Lesson& lesson) -> Outcome<QString> {
            if (isFull)
                return Unexpected(Problem {u"The disk is full."_s});
            saved = lesson;
            return u"/mine/lesson.json"_s;
        };
        form = std::make_unique<LessonForm>(formState(), services, nullptr);
        write(u"Title"_s, u"Base"_s);
        write(u"What is learned"_s, u"Something"_s);
        write(u"Question"_s, u"Which base?"_s);
        write(u"Answer"_s, u"rope.base"_s);
        write(u"Outcome"_s, u"{answer}, and you said {prediction}."_s);
        write(u"Explanation"_s, u"Because."_s);
    }

    void write(const QString& name, const QString& text) const
    {
        for (auto* line : form->findChildren<QLineEdit*>())
            if (line->accessibleName() == name)
                line->setText(text);
        for (auto* box : form->findChildren<QPlainTextEdit*>())
            if (box->accessibleName() == name)
                box->setPlainText(text);
    }

    QComboBox* list(const QString& name) const
    {
        for (auto* list : form->findChildren<QComboBox*>())
            if (list->accessibleName() == name)
                return list;
        return nullptr;
    }

    /// What the form says of itself, and whether it may be saved.
    QString said() const
    {
        form->check();
        QString text;
        for (const QLabel* label : form->findChildren<QLabel*>())
            if (label->wordWrap())
                text = label->text();
        return text;
    }
    QPushButton* button() const { return form->findChildren<QPushButton*>().front(); }

    WindowServices services;
    std::optional<Lesson> saved;
    bool isFull = false;
    std::unique_ptr<LessonForm> form;
};

} // namespace

class LessonFormTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theLessonStartsInTheStateThatIsSeen()
    {
        const FormHarness harness;
        QVERIFY2(harness.said().contains(u"Its answer at the start is 500"_s),
            qPrintable(harness.said()));
        QVERIFY(harness.button()->isEnabled());
        const Lesson made = harness.form->lesson();
        QVERIFY(lessonStart(made, 0).value() == formState());
        QCOMPARE(gradedNothing(made, formState()).value().answer, 500.0);
    }

    // The window's language brings it, and nothing of this bench shows it.
    void theSentenceOfTheLanguageIsNoPartOfALessonOfAnotherBench()
    {
        const auto isInStart = [](LabState state) {
            state.order.sentence = textIn(teachingSentences(), "en");
            const Lesson made = LessonForm(clamped(state), {}, nullptr).lesson();
            return std::ranges::any_of(
                made.start, [](const Setting& setting) { return setting.key == "order.sentence"; });
        };
        LabState state = formState();
        QVERIFY(!isInStart(state));
        state.position.wordsShown = true;
        QVERIFY(isInStart(state));
        state.position.wordsShown = false;
        state.bench = BenchId::Order;
        QVERIFY(isInStart(state));
    }

    // Nor are Relative's, whose numbers are the same in each.
    void theWordsOfTheLanguageAreNoPartOfALesson()
    {
        LabState state = formState();
        state.bench = BenchId::Relative;
        state.relative.words = textIn(relativeExamples(), "zh_CN");
        const Lesson made = LessonForm(clamped(state), {}, nullptr).lesson();
        QVERIFY(std::ranges::none_of(
            made.start, [](const Setting& setting) { return setting.key == "relative.words"; }));
    }

    void aParameterIsPutIntoTheAnswer()
    {
        const FormHarness harness;
        harness.write(u"Answer"_s, u"2*"_s);
        QComboBox* list = harness.list(u"Put a parameter into the answer"_s);
        Q_EMIT list->activated(list->findData(u"position.query"_s));
        QVERIFY2(harness.said().contains(u"Its answer at the start is 24"_s),
            qPrintable(harness.said()));
    }

    void whatIsWrongIsSaidByTheNamesOfTheFields()
    {
        const FormHarness harness;
        harness.write(u"Title"_s, {});
        harness.write(u"Outcome"_s, u"It is {answr}."_s);
        harness.write(u"Answer"_s, u"rope.bas"_s);
        const QString said = harness.said();
        for (const QString& part : {u"Still empty: Title."_s,
                 u"Answer: there is no parameter rope.bas; rope.base is spelled alike."_s,
                 u"Outcome: there is no parameter answr"_s})
            QVERIFY2(said.contains(part), qPrintable(said));
        QVERIFY(!harness.button()->isEnabled());
    }

    void aChoiceHasItsOptionsAndTheRightOne()
    {
        const FormHarness harness;
        harness.list(u"Answered by"_s)->setCurrentIndex(1);
        harness.write(u"Options, each in a line"_s, u"one"_s);
        QVERIFY(!harness.said().contains(u"sound"_s));
        harness.write(u"Options, each in a line"_s, u"one\ntwo\nthree"_s);
        harness.list(u"Right option"_s)->setCurrentIndex(2);
        QVERIFY2(harness.said().contains(u"The lesson is sound."_s), qPrintable(harness.said()));
        const Lesson made = harness.form->lesson();
        QCOMPARE(made.question.options.size(), std::size_t {3});
        QCOMPARE(made.question.answer, std::string("2"));
    }

    void whatIsHardlyMeantIsSaidOfASoundLesson()
    {
        const FormHarness harness;
        harness.write(
            u"Wrong answers, each in a line"_s, u"2*answer | Twice.\n2*rope.base | Again twice."_s);
        QVERIFY2(harness.said().contains(u"Wrong answers 1 and 2 have the same value"_s),
            qPrintable(harness.said()));
        QVERIFY(harness.button()->isEnabled());
        harness.list(u"Answered by"_s)->setCurrentIndex(1);
        harness.write(u"Options, each in a line"_s, u"one\ntwo | No.\nthree"_s);
        harness.list(u"Right option"_s)->setCurrentIndex(0);
        QVERIFY2(harness.said().contains(u"Option 3 can be wrong"_s), qPrintable(harness.said()));
        QVERIFY(!harness.said().contains(u"Option 2"_s));
    }

    void wrongAnswersMeetTheirSentencesAndAToleranceIsKept()
    {
        const FormHarness harness;
        harness.write(u"Off by how much and still right"_s, u"100"_s);
        harness.write(u"Wrong answers, each in a line"_s,
            u"2*answer | Twice as large.\n\nposition.query｜That is m."_s);
        QVERIFY2(harness.said().contains(u"The lesson is sound."_s), qPrintable(harness.said()));
        const Lesson made = harness.form->lesson();
        QCOMPARE(made.question.wrong.size(), std::size_t {2});
        const auto asIs = [&](double said) { return graded(made, formState(), said).value(); };
        QVERIFY(asIs(599).grade == Grade::Right);
        QVERIFY(asIs(601).grade != Grade::Right);
        QCOMPARE(*asIs(1000).model, std::size_t {0});
        QCOMPARE(*asIs(12).model, std::size_t {1});
        QCOMPARE(textIn(made.question.wrong[1].says, "en"), std::string("That is m."));
    }

    void aWrongAnswerThatIsRightOrHasNoSentenceIsTold()
    {
        const FormHarness harness;
        harness.write(u"Wrong answers, each in a line"_s, u"7 | No.\nrope.base | No."_s);
        QVERIFY2(harness.said().contains(
                     u"Wrong answers, each in a line, entry 2: this wrong model gives the right"_s),
            qPrintable(harness.said()));
        harness.write(u"Wrong answers, each in a line"_s, u"7 | No.\n8"_s);
        QVERIFY2(harness.said().contains(u"Wrong answers, each in a line: line 2 must be"_s),
            qPrintable(harness.said()));
        QVERIFY(!harness.button()->isEnabled());
    }

    void anOptionMayHaveTheSentenceThatMeetsIt()
    {
        const FormHarness harness;
        harness.list(u"Answered by"_s)->setCurrentIndex(1);
        harness.write(u"Options, each in a line"_s, u"one | Not one.\ntwo"_s);
        harness.list(u"Right option"_s)->setCurrentIndex(1);
        QCOMPARE(harness.list(u"Right option"_s)->itemText(0), u"one"_s);
        QVERIFY2(harness.said().contains(u"The lesson is sound."_s), qPrintable(harness.said()));
        const Lesson made = harness.form->lesson();
        QCOMPARE(textIn(made.question.options[0].says, "en"), std::string("Not one."));
        QVERIFY(made.question.options[1].says.empty());
    }

    void aBarInBracesPartsNoOption()
    {
        const FormHarness harness;
        harness.list(u"Answered by"_s)->setCurrentIndex(1);
        harness.write(u"Options, each in a line"_s,
            u"{rope.width/2|pair|pairs} | Not {1|pair|pairs}.\nnone"_s);
        harness.list(u"Right option"_s)->setCurrentIndex(1);
        QVERIFY2(harness.said().contains(u"The lesson is sound."_s), qPrintable(harness.said()));
        const Lesson made = harness.form->lesson();
        QCOMPARE(
            textIn(made.question.options[0].text, "en"), std::string("{rope.width/2|pair|pairs}"));
        QCOMPARE(textIn(made.question.options[0].says, "en"), std::string("Not {1|pair|pairs}."));
    }

    void aNumberWithCommasIsAskedAbout()
    {
        const FormHarness harness;
        const QString again = u"Other numbers when asked again, each in a line"_s;
        for (const QString& line : {u"position.query = 131,072"_s, u"rope.base = 1,000 … 2,000"_s,
                 u"rope.base = 5, 1,000,000"_s}) {
            harness.write(again, line);
            QVERIFY2(harness.said().contains(u"which may be one number or several"_s),
                qPrintable(harness.said()));
            QVERIFY(!harness.button()->isEnabled());
        }
        for (const QString& line : {u"rope.base = 131, 172"_s, u"rope.base = 500,2000"_s,
                 u"rope.base = 2000,500000"_s, u"position.query = 16,32"_s}) {
            harness.write(again, line);
            QVERIFY2(harness.said().contains(u"The lesson is sound."_s), qPrintable(line));
            QCOMPARE(harness.form->lesson().again[0][0].values.size(), std::size_t {2});
        }
    }

    void itIsAskedAgainWithOtherNumbers()
    {
        const FormHarness harness;
        harness.write(u"Other numbers when asked again, each in a line"_s,
            u"rope.base = 700, 900; position.query = 20 … 30\nrope.base = 4000"_s);
        QVERIFY2(harness.said().contains(u"The lesson is sound."_s), qPrintable(harness.said()));
        const Lesson made = harness.form->lesson();
        const LabState second = lessonStart(made, 1).value();
        QVERIFY(second.position.query >= 20 && second.position.query <= 30);
        QVERIFY(second.rotations.base < 901 && second.rotations.base > 699);
        QCOMPARE(lessonStart(made, 2).value().rotations.base, 4000.0);
        harness.write(u"Other numbers when asked again, each in a line"_s, u"rope.bse = 5"_s);
        QVERIFY2(harness.said().contains(u"each in a line, entry 1: there is no parameter"_s),
            qPrintable(harness.said()));
        for (const QString& line : {u"rope.base"_s, u"rope.base = 9 … 3"_s, u"= 3"_s}) {
            harness.write(u"Other numbers when asked again, each in a line"_s, line);
            QVERIFY2(harness.said().contains(u"line 1 must be parameters with values"_s),
                qPrintable(harness.said()));
        }
    }

    void whatIsTickedIsHiddenUntilTheAnswer()
    {
        const FormHarness harness;
        for (auto* list : harness.form->findChildren<QListWidget*>())
            if (list->accessibleName() == u"Hidden until the answer"_s)
                for (int row = 0; row < list->count(); ++row)
                    if (const QString key = list->item(row)->data(Qt::UserRole).toString();
                        key == u"dials"_s || key == u"reading"_s || key == u"rope.base"_s)
                        list->item(row)->setCheckState(Qt::Checked);
        QVERIFY2(harness.said().contains(u"The lesson is sound."_s), qPrintable(harness.said()));
        QCOMPARE(harness.form->lesson().hides,
            (std::vector<std::string> {"dials", "reading", "rope.base"}));
    }

    void aTickIsHeardAtOnce()
    {
        static QStringList heard; // a plain function has no place of its own
        heard.clear();
        QListWidget list;
        for (const QString& words : {u"one"_s, u"two"_s}) {
            auto* const entry = new QListWidgetItem(words, &list);
            entry->setFlags(entry->flags() | Qt::ItemIsUserCheckable);
            entry->setCheckState(Qt::Unchecked);
        }
        speakTicks(list, [](QAccessibleEvent* event) {
            QVERIFY(event->type() == QAccessible::StateChanged);
            QVERIFY(static_cast<QAccessibleStateChangeEvent*>(event)->changedStates().checked);
            const auto* const entry = event->accessibleInterface();
            QVERIFY(entry);
            heard += entry->text(QAccessible::Name)
                + (entry->state().checked ? u" is ticked"_s : u" is not"_s);
        });
        list.setCurrentRow(1);
        QTest::keyClick(&list, Qt::Key_Space);
        QTest::keyClick(&list, Qt::Key_Space);
        QCOMPARE(heard, (QStringList {u"two is ticked"_s, u"two is not"_s}));
    }

    void whatIsShownAfterwardsMayBeAnother()
    {
        const FormHarness harness;
        QComboBox* changed = harness.list(u"Shown after the prediction"_s);
        changed->setCurrentIndex(changed->findData(u"rope.base"_s));
        harness.write(u"with the value"_s, u"-3"_s);
        QVERIFY2(harness.said().contains(u"with the value: it is -3; it must be"_s),
            qPrintable(harness.said()));
        harness.write(u"with the value"_s, u"1e6"_s);
        QVERIFY2(harness.said().contains(u"answer at the start is 1\u2009000\u2009000"_s),
            qPrintable(harness.said()));
    }

    void whatTheTeacherWantsIsTyped()
    {
        const FormHarness harness;
        QVERIFY(harness.form->lesson().notes.empty());
        harness.write(u"Notes for the teacher"_s, u"Ask the last row."_s);
        auto* minutes = harness.form->findChild<QSpinBox*>();
        QVERIFY(minutes);
        QCOMPARE(minutes->text(), u"takes 10 min"_s);
        minutes->setValue(4);
        const Lesson made = harness.form->lesson();
        QCOMPARE(made.notes.at("en"), std::string("Ask the last row."));
        QCOMPARE(made.minutes, 4);
        QVERIFY2(harness.form->sizeHint().height() <= 680,
            qPrintable(QString::number(harness.form->sizeHint().height())));
    }

    void everyFieldAndButtonIsReachedOnASmallScreen()
    {
        const FormHarness harness;
        LessonForm& form = *harness.form;
        const QSize screen = form.screen()->availableSize();
        QVERIFY(form.sizeHint().width() > screen.width()); // so it is small
        form.show();
        form.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        QVERIFY(form.width() < screen.width() && form.height() < screen.height());
        for (const auto* button : form.findChildren<QPushButton*>())
            QVERIFY(form.rect().contains(QRect(button->mapTo(&form, QPoint()), button->size())));
        const QWidget* const seen = form.findChild<QScrollArea*>()->viewport();
        for (auto* text : form.findChildren<QPlainTextEdit*>()) {
            if (!text->isEnabled()) // of another kind of question
                continue;
            text->setFocus(Qt::TabFocusReason);
            QTest::keyClick(text, Qt::Key_Tab);
            const QWidget* const next = QApplication::focusWidget();
            QVERIFY(next && next != text);
            QVERIFY(!seen->isAncestorOf(next)
                || seen->rect().contains(QRect(next->mapTo(seen, QPoint()), next->size())));
        }
        form.resize(700, 400); // by hand
        QCOMPARE(form.size(), QSize(700, 400));
    }

    void whatWasTypedIsNotLostWithoutAQuestion()
    {
        FormHarness harness;
        LessonForm untouched(formState(), harness.services, nullptr);
        untouched.show();
        untouched.reject();
        QVERIFY(!untouched.isVisible());
        harness.form->show();
        for (const auto button : {QMessageBox::Cancel, QMessageBox::Discard}) {
            QVERIFY(harness.form->isVisible());
            bool isAsked = false;
            QTimer::singleShot(0, &*harness.form, [button, &isAsked] {
                auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                isAsked = question != nullptr;
                if (question)
                    question->button(button)->click();
            });
            QTest::keyClick(&*harness.form, Qt::Key_Escape);
            QVERIFY(isAsked);
        }
        QVERIFY(!harness.form->isVisible());
    }

    void whatCannotBeSavedIsSaidAndTheFormStays()
    {
        FormHarness harness;
        harness.form->show();
        harness.isFull = true;
        harness.said();
        harness.button()->click();
        QVERIFY(harness.form->isVisible());
        QVERIFY(!harness.saved);
        harness.isFull = false;
        harness.button()->click();
        QVERIFY(!harness.form->isVisible());
        QCOMPARE(harness.form->savedPath(), u"/mine/lesson.json"_s);
        QCOMPARE(harness.saved->key, std::string("own_base"));
    }
};

LAB_WIDGET_TESTS(LessonFormTest)
#include "tst_lesson_form.moc"
