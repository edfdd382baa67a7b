#include "ui/windows/parts/edit_names.h"

#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/windows/main/export_dialog.h"

#include <QComboBox>
#include <QFile>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

class TestEditNames : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyEditHasAName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("index");
        QTest::addRow("base") << u"change base"_s << 0;
        QTest::addRow("share") << u"change rotary fraction"_s << 1;
        QTest::addRow("query") << u"move query"_s << 2;
        QTest::addRow("key") << u"move key"_s << 3;
        QTest::addRow("both") << u"move both positions"_s << 4;
        QTest::addRow("zoom") << u"zoom"_s << 5;
        QTest::addRow("query's tip") << u"move query tip"_s << 6;
        QTest::addRow("key's tip") << u"move key tip"_s << 7;
        QTest::addRow("score") << u"change logit"_s << 8;
        QTest::addRow("model") << u"choose Llama-3-8B"_s << 9;
        QTest::addRow("scene") << u"open scene"_s << 10;
        QTest::addRow("reset") << u"reset bench"_s << 11;
        QTest::addRow("query's number") << u"change query component"_s << 12;
        QTest::addRow("key's number") << u"change key component"_s << 13;
        QTest::addRow("own query") << u"move q"_s << 14;
        QTest::addRow("own key") << u"move k"_s << 15;
        QTest::addRow("bend") << u"bend angle"_s << 16;
        QTest::addRow("prediction") << u"answer"_s << 17;
        QTest::addRow("shown answer") << u"show answer"_s << 18;
        QTest::addRow("principle") << u"choose principle"_s << 19;
        QTest::addRow("worst case") << u"load worst case"_s << 20;
        QTest::addRow("line") << u"fill in equation"_s << 21;
        QTest::addRow("card") << u"change card"_s << 22;
        QTest::addRow("verdict") << u"judge break"_s << 23;
        QTest::addRow("number of a card") << u"answer card"_s << 24;
        QTest::addRow("new scene") << u"new scene"_s << 25;
        QTest::addRow("lesson") << u"lesson step"_s << 26;
        QTest::addRow("lecture") << u"lecture step"_s << 27;
        QTest::addRow("start") << u"return to start"_s << 28;
        QTest::addRow("mistake") << u"show mistake"_s << 29;
        QTest::addRow("shared base") << u"link base"_s << 30;
        QTest::addRow("own base") << u"unlink base"_s << 31;
        QTest::addRow("shared dimension") << u"link dimension"_s << 32;
        QTest::addRow("own dimension") << u"unlink dimension"_s << 33;
        QTest::addRow("slope") << u"change slope"_s << 34;
        QTest::addRow("heads") << u"change number of heads"_s << 35;
    }

    void everyEditHasAName()
    {
        QFETCH(QString, name);
        QFETCH(int, index);
        Model model;
        model.name = "Llama-3-8B";
        const std::vector<Edit> edits = {SetParameter {"rope.base", 500.0},
            SetParameter {"rope.rotated_share", 0.5},
            SetParameter {"position.query", std::int64_t {1}},
            SetParameter {"position.key", std::int64_t {1}}, MovePositions {}, ShowPositions {},
            MoveTip {}, MoveTip {.token = Token::Key}, SetScore {}, LoadModel {model}, LoadState {},
            ResetBench {}, SetColumn {}, SetColumn {.token = Token::Key}, MoveVector {},
            MoveVector {.token = Token::Key}, BendAngle {}, Predict {}, ShowAnswer {},
            ChoosePrinciple {}, LoadCase {}, FillLine {}, OpenCard {}, JudgeBreak {},
            MeasureBreak {}, LoadState {{}, LoadState::Of::NewScene},
            LoadState {{}, LoadState::Of::Lesson}, LoadState {{}, LoadState::Of::Lecture},
            LoadState {{}, LoadState::Of::Start}, LoadState {{}, LoadState::Of::Mistake},
            SetParameter {"link.base", true}, SetParameter {"link.base", false},
            SetParameter {"link.width", true}, SetParameter {"link.width", false},
            SetParameter {"alibi.bias_max", 4.0}, SetParameter {"alibi.heads", std::int64_t {12}}};
        QCOMPARE(editName(edits[std::size_t(index)]), name);
    }

    void everyParameterGivesAName()
    {
        // The shortest names are like "show T5".
        for (const Parameter& parameter : parameters())
            QVERIFY2(editName(SetParameter {std::string(parameter.key), true}).size() > 6,
                parameter.key.data());
    }

    void undoAndRedoMenusNameTheEdit()
    {
        QCOMPARE(undoText(ShowPositions {}), u"&Undo zoom"_s);
        QCOMPARE(redoText(ResetBench {}), u"&Redo reset bench"_s);
        Model model;
        model.name = "A&B";
        QCOMPARE(undoText(LoadModel {model}), u"&Undo choose A&&B"_s);
    }

    void theExportDialogSuggestsTheHoveredPicture()
    {
        PlainBench bench(BenchId::Rotations, nullptr);
        const Exported lower = static_cast<const PictureView*>(bench.lower);
        ExportDialog dialog(bench, lower, nullptr);
        QVERIFY(dialog.subject() == lower);
        QCOMPARE(dialog.suffix(), u"png"_s);
        QCOMPARE(dialog.pixelScale(), 2.0);
        const auto lists = dialog.findChildren<QComboBox*>();
        QCOMPARE(lists[0]->currentText(), u"Lower picture"_s);
        QCOMPARE(lists[0]->count(), 3);
        QVERIFY(lists[2]->isEnabled());
        dialog.chooseSuffix(u"csv"_s);
        QVERIFY(!lists[2]->isEnabled());
        lists[0]->setCurrentIndex(0);
        QVERIFY(dialog.subject() == Exported(static_cast<const Bench*>(&bench)));
        QCOMPARE(exportFileName(bench, lower, u"svg"_s), u"rotations-plain.svg"_s);
        QCOMPARE(exportFileName(bench, dialog.subject(), u"csv"_s), u"rotations.csv"_s);
    }

    void anOfferedPictureIsExportedEvenIfNowHidden()
    {
        PlainBench bench(BenchId::Rotations, nullptr);
        const Exported lower = static_cast<const PictureView*>(bench.lower);
        const ExportDialog dialog(bench, lower, nullptr);
        bench.upper->hide();
        QVERIFY(dialog.subject() == lower);
    }

    void helpExistsInBothLanguages()
    {
        for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
            QFile page(u":/help/%1.md"_s.arg(language));
            QVERIFY2(page.open(QIODevice::ReadOnly), qPrintable(language));
            QVERIFY(page.readAll().startsWith("# Position Lab"));
        }
    }
};

LAB_WIDGET_TESTS(TestEditNames)
#include "tst_edit_names.moc"
