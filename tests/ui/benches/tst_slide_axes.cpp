#include "tests/qt_test.h"
#include "tests/ui/benches/bench_situations.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/benches/slide_stage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// A number painted in a picture.
struct Written {
    double value = 0;
    QRectF place;
};

std::optional<double> numberOf(QString words)
{
    words.remove(u'\u2009');
    words.replace(u'\u2212', u'-');
    static const QString raised = u"⁰¹²³⁴⁵⁶⁷⁸⁹"_s;
    double factor = 1;
    if (const qsizetype ten = words.indexOf(u"10"_s);
        ten >= 0 && ten + 2 < words.size() && raised.contains(words[ten + 2])) {
        int exponent = 0;
        for (const QChar digit : words.mid(ten + 2))
            exponent = 10 * exponent + static_cast<int>(raised.indexOf(digit));
        factor = std::pow(10, exponent);
        words = ten == 0 ? u"1"_s : words.left(ten).remove(u'×');
    }
    bool isNumber = false;
    const double value = factor * words.toDouble(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

/// Whether a horizontal row of numbers, linear or logarithmic, gives `value` at that pixel.
bool isReadAt(const std::vector<Written>& numbers, double value, double pixel)
{
    constexpr double slack = 3; // pixels
    for (const Written& one : numbers)
        for (const Written& other : numbers) {
            const QPointF away = other.place.center() - one.place.center();
            if (std::abs(away.y()) > 1 || away.x() < 20 || !(other.value > one.value))
                continue;
            const auto at = [&](auto of) {
                return one.place.center().x()
                    + away.x() * (of(value) - of(one.value)) / (of(other.value) - of(one.value));
            };
            const double linear = at([](double number) { return number; });
            const double logarithmic = one.value > 0 && value > 0
                ? at([](double number) { return std::log(number); })
                : linear;
            if (std::min(std::abs(linear - pixel), std::abs(logarithmic - pixel)) < slack)
                return true;
        }
    return false;
}

/// Horizontal handles for positions or lengths that have no axis number.
QStringList withoutAxis(const PictureView& picture, const LabState& state)
{
    std::vector<Written> numbers;
    for (const PaintedText& text : textsIn(picture))
        if (const auto number = numberOf(text.words))
            numbers.push_back({*number, text.place});
    QStringList missing;
    for (const PictureHandle& handle : picture.handles()) {
        const bool isAcross = handle.step.x() > handle.step.y();
        if (!isAcross || !(handle.key == "position.query" || handle.key == "position.key"))
            continue;
        const auto value =
            static_cast<double>(std::get<std::int64_t>(parameterNamed(handle.key)->read(state)));
        const auto distance = static_cast<double>(state.position.query - state.position.key);
        // The axis may show the distance or the count of keys instead.
        const bool isRead = std::ranges::any_of(std::array {value, distance, -distance, value + 1},
            [&](double number) { return isReadAt(numbers, number, handle.place.x()); });
        if (!isRead)
            missing += picture.exportName() + u": "_s + handle.name;
    }
    return missing;
}

} // namespace

/// While presenting, the large picture has its own axis numbers even if another picture supplies
/// them otherwise.
class TestSlideAxes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void positionsCanBeReadOffTheLargePicture_data() { addBenchSituations(); }
    void positionsCanBeReadOffTheLargePicture()
    {
        QFETCH(const LabState, start);
        if (start.bench == BenchId::Relative)
            return; // has the words of the sentence along its edges
        const FormulaBook book;
        const QSize screen(1280, 800);
        std::set<std::string> names;
        const std::unique_ptr<Bench> all(newBench(start.bench, nullptr));
        for (const PictureView* picture : all->findChildren<PictureView*>())
            names.insert(picture->exportName().toStdString());
        for (const std::string& name : names) {
            Slide show;
            show.pictures = {name};
            const std::unique_ptr<Bench> bench = benchBefore({{}, start, show}, screen, book);
            for (const PictureView* picture : bench->pictures())
                if (picture->look().hasWords)
                    QCOMPARE(withoutAxis(*picture, start).join(u'\n'), QString());
        }
    }
};

LAB_WIDGET_TESTS(TestSlideAxes)
#include "tst_slide_axes.moc"
