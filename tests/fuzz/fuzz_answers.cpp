#include "app/files/derivation_answers.h"
#include "app/files/lesson_answers.h"
#include "tests/fuzz/target.h"
#include "tests/fuzz/uses.h"
#include "ui/store/store.h"

using namespace Qt::StringLiterals;
using namespace lab;

namespace {

void readAnswers(const QByteArray& bytes)
{
    const QString path = fuzz::fileOf(bytes, u"answers.json"_s);
    const app::LessonAnswers answers(path);
    (void)answers.marks();
    (void)answers.due();
    const auto table = answers.csv();
    fuzz::require(!table || table->startsWith(app::answersHead()), "answers are a table");
    fuzz::outputOf({u"lesson"_s, u"answers"_s, path});
}

/// The table of one person, which is merged into that of a class.
void readTable(const QByteArray& bytes)
{
    const QString path = fuzz::fileOf(bytes, u"answers.csv"_s);
    const QByteArray one = fuzz::outputOf({u"lesson"_s, u"answers"_s, path});
    const QByteArray two = fuzz::outputOf({u"lesson"_s, u"answers"_s, path, path});
    fuzz::require(one.isEmpty() == two.isEmpty(), "a class has the answers of each");
}

void readDerivationAnswers(const QByteArray& bytes)
{
    const QString path = fuzz::fileOf(bytes, u"derivation_answers.json"_s);
    const LabState restored = app::DerivationAnswers(path).restored(clamped({}));
    fuzz::require(clamped(restored) == restored, "what is restored is valid");
}

const fuzz::Registered answers({"answers", readAnswers});
const fuzz::Registered tables({"answers_csv", readTable});
const fuzz::Registered derivations({"derivation_answers", readDerivationAnswers});

} // namespace
