#include "core/encodings/rope/formula.h"
#include "core/encodings/scaling/formula.h"
#include "tests/app/read_model.h"
#include "tests/qt_test.h"

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

/// Heads of multi-head latent attention, with a rotated and an unrotated part.
class TestTwoPartHeads : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rotatesOneOfTheTwoPartsOfAHead_data()
    {
        QTest::addColumn<int>("resting");
        QTest::addColumn<int>("turning");
        for (const auto& [resting, turning] :
            {std::pair(128, 64), {64, 64}, {192, 64}, {64, 32}, {0, 64}, {94, 98}, {2, 1022}})
            QTest::addRow("%d + %d", resting, turning) << resting << turning;
    }

    void rotatesOneOfTheTwoPartsOfAHead()
    {
        QFETCH(int, resting);
        QFETCH(int, turning);
        const QString parts = QStringLiteral(R"("qk_nope_head_dim": %1, "qk_rope_head_dim": %2)");
        const QString plain = QStringLiteral(R"("head_dim": %1)");
        const auto kindOfHead = [](const QString& head) {
            return modelOf(R"({"model_type": "deepseek_v3", "rope_theta": 10000,
                "max_position_embeddings": 163840, "rope_scaling": {"type": "yarn", "factor": 40,
                "original_max_position_embeddings": 4096}, )"
                + head.toUtf8() + "}");
        };
        const Model model = kindOfHead(parts.arg(resting).arg(turning));
        const LayerKind& kind = model.kinds[0];
        QCOMPARE(kind.width, resting + turning);
        QCOMPARE(rotatedWidth(kind.width, kind.rotatedShare), turning);
        // The frequencies are those of a head with only the rotated columns.
        const Model alone = kindOfHead(plain.arg(turning));
        const auto ladder = [](const Model& of) {
            const LayerKind& one = of.kinds[0];
            return frequencies(Rotary {one.base, one.width,
                                   rotatedWidth(one.width, one.rotatedShare), *of.pairing},
                one.scaling);
        };
        const Eigen::ArrayXd all = ladder(model);
        QVERIFY((all.head(turning / 2) == ladder(alone)).all());
        QVERIFY((all.tail(resting / 2) == 0).all());
        const QString file = readingNotesOf(model, Origin::File);
        QVERIFY(file.contains(u"qk_nope_head_dim: %1"_s.arg(resting)));
        QVERIFY(file.contains(u"qk_rope_head_dim: %1"_s.arg(turning)));
        const QString order = u"turning_columns: last %1 → first %1"_s.arg(turning);
        QCOMPARE(readingNotesOf(model, Origin::ModelClass).contains(order), resting > 0);
    }

    void reportsPartsWhoseSumIsTooWide()
    {
        const QString error = refusalOf(R"({"model_type": "deepseek_v3", "rope_theta": 10000,
            "qk_nope_head_dim": 1000, "qk_rope_head_dim": 64})");
        QVERIFY2(error.contains(u"1064"_s) && error.contains(u"1024"_s), qPrintable(error));
    }
};

LAB_GUILESS_TESTS(TestTwoPartHeads)
#include "tst_two_part_heads.moc"
