#include "ui/views/parameters/parameter_words.h"

#include "tests/qt_test.h"
#include "ui/views/controls/slider_stops.h"

#include <algorithm>
#include <cmath>
#include <functional>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

const Parameter& row(const char* key)
{
    return *parameterNamed(key);
}

bool hasStop(const char* key, double number)
{
    const auto stops = sliderStops(row(key), row(key).range({}));
    return std::ranges::any_of(
        stops, [number](double stop) { return std::abs(stop - number) < 1e-9; });
}

} // namespace

class TestParameterWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyParameterHasALabelAndAMeaning()
    {
        for (const Parameter& parameter : parameters()) {
            const QByteArray key(parameter.key.data(), qsizetype(parameter.key.size()));
            QVERIFY2(!labelOf(parameter).isEmpty(), key.constData());
            QVERIFY2(meaningOf(parameter).endsWith(u'.'), key.constData());
            QVERIFY2(tooltipOf(parameter, {}).contains(meaningOf(parameter).toHtmlEscaped()), key);
            for (const Choice& choice : parameter.choices)
                QVERIFY2(!labelOf(choice).isEmpty(), key.constData());
        }
    }

    void aTooltipExplainsItsParameterOnce()
    {
        const QString tip = tooltipOf(row("rope.base"), {});
        QCOMPARE(tip.count(u"rope_theta"_s), 1);
        QVERIFY(tip.contains(u"Introduced in"_s));
    }

    void fractionsAreShownInPercent()
    {
        const Parameter& share = row("rope.rotated_share");
        QCOMPARE(shownValue(share, 0.5), QStringLiteral("50 %"));
        QCOMPARE(shownValue(share, 0.07), QStringLiteral("7 %"));
        QCOMPARE(shownValue(share, 0.125), QStringLiteral("12.5 %"));
        QCOMPARE(rangeOf(share, {}), QStringLiteral("0 % to 100 %"));
    }

    void theNearestValueIsAWholeMultiple()
    {
        QVERIFY(valueNear(row("rope.width"), 15.2) == Value(std::int64_t {16}));
        QVERIFY(valueNear(row("alibi.heads"), 7.6) == Value(std::int64_t {8}));
        QVERIFY(valueNear(row("rope.base"), 7.6) == Value(7.6));
    }

    void rangesHaveTheirUnit()
    {
        QCOMPARE(rangeOf(row("rope.width"), {}), QStringLiteral("2 to 1\u2009024 dimensions"));
        QCOMPARE(rangeOf(row("rope.pairing"), {}), QString());
    }

    void everyBenchHasAName()
    {
        QCOMPARE(benchName(BenchId::Waves), QStringLiteral("Waves"));
        QCOMPARE(benchName(BenchId::Biases), QStringLiteral("Biases"));
    }

    void sliderStopsAtRoundNumbers()
    {
        for (const double base : {10000.0, 20000.0, 500000.0, 1e6, 5e6, 1e12})
            QVERIFY2(hasStop("rope.base", base), qPrintable(QString::number(base)));
        for (const double width : {2.0, 16.0, 64.0, 80.0, 96.0, 128.0, 256.0, 1024.0})
            QVERIFY2(hasStop("rope.width", width), qPrintable(QString::number(width)));
        for (const double stop : sliderStops(row("rope.width"), row("rope.width").range({})))
            QVERIFY(std::abs(std::remainder(stop, 2)) < 1e-9);
        for (const double share : {0.0, 0.15, 0.25, 1.0})
            QVERIFY(hasStop("rope.rotated_share", share));
        for (const double heads : {1.0, 8.0, 12.0, 40.0, 112.0, 128.0})
            QVERIFY(hasStop("alibi.heads", heads));
        for (const double turns : {0.01, 0.12, 0.25, 1.0, 30.0})
            QVERIFY2(hasStop("scaling.beta_slow", turns), qPrintable(QString::number(turns)));
        for (const double shift : {-9.0, -5.0, 0.0, 8.0, 4096.0, 1e6})
            QVERIFY2(hasStop("position.shift", shift), qPrintable(QString::number(shift)));
    }

    void sliderStopsRiseFromEndToEnd()
    {
        for (const Parameter& parameter : parameters()) {
            if (!parameter.range)
                continue;
            const Range range = parameter.range({});
            const auto stops = sliderStops(parameter, range);
            QCOMPARE(stops.front(), range.lowest);
            QCOMPARE(stops.back(), range.highest);
            QVERIFY(std::ranges::adjacent_find(stops, std::greater_equal<>()) == stops.end());
            for (const double stop : stops)
                QVERIFY(accepted(parameter, valueNear(parameter, stop), {}));
        }
    }

    void inputMethodTextIsRead()
    {
        const auto read = [](const char* key, const QString& typed) {
            return typedValue(*parameterNamed(key), typed, {});
        };
        QVERIFY(read("position.query", u"１２３４"_s) == Value(std::int64_t {1234}));
        QVERIFY(read("position.query", u"1,234"_s) == Value(std::int64_t {1234}));
        QVERIFY(read("position.query", u"１，２３４"_s) == Value(std::int64_t {1234}));
        QVERIFY(read("rope.base", u"５００．５"_s) == Value(500.5));
        QVERIFY(!read("rope.base", u"1,234"_s)); // ambiguous: it could be 1.234
        QVERIFY(read("rope.rotated_share", u"２５％"_s) == Value(0.25));
        const LabState state = clamped({});
        QString order;
        for (qsizetype token = 0; token < qsizetype(state.order.arrangement.size()); ++token)
            order += QChar(u'０' + int(token)) + u'　';
        QVERIFY(typedValue(*parameterNamed("order.arrangement"), order, state));
        QVERIFY(typedValue(*parameterNamed("order.sentence"), u"１ ２"_s, state)
            == Value(u"１ ２"_s.toStdString()));
    }

    void shownValuesReadBackUnchanged()
    {
        for (const Parameter& parameter : parameters()) {
            if (!parameter.range)
                continue;
            for (const double stop : sliderStops(parameter, parameter.range({}))) {
                const Value value = valueNear(parameter, stop);
                const auto back = typedValue(parameter, shownValue(parameter, value), {});
                QVERIFY2(back && *back == value, qPrintable(shownValue(parameter, value)));
            }
        }
    }
};

LAB_GUILESS_TESTS(TestParameterWords)
#include "tst_parameter_words.moc"
