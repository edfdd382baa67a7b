#include "app/files/derivation_answers.h"

#include "tests/qt_test.h"
#include "ui/store/store.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

SetParameter set(const char* key, Value value)
{
    return {key, std::move(value)};
}

using Said = std::map<int, double>;

Said said(const LabState& state)
{
    Said all;
    for (const auto& [page, one] : state.derivation.predictions)
        all[page] = one.number;
    return all;
}

} // namespace

class DerivationAnswersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }
    void cleanup() { QFile::remove(path()); }

    void theNextStartHasTheAnswersWithTheirNumbers()
    {
        {
            Session session(path());
            session.store.dispatch(set("derivation.theta", 0.3));
            session.store.dispatch(MovePositions {12, 5});
            session.store.dispatch(Predict {2, 1.5, 3, true});
            session.store.dispatch(ShowAnswer {3});
            session.store.dispatch(ChoosePrinciple {15, "permutation"});
        }
        const Session next(path());
        const LabState& state = next.store.state();
        QCOMPARE(state.derivation.turn, 0.3);
        QCOMPARE(state.position.query, 12);
        QCOMPARE(state.position.key, 5);
        QCOMPARE(said(state), (Said {{2, 1.5}}));
        QVERIFY(state.derivation.isAnswered(2));
        QCOMPARE(state.derivation.shown, std::set<int> {3});
        QCOMPARE(state.derivation.principles.at(15), "permutation");
        QVERIFY(!next.store.isModified());
    }

    void keepsEquationsAndCardsBetweenSessions()
    {
        constexpr int card = 100;
        {
            Session session(path());
            session.store.dispatch(set("derivation.pass", std::int64_t {3}));
            session.store.dispatch(set("derivation.blanks", std::int64_t {2}));
            session.store.dispatch(FillLine {21, 2});
            session.store.dispatch(FillLine {21, 0});
            session.store.dispatch(ShowAnswer {20});
            session.store.dispatch(OpenCard {card});
            session.store.dispatch(JudgeBreak {card, RequirementVerdict::Keeps, true, true});
            session.store.dispatch(MeasureBreak {card, 3.5, 4, false});
        }
        const Derivation own = Session(path()).store.state().derivation;
        QCOMPARE(own.blanks, 2);
        QVERIFY((own.lines.at(21) == LineFilling {1, 0, true, 1, 1, 0}));
        QCOMPARE(own.lines.at(20).timesShown, 1);
        QVERIFY(own.isAnswered(20) && own.isAnswered(21));
        QVERIFY(own.card == card);
        const BreakCard& mark = own.cards.at(card);
        QCOMPARE(*mark.said, RequirementVerdict::Keeps);
        QCOMPARE(*mark.number, 3.5);
        QCOMPARE(mark.timesWrong, 1);
        QVERIFY(mark.isOver() && !mark.wasRight());
    }

    void forgetsUndoneAnswers()
    {
        Session session(path());
        session.store.dispatch(Predict {2, 1.5, 3, true});
        session.store.dispatch(Predict {4, 7.0, 7, true});
        session.store.undo();
        QCOMPARE(answersOnDisk(), (Said {{2, 1.5}}));
        session.store.dispatch(set("derivation.pass", std::int64_t {2}));
        QCOMPARE(Session(path()).store.state().derivation.pass, 2);
        QVERIFY(!session.store.state().derivation.isAnswered(2));
        session.store.dispatch(set("derivation.pass", std::int64_t {1})); // with what it had
        QVERIFY(session.store.state().derivation.isAnswered(2));
        session.store.dispatch(set("bench", std::string("derivation")));
        session.store.dispatch(ResetBench {});
        QCOMPARE(answersOnDisk(), (Said {}));
    }

    void filesLessonsAndSeriesRemoveNoAnswers()
    {
        Session session(path());
        session.store.dispatch(Predict {2, 1.5, 3, true});
        session.store.dispatch(LoadState {clamped({})});
        QCOMPARE(answersOnDisk(), (Said {{2, 1.5}}));
        session.store.dispatch(Predict {4, 7.0, 7, true}); // asked of the same numbers
        QCOMPARE(answersOnDisk(), (Said {{2, 1.5}, {4, 7.0}}));
        LabState other;
        other.derivation.turn = 0.7;
        other.derivation.predictions = {{5, {3.0, 3.0, 0, true}}};
        session.store.dispatch(LoadState {other});
        session.store.undo();
        session.store.redo();
        QCOMPARE(answersOnDisk(), (Said {{2, 1.5}, {4, 7.0}}));
        session.store.dispatch(StepTo {clamped({})});
        QCOMPARE(answersOnDisk(), (Said {{2, 1.5}, {4, 7.0}}));
        session.store.dispatch(set("derivation.theta", 0.5));
        session.store.dispatch(Predict {6, 9.0, 1, false}); // of other numbers
        QCOMPARE(answersOnDisk(), (Said {{2, 1.5}, {4, 7.0}, {6, 9.0}}));
        QCOMPARE(Session(path()).store.state().derivation.turn, 0.5);
    }

    void canUndoAnAnswerGivenAfterOpeningAFile()
    {
        Session session(path());
        LabState other;
        other.derivation.turn = 0.7;
        session.store.dispatch(LoadState {clamped(other)});
        session.store.dispatch(Predict {2, 1.5, 3, true});
        QCOMPARE(answersOnDisk(), (Said {{2, 1.5}}));
        session.store.undo();
        QCOMPARE(answersOnDisk(), (Said {}));
        session.store.redo();
        QCOMPARE(answersOnDisk(), (Said {{2, 1.5}}));
        session.store.undo();
        session.store.undo(); // the file too
        session.store.redo();
        QCOMPARE(answersOnDisk(), (Said {}));
    }

    void twoWindowsKeepEachOthersAnswers()
    {
        Session first(path());
        Session second(path());
        first.store.dispatch(Predict {2, 1.5, 3, true});
        first.store.dispatch(Predict {4, 7.0, 7, true});
        second.store.dispatch(Predict {5, 3.0, 3, true});
        QCOMPARE(answersOnDisk(), (Said {{2, 1.5}, {4, 7.0}, {5, 3.0}}));
        first.store.undo();
        QCOMPARE(answersOnDisk(), (Said {{2, 1.5}, {5, 3.0}}));
    }

    void eachPassKeepsItsOwnAnswers()
    {
        const auto pass = [](std::int64_t which) { return set("derivation.pass", which); };
        Session session(path());
        session.store.dispatch(Predict {2, 1.5, 3, true});
        session.store.dispatch(ShowAnswer {3});
        session.store.dispatch(pass(2));
        const Derivation& now = session.store.state().derivation;
        QVERIFY(!now.isAnswered(2) && !now.isAnswered(3));
        session.store.dispatch(ChoosePrinciple {2, "linearity"});
        session.store.dispatch(ShowAnswer {4});
        session.store.dispatch(pass(1));
        QVERIFY(now.isAnswered(2) && now.isAnswered(3) && !now.isAnswered(4));
        session.store.dispatch(LoadState {clamped({})});
        session.store.dispatch(Predict {5, 7.0, 7, true});
        QCOMPARE(answersOnDisk(), (Said {{2, 1.5}, {5, 7.0}}));
        Session next(path());
        const Derivation& later = next.store.state().derivation;
        QVERIFY(later.isAnswered(2) && later.isAnswered(3) && !later.isAnswered(4));
        next.store.dispatch(pass(2));
        QVERIFY(later.isAnswered(4) && !later.isAnswered(3));
        QCOMPARE(later.principles.at(2), "linearity");
    }

    void aResetAlsoForgetsWhatIsNotVisible()
    {
        Session session(path());
        session.store.dispatch(Predict {2, 1.5, 3, true});
        LabState loaded;
        loaded.bench = BenchId::Derivation;
        session.store.dispatch(LoadState {clamped(loaded)});
        session.store.dispatch(set("derivation.theta", 0.5)); // else a reset has nothing to change
        session.store.dispatch(ResetBench {});
        QCOMPARE(answersOnDisk(), (Said {}));
    }

    void keepsARepeatedQuestionWithTheSavedNumbers()
    {
        const auto page = [](std::int64_t open) { return set("derivation.page", open); };
        {
            Session session(path());
            session.store.dispatch(set("bench", std::string("derivation")));
            session.store.dispatch(set("derivation.theta", 0.3));
            session.store.dispatch(MovePositions {31, 17});
            session.store.dispatch(Predict {4, 60, 0, false});
            session.store.dispatch(Predict {4, 0, 0, true});
            session.store.dispatch(Predict {5, 1, 1, true});
            session.store.dispatch(Predict {6, 1, 1, true});
            QVERIFY(session.store.state().derivation.isDue(4));
        }
        {
            Session next(path());
            QVERIFY(next.store.state().derivation.isDue(4));
            next.store.dispatch(set("bench", std::string("derivation")));
            next.store.dispatch(page(4));
            QVERIFY(std::abs(next.store.state().derivation.turn - 0.3) > 1e-9);
            next.store.dispatch(Predict {4, 0, 0, true});
        }
        const LabState last = Session(path()).store.state();
        QVERIFY(last.derivation.isAnswered(4));
        QCOMPARE(last.derivation.repeats.at(4).completed, 1);
        QCOMPARE(last.derivation.turn, 0.3);
        QCOMPARE(last.position.query, 31);
        QCOMPARE(last.position.key, 17);
    }

    void keepsAStartWithItsOwnNumbers()
    {
        Session session(path());
        session.store.dispatch(Predict {2, 1.5, 3, true});
        LabState start = clamped({});
        start.position.key = 1;
        QVERIFY(DerivationAnswers(path()).restored(start) == start);
        start = clamped({});
        start.derivation.turn = 1;
        QVERIFY(DerivationAnswers(path()).restored(start) == start);
        start = clamped({});
        start.bench = BenchId::Derivation;
        QVERIFY(!DerivationAnswers(path()).restored(start).derivation.predictions.empty());
    }

    void leavesAnUnreadableFileUnchanged()
    {
        const QByteArray broken = "{\"format\": \"position-lab scene\", \"version\": 99}";
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(broken) > 0);
        file.close();
        Session session(path());
        QVERIFY(session.store.state() == clamped({}));
        const QSignalSpy failed(&session.answers, &DerivationAnswers::failed);
        session.store.dispatch(Predict {2, 1.5, 3, true});
        QCOMPARE(failed.size(), 1);
        const QString said = failed[0][0].toString();
        QVERIFY(said.contains(u"version 99"_s));
        QVERIFY2(said.startsWith(u"This answer was not saved. "_s)
                && said.endsWith(u" Move that file away to start a new one."_s),
            qPrintable(said));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), broken);
    }

    void anEmptyFileHoldsNoAnswers()
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        Session session(path());
        const QSignalSpy failed(&session.answers, &DerivationAnswers::failed);
        session.store.dispatch(Predict {2, 1.5, 3, true});
        QVERIFY(failed.isEmpty());
        QCOMPARE(said(Session(path()).store.state()), (Said {{2, 1.5}}));
    }

private:
    /// One run of the program, from start to end.
    struct Session {
        explicit Session(const QString& path)
            : answers(path)
            , store(answers.restored(clamped({})))
        {
            answers.follow(store);
        }
        DerivationAnswers answers;
        ui::Store store;
    };

    QString path() const { return m_folder.filePath(u"data/derivation_answers.json"_s); }
    Said answersOnDisk() const { return said(DerivationAnswers(path()).restored(clamped({}))); }

    QTemporaryDir m_folder;
};

LAB_GUILESS_TESTS(DerivationAnswersTest)
#include "tst_derivation_answers.moc"
