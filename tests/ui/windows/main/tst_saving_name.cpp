#include "ui/windows/parts/saving_name.h"

#include "tests/qt_test.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QWidget>

using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// A folder with old.json, and prepared answers to dialogs and message boxes in turn.
struct SavingStage {
    SavingStage()
    {
        window.show();
        QFile file(folder.filePath(u"old.json"_s));
        if (file.open(QIODevice::WriteOnly))
            file.write("{}");
    }

    /// Types names into the dialog; "!over" and "!other" answer our question, "!qt" answers Qt's
    /// own question with No.
    void answer(QStringList answers)
    {
        if (answers.isEmpty())
            return;
        QTimer::singleShot(0, &window, [this, answers]() mutable {
            const QString one = answers.takeFirst();
            QWidget* const front = QApplication::activeModalWidget();
            if (auto* dialog = qobject_cast<QFileDialog*>(front)) {
                answer(answers);
                auto* name = dialog->findChild<QLineEdit*>(u"fileNameEdit"_s);
                shown += name->text();
                name->setText(one);
                one.isEmpty() ? dialog->reject()
                              : void(QMetaObject::invokeMethod(dialog, "accept"));
            } else if (auto* question = qobject_cast<QMessageBox*>(front)) {
                asked += question->text();
                answer(answers);
                if (one == "!qt"_L1)
                    return question->button(QMessageBox::No)->click();
                const bool isOver = one == "!over"_L1;
                for (QAbstractButton* button : question->buttons())
                    if ((question->buttonRole(button) == QMessageBox::DestructiveRole) == isOver)
                        return button->click();
            }
        });
    }

    QString name(const QStringList& answers, const QStringList& endings = {u"json"_s})
    {
        answer(answers);
        const QString path = askForSavingName(
            &window, u"Save"_s, folder.filePath(u"scene.json"_s), u"Scenes (*.json)"_s, endings);
        return path.isEmpty() ? path : QDir(folder.path()).relativeFilePath(path);
    }

    QTemporaryDir folder;
    QWidget window;
    QStringList asked;
    QStringList shown; ///< names that the dialog showed
};

} // namespace

class SavingNameTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void aNameGetsItsExtension_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("path");
        QTest::newRow("none") << u"new"_s << u"new.json"_s;
        QTest::newRow("a dot") << u"new."_s << u"new.json"_s;
        QTest::newRow("its own") << u"new.json"_s << u"new.json"_s;
        QTest::newRow("its own in capitals") << u"new.JSON"_s << u"new.JSON"_s;
        QTest::newRow("a version") << u"llama-3.1"_s << u"llama-3.1.json"_s;
        QTest::newRow("another that is known") << u"new.csv"_s << u"new.csv"_s;
        QTest::newRow("nothing") << QString() << QString();
    }

    void aNameGetsItsExtension()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, path);
        SavingStage stage;
        QCOMPARE(stage.name({typed}, {u"json"_s, u"csv"_s}), path);
        QCOMPARE(stage.asked, QStringList());
    }

    void replacingAFileWithTheAddedExtensionAsks()
    {
        SavingStage stage;
        QCOMPARE(stage.name({u"old"_s, u"!over"_s}), u"old.json"_s);
        QCOMPARE(stage.asked, QStringList {u"Replace old.json?"_s});
    }

    void decliningToReplaceAsksForAnotherName()
    {
        SavingStage stage;
        QCOMPARE(stage.name({u"old"_s, u"!other"_s, u"new"_s}), u"new.json"_s);
        QCOMPARE(stage.shown, (QStringList {u"scene.json"_s, u"old"_s}));
        QCOMPARE(stage.name({u"old"_s, u"!other"_s, QString()}), QString());
    }

    void aFullNameIsAskedAboutOnce()
    {
        SavingStage stage;
        QCOMPARE(stage.name({u"old.json"_s, u"!qt"_s, QString()}), QString());
        QCOMPARE(stage.asked.size(), 1);
        QVERIFY(!stage.asked.front().startsWith(u"Replace"_s));
    }
};

LAB_WIDGET_TESTS(SavingNameTest)
#include "tst_saving_name.moc"
