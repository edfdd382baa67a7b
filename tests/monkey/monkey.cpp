/// monkey SEED GESTURES          plays so many gestures; those at which something is broken it cuts
///                               down to the shortest row of them that still breaks it
/// monkey --play SEED NUMBERS    plays these gestures alone, like 0-99,120; with --untimed in place
///                               of --play as long as they take

#include "app/window_session.h"
#include "tests/monkey/gestures.h"
#include "tests/monkey/laws.h"
#include "ui/windows/main/main_window.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::monkey {

namespace {

using Numbers = std::vector<int>;

constexpr int gesturesBetween = 25; // two times of asking the laws that take longer
constexpr std::size_t stepsBack = 50; // of undo, twice as many as those gestures
constexpr std::size_t wholeWay = std::numeric_limits<std::size_t>::max(); // all that undo keeps
constexpr std::size_t gesturesBetweenWholeWays = 20 * gesturesBetween;
constexpr int gesturesAtFirst = 200; // until all that is kept for good is there
constexpr double mostGrowth = 400e6; // bytes after that
constexpr double mostSeconds = 3; // of a gesture's eight events, where slowness() is 1

void say(const QString& line)
{
    std::fprintf(stdout, "%s\n", qPrintable(line));
    std::fflush(stdout);
}

QString written(const Numbers& numbers)
{
    QStringList runs;
    for (std::size_t first = 0; first < numbers.size();) {
        std::size_t last = first;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1)
            ++last;
        runs += first == last ? QString::number(numbers[first])
                              : u"%1-%2"_s.arg(numbers[first]).arg(numbers[last]);
        first = last + 1;
    }
    return runs.join(u',');
}

std::optional<Numbers> readNumbers(const QString& text)
{
    Numbers numbers;
    for (const QString& run : text.split(u',', Qt::SkipEmptyParts)) {
        bool isFirst = false;
        bool isLast = false;
        const int first = run.section(u'-', 0, 0).toInt(&isFirst);
        const int last = run.section(u'-', -1).toInt(&isLast);
        if (!isFirst || !isLast || first > last)
            return {};
        for (int number = first; number <= last; ++number)
            numbers.push_back(number);
    }
    return numbers;
}

/// The links of a text lead out of the program.
class Nowhere : public QObject {
    Q_OBJECT
public Q_SLOTS:
    void open(const QUrl&) { }
};

/// Makes the gestures one after the other, each in its turn of the loop of events.
class Player : public QObject {
    Q_OBJECT
public:
    Player(ui::Store& store, ui::MainWindow& window, QString folder, std::uint64_t seed,
        Numbers numbers, bool isTimed)
        : m_store(store)
        , m_cage {window, std::move(folder)}
        , m_seed(seed)
        , m_numbers(std::move(numbers))
        , m_slowness(slowness())
        , m_isTimed(isTimed)
    {
        QTimer::singleShot(0, this, &Player::next);
    }

private:
    void next()
    {
        askTime();
        const bool isFree =
            !QApplication::activePopupWidget() && !QApplication::activeModalWidget();
        const bool isLast = m_made == m_numbers.size();
        if (isFree && m_made > 0 && (m_made % gesturesBetween == 0 || isLast))
            askMore();
        if (isLast)
            return finish();
        const int number = m_numbers[m_made++];
        QTimer::singleShot(0, this, &Player::next); // in the loop that the gesture opens, too
        m_number = number;
        m_start = threadSeconds();
        say(u"%1"_s.arg(number));
        const QString words = makeGesture(m_cage, m_seed, number);
        say(u"%1: %2"_s.arg(number).arg(words));
        if (!m_cage.window.isVisible())
            m_cage.window.show();
        if (const auto broken = brokenAtOnce(m_store))
            fail(*broken);
    }

    // From a gesture to the next: with all that was painted for it.
    void askTime()
    {
        if (m_start <= 0)
            return;
        const double taken = threadSeconds() - m_start;
        m_start = 0;
        m_longest = std::max(m_longest, taken);
        if (m_isTimed && taken > mostSeconds * m_slowness)
            fail(u"It took %1 s of the processor's time, %2 are allowed here."_s.arg(taken).arg(
                mostSeconds * m_slowness));
    }

    void askMore()
    {
        const bool isWhole = m_made % gesturesBetweenWholeWays == 0 || m_made == m_numbers.size();
        if (const auto broken =
                brokenByAndBy(m_store, m_cage.window, isWhole ? wholeWay : stepsBack))
            fail(*broken);
        if (m_made >= gesturesAtFirst && m_bytes <= 0)
            m_bytes = allocatedBytes();
        if (m_bytes > 0 && allocatedBytes() > m_bytes + mostGrowth)
            fail(u"The memory grew by %1 MB."_s.arg((allocatedBytes() - m_bytes) / 1e6));
    }

    [[noreturn]] void fail(const QString& what) const
    {
        say(u"Broken at gesture %1 of seed %2: %3"_s.arg(m_number).arg(m_seed).arg(what));
        std::_Exit(1);
    }

    // The window asks for what is not saved, and nobody is there to answer.
    [[noreturn]] void finish() const
    {
        say(u"%1 gestures of seed %2: nothing is broken; the longest took %3 s of %4."_s
                .arg(m_numbers.size())
                .arg(m_seed)
                .arg(m_longest, 0, 'f', 2)
                .arg(mostSeconds * m_slowness, 0, 'f', 2));
        std::_Exit(0);
    }

    ui::Store& m_store;
    Cage m_cage;
    std::uint64_t m_seed;
    Numbers m_numbers;
    double m_slowness;
    bool m_isTimed;
    std::size_t m_made = 0;
    int m_number = 0;
    double m_start = 0;
    double m_bytes = 0;
    double m_longest = 0;
};

/// A home of its own, with nothing of the person's in it.
void moveInto(const QString& home)
{
    for (const char* const name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME",
             "XDG_STATE_HOME", "XDG_RUNTIME_DIR"}) {
        const QString folder = home + u'/' + QString::fromLatin1(name).toLower();
        QDir().mkpath(folder);
        QFile::setPermissions(
            folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
        qputenv(name, folder.toLocal8Bit());
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    qunsetenv("DISPLAY");
    qunsetenv("WAYLAND_DISPLAY");
}

/// What the offscreen platform cannot do is no fault.
void hear(QtMsgType, const QMessageLogContext&, const QString& message)
{
    if (!message.startsWith(u"This plugin does not support "_s))
        say(message);
}

int played(int argc, char** argv, std::uint64_t seed, const Numbers& numbers, bool isTimed)
{
    qInstallMessageHandler(hear);
    const QTemporaryDir home;
    moveInto(home.path());
    const QString folder = home.path() + u"/files"_s;
    QDir().mkpath(folder);
    QApplication::setAttribute(Qt::AA_Use96Dpi);
    const QApplication application(argc, argv);
    QDir::setCurrent(folder);
    Nowhere nowhere;
    for (const QString& scheme : {u"http"_s, u"https"_s, u"file"_s})
        QDesktopServices::setUrlHandler(scheme, &nowhere, "open");
    std::unique_ptr<Player> player;
    app::StartOptions options;
    options.state = clamped({});
    options.language = u"en"_s;
    return app::runWindowSession(options, [&](ui::Store& store, ui::MainWindow& window) {
        player = std::make_unique<Player>(store, window, folder, seed, numbers, isTimed);
    });
}

struct Trial {
    bool isBroken = false;
    QStringList said; ///< its last lines
    int last = 0; ///< the gesture at which it ended
};

Trial tried(std::uint64_t seed, const Numbers& numbers)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::MergedChannels);
    child.start(QCoreApplication::applicationFilePath(),
        {u"--play"_s, QString::number(seed), written(numbers)});
    child.waitForFinished(-1);
    Trial trial;
    trial.isBroken = child.exitStatus() != QProcess::NormalExit || child.exitCode() != 0;
    trial.said = QString::fromLocal8Bit(child.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : trial.said) {
        bool isNumber = false;
        const int number = line.section(u':', 0, 0).toInt(&isNumber);
        if (isNumber)
            trial.last = number;
    }
    return trial;
}

/// Delta debugging: leaves out ever smaller parts as long as it stays broken.   Zeller and
/// Hildebrandt 2002.
Numbers shortest(std::uint64_t seed, Numbers numbers)
{
    std::size_t parts = 2;
    while (numbers.size() > 1) {
        const std::size_t size = (numbers.size() + parts - 1) / parts;
        bool isShorter = false;
        for (std::size_t first = 0; first < numbers.size() && !isShorter; first += size) {
            Numbers rest = numbers;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(first),
                rest.begin() + static_cast<std::ptrdiff_t>(std::min(first + size, numbers.size())));
            if (rest.empty() || !tried(seed, rest).isBroken)
                continue;
            numbers = std::move(rest);
            isShorter = true;
            say(u"Broken still with %1 gestures."_s.arg(numbers.size()));
        }
        if (isShorter)
            parts = std::max<std::size_t>(2, parts - 1);
        else if (size == 1)
            break;
        else
            parts = std::min(numbers.size(), 2 * parts);
    }
    return numbers;
}

int hunted(std::uint64_t seed, int gestures)
{
    Numbers numbers;
    for (int number = 0; number < gestures; ++number)
        numbers.push_back(number);
    const Trial trial = tried(seed, numbers);
    constexpr qsizetype shown = 40;
    if (!trial.isBroken) {
        say(trial.said.isEmpty() ? QString() : trial.said.last());
        return 0;
    }
    say(trial.said.mid(std::max<qsizetype>(0, trial.said.size() - shown)).join(u'\n'));
    std::erase_if(numbers, [&trial](int number) { return number > trial.last; });
    const Numbers left = shortest(seed, numbers);
    say(tried(seed, left).said.join(u'\n'));
    say(u"Play it again: monkey --play %1 %2"_s.arg(seed).arg(written(left)));
    return 1;
}

int misused()
{
    std::fputs("monkey SEED GESTURES, or monkey --play SEED NUMBERS like 0-99,120\n", stderr);
    return 2;
}

} // namespace

int run(int argc, char** argv)
{
    const bool isTimed = argc > 1 && qstrcmp(argv[1], "--play") == 0;
    const bool plays = argc == 4 && (isTimed || qstrcmp(argv[1], "--untimed") == 0);
    if (!plays && argc != 3)
        return misused();
    bool isSeed = false;
    const std::uint64_t seed = QByteArray(argv[plays ? 2 : 1]).toULongLong(&isSeed);
    if (!isSeed)
        return misused();
    if (plays) {
        const auto numbers = readNumbers(QString::fromLocal8Bit(argv[3]));
        return numbers ? played(argc, argv, seed, *numbers, isTimed) : misused();
    }
    bool isCount = false;
    const int gestures = QByteArray(argv[2]).toInt(&isCount);
    if (!isCount || gestures < 1)
        return misused();
    const QCoreApplication application(argc, argv);
    return hunted(seed, gestures);
}

} // namespace lab::monkey

int main(int argc, char** argv)
{
    QCoreApplication::setOrganizationName(u"position-lab"_s);
    QCoreApplication::setApplicationName(u"position-lab"_s);
    return lab::monkey::run(argc, argv);
}

#include "monkey.moc"
