#include "core/math/quoting.h"
#include "tests/hostile_texts.h"
#include "tests/qt_test.h"
#include "tests/ui/shown_texts.h"
#include "tests/ui/windows/lessons/lesson_harness.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/plain_text.h"
#include "ui/store/store.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"

#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

#include <utility>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// A window in which every file has this name and contains it.
struct NamedStage {
    explicit NamedStage(QString text)
        : name(std::move(text))
        , path(u"folder/"_s + name + u".json"_s)
    {
        WindowServices services;
        services.open = [this](const QString& asked) -> Outcome<Opened> {
            if (asked == u"bad"_s)
                return Unexpected(Error {name + u" cannot be read."_s});
            if (asked == u"model"_s) {
                Model model;
                model.name = name.toStdString();
                model.scheme = Scheme::Rope;
                model.headWidth = 128;
                model.readingNotes = {{Origin::NotComputed, name.toStdString(), name.toStdString()},
                    {Origin::ModelClass, "key", "value", name.toStdString()}};
                model.kinds = {LayerKind {}, LayerKind {}};
                model.kinds[0].entry = name.toStdString();
                model.kinds[1].entry = "full_attention";
                return Opened {LoadModel {model}};
            }
            if (asked == u"lesson"_s)
                return Opened {lesson()};
            return Opened {LoadState {LabState {}}, QByteArray::number(fingerprints)};
        };
        services.save = [](const QString&, const LabState&) -> Outcome<void> { return {}; };
        services.fingerprint = [this](
                                   const QString&) { return QByteArray::number(++fingerprints); };
        services.recentFiles = [this] { return QStringList {path}; };
        services.lessons = [this] { return std::vector {lesson()}; };
        services.ownLessons = [this] {
            return std::vector {OwnLesson {path, lesson(), {}}, OwnLesson {path, {}, {name, name}}};
        };
        services.timesAnswered = [](const std::string&) { return std::size_t {0}; };
        services.recordAnswer = [](const LessonAnswer&) -> Outcome<void> { return {}; };
        services.unsavedScene.takeAbandoned = [this]() -> Outcome<std::optional<UnsavedScene>> {
            if (std::exchange(hasLeft, false))
                return std::optional(
                    UnsavedScene {path, LabState {}, QDateTime::currentDateTime()});
            return std::optional<UnsavedScene>();
        };
        window.emplace(store, plainBenches(), std::vector<Model> {}, std::move(services), book);
        window->show();
    }

    ~NamedStage() { store.markSaved(); }

    Lesson lesson() const
    {
        Lesson one = distances("key");
        one.title = both(name.toUtf8().constData());
        one.goal = one.title;
        one.outcome = one.title;
        return one;
    }

    /// Checks all visible text and each message box, which it cancels.
    void look()
    {
        for (const QString& text : shownTexts())
            check(text);
    }

    void lookAtQuestion()
    {
        QTimer::singleShot(0, &*window, [this] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!question)
                return;
            ++questions;
            look();
            question->reject();
        });
    }

    /// The text without line-break hints of labels, and without the dots and spaces that Qt removes
    /// from tooltips of actions.
    static QString compared(QString text)
    {
        text.remove(QChar(0x200b)).remove(QChar(0x2060));
        return text.remove(u"..."_s).trimmed();
    }

    void check(const QString& shown)
    {
        const QString text = compared(shown);
        if (!text.contains(u"MARK"_s))
            return;
        ++seen;
        const bool isWhole =
            text.contains(compared(name)) || text.contains(compared(visible(name)));
        if (!isWhole && !text.contains(compared(shownName(name))))
            wrong += text;
        if (mindsHidden && hasHidden(QString(text).remove(u'\n').remove(u'\t').toStdString()))
            wrong += u"hidden: "_s + text;
    }

    FormulaBook book;
    Store store;
    QString name;
    QString path;
    int fingerprints = 0;
    bool hasLeft = true;
    int questions = 0;
    bool mindsHidden = true;
    int seen = 0; ///< number of texts with the name
    QStringList wrong;
    std::optional<MainWindow> window;
};

} // namespace

class HostileNamesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesAreShownLiterally_data()
    {
        QTest::addColumn<QString>("name");
        int number = 0;
        for (QString text : hostileTexts()) {
            text.remove(u'/').remove(QChar(0)).remove(u'\n').remove(u'\r').remove(u'\t');
            text = QString::fromStdString(text.left(60).toStdString());
            QTest::addRow("%d before", number) << u"MARK"_s + text;
            QTest::addRow("%d behind", number++) << text + u"MARK"_s;
        }
    }

    void namesAreShownLiterally()
    {
        QFETCH(QString, name);
        NamedStage stage(name);
        MainWindow& window = *stage.window;
        stage.look();
        stage.lookAtQuestion(); // asks about unsaved work of another run
        window.offerUnsaved();
        QCOMPARE(stage.questions, 1);
        window.open(stage.path);
        QVERIFY(window.windowTitle().contains(u"MARK"_s));
        stage.look();
        Q_EMIT window.findChild<Actions*>()->recent->aboutToShow();
        stage.look();
        stage.store.dispatch(SetParameter {"position.query", std::int64_t {20}});
        stage.lookAtQuestion(); // asks before replacing a file changed by another program
        window.findChild<Actions*>()->save->trigger();
        QCOMPARE(stage.questions, 2);
        stage.lookAtQuestion(); // asks to save before closing the scene
        window.findChild<Actions*>()->newScene->trigger();
        QCOMPARE(stage.questions, 3);
        window.open(u"bad"_s);
        stage.look();
        window.open(u"model"_s);
        stage.look();
        stage.store.dispatch(SetParameter {"rope.base", 77.0});
        stage.look();
        QVERIFY2(stage.wrong.isEmpty(), qPrintable(stage.wrong.join(u'\n')));
        QVERIFY2(stage.seen > 8, qPrintable(QString::number(stage.seen)));
        stage.store.markSaved();
        if (name.contains(u'{')) // would start a formula in a lesson
            return;
        stage.mindsHidden = false; // lesson texts may contain direction marks
        window.open(u"lesson"_s);
        for (QMenu* menu : window.findChildren<QMenu*>())
            Q_EMIT menu->aboutToShow();
        stage.look();
        QVERIFY2(stage.wrong.isEmpty(), qPrintable(stage.wrong.join(u'\n')));
    }
};

LAB_WIDGET_TESTS(HostileNamesTest)
#include "tst_hostile_names.moc"
