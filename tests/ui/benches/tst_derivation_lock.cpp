#include "tests/core/page_parts.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/derivation_stage.h"

#include "core/math/random.h"
#include "ui/paint/text/number_text.h"

#include <QRegularExpression>

using namespace derivation;

// What a page hides until its question is answered.
class TestDerivationLock : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingRevealsTheAnswerEarly();
    void anUnansweredPictureHasOnlyThePartsOfItsQuestion();
    void noArcIsDrawnBeforeThePageOfRotations();
    void theReadingLineHidesTheRotationUntilThePageFindsIt();

private:
    static LabState seeded(std::uint64_t seed)
    {
        LabState state;
        state.bench = BenchId::Derivation;
        if (seed == 0)
            return clamped(state);
        Random random(seed);
        state.derivation.queryX = random.normal();
        state.derivation.queryY = random.normal();
        state.derivation.keyX = random.normal();
        state.derivation.keyY = random.normal();
        state.derivation.turn = 0.1 + random.uniform();
        state.position.query = static_cast<std::int64_t>(30 * random.uniform());
        state.position.key = static_cast<std::int64_t>(30 * random.uniform());
        return clamped(state);
    }
    static bool contains(const QString& all, const LanguageTexts& texts)
    {
        return all.contains(QString::fromStdString(texts.at("en")));
    }
};

void TestDerivationLock::nothingRevealsTheAnswerEarly()
{
    DerivationStage stage;
    for (std::uint64_t seed = 0; seed <= 20; ++seed) {
        stage.store.dispatch(LoadState {seeded(seed)});
        for (int index = 0; index < derivationPages; ++index) {
            stage.open(index);
            const DerivationPage& page = ownDerivationPage(index);
            const QString all = stage.visibleText();
            const QString where = u"page %1, seed %2: "_s.arg(index).arg(seed);
            QVERIFY2(stage.written().isBlank, qPrintable(where));
            QVERIFY2(!contains(all, page.why), qPrintable(where));
            QVERIFY2(contains(all, page.titleBefore), qPrintable(where));
            QVERIFY2(page.title == page.titleBefore || !contains(all, page.title),
                qPrintable(where + all));
            const QString besides =
                QString(all).remove(stage.box().question().text); // the page states these itself
            for (const DerivationPage::Way& way : page.breaks)
                QVERIFY2(!contains(besides, way.label) && !contains(besides, way.says),
                    qPrintable(where));
            QVERIFY2(
                !all.contains(u"Left side"_s) && !all.contains(u"Right side"_s), qPrintable(where));
            QVERIFY(stage.line().numbers().rows.empty());
            QVERIFY(stage.checkView().isHidden());
            // The answer with three digits, unless such a number appears everywhere.
            const auto value = page.rule.value(
                page.asking(0).question.answer, derivationInputs(stage.store.state()));
            const double answer = value.value().real();
            if (std::abs(answer) < 2.5 && std::abs(answer - std::round(answer)) < 1e-9)
                continue;
            const QRegularExpression number(u"(?<![\\d.])%1(?![\\d.])"_s.arg(
                QRegularExpression::escape(significant(answer, 3))));
            QString own = besides;
            for (int row = 0; row < derivationPages; ++row)
                own.remove(stage.spoken(row));
            QVERIFY2(!own.contains(number), qPrintable(where + own));
        }
    }
}

void TestDerivationLock::anUnansweredPictureHasOnlyThePartsOfItsQuestion()
{
    for (int index = 0; index < derivationPages; ++index) {
        const auto page = static_cast<PageKey>(index);
        const auto before = partsOf(pagePictureFrame(seeded(0), page, false, {}));
        const auto after = partsOf(pagePictureFrame(seeded(0), page, true, {}));
        QVERIFY2(!before.empty(), qPrintable(QString::number(index)));
        QVERIFY2(before != after, qPrintable(QString::number(index)));
        for (const char* const reported : {"score", "product", "verdicts", "output", "bound"})
            if (page != PageKey::BothParts && page != PageKey::Growth)
                QVERIFY2(std::ranges::find(before, reported) == before.end(),
                    qPrintable(QString::number(index) + QLatin1StringView(reported)));
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            QVERIFY(partsOf(pagePictureFrame(seeded(seed), page, false, {})) == before);
    }
}

void TestDerivationLock::noArcIsDrawnBeforeThePageOfRotations()
{
    for (int index = 0; index < static_cast<int>(PageKey::Turn); ++index)
        for (const bool isAnswered : {false, true})
            for (const std::string& part :
                partsOf(pagePictureFrame(seeded(0), static_cast<PageKey>(index), isAnswered, {})))
                QVERIFY2(!part.starts_with("arc"), part.c_str());
}

void TestDerivationLock::theReadingLineHidesTheRotationUntilThePageFindsIt()
{
    DerivationStage stage;
    stage.store.dispatch(LoadState {seeded(0)});
    for (int index = 0; index < static_cast<int>(PageKey::OneTurn); ++index) {
        stage.open(index);
        const QString reported = stage.bench.readingLine().accessibleDescription();
        QVERIFY2(
            !reported.isEmpty() && !reported.contains(u"turn"_s) && !reported.contains(u"rotat"_s),
            qPrintable(QString::number(index) + u": "_s + reported));
    }
}

LAB_WIDGET_TESTS(TestDerivationLock)
#include "tst_derivation_lock.moc"
