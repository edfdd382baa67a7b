/// monkey SEED GESTURES          makes this many gestures; if one fails, reduces them to the
///                               shortest sequence that still fails
/// monkey --seeds SEED GESTURES RUNS
///                               makes this many gestures for each of RUNS seeds, starting with
///                               SEED, each in a window that has just opened, and reports failures
/// monkey --play SEED NUMBERS    makes only these gestures, like 0-99,120; --untimed instead of
///                               --play allows them to take any time

#include "app/session/window_session.h"
#include "core/state/links.h"
#include "tests/monkey/gestures.h"
#include "tests/monkey/laws.h"
#include "ui/paint/text/fonts.h"
#include "ui/windows/main/main_window.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace lab::monkey {

namespace {

using Numbers = std::vector<int>;

constexpr int gesturesBetween = 25; // two checks of the slow laws
constexpr std::size_t stepsBack = 50; // of undo, twice as many as those gestures
constexpr std::size_t allSteps = std::numeric_limits<std::size_t>::max(); // all that undo keeps
constexpr std::size_t gesturesBetweenWholeWays = 20 * gesturesBetween;
constexpr int gesturesAtFirst = 200; // until all permanent memory is allocated
constexpr double maxGrowth = 400e6; // bytes after that
constexpr double maxSeconds = 3; // for a gesture's eight events, if slowness() is 1
constexpr double slowSeconds = 1; // slower gestures are reported, though allowed
constexpr QStringView slowWord = u"Slow: ";

void report(const QString& line)
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

/// Makes the gestures one after the other, each as a separate event.
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
        checkTime();
        const bool isFree =
            !QApplication::activePopupWidget() && !QApplication::activeModalWidget();
        const bool isLast = m_made == m_numbers.size();
        if (isFree && m_made > 0 && (m_made % gesturesBetween == 0 || isLast))
            checkSlowLaws();
        if (isLast)
            return finish();
        const int number = m_numbers[m_made++];
        QTimer::singleShot(0, this, &Player::next); // also in the loop that the gesture opens
        m_number = number;
        m_start = threadSeconds();
        report(u"%1"_s.arg(number));
        m_words = makeGesture(m_cage, m_seed, number);
        report(u"%1: %2"_s.arg(number).arg(m_words));
        if (!m_cage.window.isVisible())
            m_cage.window.show();
        if (const auto broken = quickViolation(m_store))
            fail(*broken);
    }

    // From one gesture to the next, including all painting.
    void checkTime()
    {
        if (m_start <= 0)
            return;
        const double taken = threadSeconds() - m_start;
        m_start = 0;
        m_longest = std::max(m_longest, taken);
        if (m_isTimed && taken > slowSeconds * m_slowness)
            report(u"%1%2 s of %3 at gesture %4 of seed %5, %6"_s.arg(slowWord)
                       .arg(taken, 0, 'f', 2)
                       .arg(slowSeconds * m_slowness, 0, 'f', 2)
                       .arg(m_number)
                       .arg(m_seed)
                       .arg(m_words));
        if (m_isTimed && taken > maxSeconds * m_slowness)
            fail(u"It took %1 s of the processor's time, %2 are allowed here."_s.arg(taken).arg(
                maxSeconds * m_slowness));
    }

    void checkSlowLaws()
    {
        const bool isWhole = m_made % gesturesBetweenWholeWays == 0 || m_made == m_numbers.size();
        if (const auto broken =
                slowViolation(m_store, m_cage.window, isWhole ? allSteps : stepsBack))
            fail(*broken);
        if (m_made >= gesturesAtFirst && m_bytes <= 0)
            m_bytes = allocatedBytes();
        if (m_bytes > 0 && allocatedBytes() > m_bytes + maxGrowth)
            fail(u"The memory grew by %1 MB."_s.arg((allocatedBytes() - m_bytes) / 1e6));
    }

    [[noreturn]] void fail(const QString& what) const
    {
        report(u"Broken at gesture %1 of seed %2: %3"_s.arg(m_number).arg(m_seed).arg(what));
        leave(1);
    }

    // The window would ask about unsaved changes, and nobody could answer.
    [[noreturn]] void finish() const
    {
        report(u"%1 gestures of seed %2: nothing is broken; the longest took %3 s of %4."_s
                   .arg(m_numbers.size())
                   .arg(m_seed)
                   .arg(m_longest, 0, 'f', 2)
                   .arg(maxSeconds * m_slowness, 0, 'f', 2));
        leave(0);
    }

    [[noreturn]] void leave(int code) const
    {
        QDir(QFileInfo(m_cage.folder).path()).removeRecursively(); // the temporary home
        std::_Exit(code);
    }

    ui::Store& m_store;
    Cage m_cage;
    std::uint64_t m_seed;
    Numbers m_numbers;
    double m_slowness;
    bool m_isTimed;
    std::size_t m_made = 0;
    int m_number = 0;
    QString m_words; ///< describes the last gesture
    double m_start = 0;
    double m_bytes = 0;
    double m_longest = 0;
};

/// A separate home, without any user data.
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

/// Missing features of the offscreen platform are not errors.
void onQtMessage(QtMsgType, const QMessageLogContext&, const QString& message)
{
    if (!message.startsWith(u"This plugin does not support "_s))
        report(message);
}

/// Opens the window in its own folder and passes it to `begin`.
int opened(int argc, char** argv, const QString& home,
    const std::function<void(ui::Store&, ui::MainWindow&, const QString& folder)>& begin)
{
    qInstallMessageHandler(onQtMessage);
    moveInto(home);
    const QString folder = home + u"/files"_s;
    QDir().mkpath(folder);
    QApplication::setAttribute(Qt::AA_Use96Dpi);
    const QApplication application(argc, argv);
    ui::useOwnFonts();
    QDir::setCurrent(folder);
    Nowhere nowhere;
    for (const QString& scheme : {u"http"_s, u"https"_s, u"file"_s})
        QDesktopServices::setUrlHandler(scheme, &nowhere, "open");
    app::StartOptions options;
    options.state = newScene();
    options.language = u"en"_s;
    return app::runWindowSession(
        options, [&](ui::Store& store, ui::MainWindow& window) { begin(store, window, folder); });
}

int played(int argc, char** argv, std::uint64_t seed, const Numbers& numbers, bool isTimed)
{
    const QTemporaryDir home;
    std::unique_ptr<Player> player;
    return opened(argc, argv, home.path(),
        [&](ui::Store& store, ui::MainWindow& window, const QString& folder) {
            player = std::make_unique<Player>(store, window, folder, seed, numbers, isTimed);
        });
}

Numbers firstOf(int gestures)
{
    Numbers numbers;
    for (int number = 0; number < gestures; ++number)
        numbers.push_back(number);
    return numbers;
}

struct Seeds {
    std::uint64_t first = 0;
    int gestures = 0; ///< of each
    int count = 0;
};

/// Which gestures of the run were slow.
void reportSlow(const QString& path)
{
    QFile said(path);
    if (said.open(QIODevice::ReadOnly))
        for (const QString& line : QString::fromLocal8Bit(said.readAll()).split(u'\n'))
            if (line.startsWith(slowWord))
                report(line);
}

/// Reports where the run of a seed ended if it failed.
void reportBroken(std::uint64_t seed, const QString& path)
{
    constexpr qsizetype shown = 4;
    QFile said(path);
    if (said.open(QIODevice::ReadOnly)) {
        const QStringList lines =
            QString::fromLocal8Bit(said.readAll()).split(u'\n', Qt::SkipEmptyParts);
        report(lines.mid(std::max<qsizetype>(0, lines.size() - shown)).join(u'\n'));
    }
    report(u"Seed %1 breaks something."_s.arg(seed));
}

/// A start takes as long as some fifty gestures, so each seed gets a fork of a started program. In
/// the fork this returns, and its event loop begins.
std::unique_ptr<Player> playedInForks(
    ui::Store& store, ui::MainWindow& window, const QString& folder, const Seeds& seeds)
{
    namespace files = std::filesystem;
    const files::path home = files::path(folder.toStdString()).parent_path();
    QTemporaryDir beside;
    beside.setAutoRemove(false); // in no fork
    const files::path kept = files::path(beside.path().toStdString()) / "home";
    const QString out = beside.filePath(u"said"_s);
    files::copy(home, kept, files::copy_options::recursive);
    int broken = 0;
    for (int run = 0; run < seeds.count; ++run) {
        const std::uint64_t seed = seeds.first + static_cast<std::uint64_t>(run);
        const pid_t child = fork();
        if (child == 0) {
            if (!std::freopen(qPrintable(out), "w", stdout) || dup2(1, 2) < 0)
                std::_Exit(1);
            return std::make_unique<Player>(
                store, window, folder, seed, firstOf(seeds.gestures), true);
        }
        int status = 0;
        waitpid(child, &status, 0);
        reportSlow(out);
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
            ++broken;
            reportBroken(seed, out);
        }
        files::remove_all(home);
        files::copy(kept, home, files::copy_options::recursive);
        QDir::setCurrent(folder);
    }
    report(u"%1 gestures of %2 seeds: %3 of these broke something."_s
               .arg(static_cast<qint64>(seeds.count) * seeds.gestures)
               .arg(seeds.count)
               .arg(broken));
    std::fflush(stdout);
    files::remove_all(beside.path().toStdString());
    files::remove_all(home);
    std::_Exit(broken == 0 ? 0 : 1);
}

int playedOf(int argc, char** argv, const Seeds& seeds)
{
    qputenv("QT_NO_GLIB", "1"); // whose event loop does not survive a fork
    const QTemporaryDir home;
    std::unique_ptr<Player> player;
    return opened(argc, argv, home.path(),
        [&](ui::Store& store, ui::MainWindow& window, const QString& folder) {
            player = playedInForks(store, window, folder, seeds);
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

/// Delta debugging: leaves out smaller and smaller parts as long as it still fails.   Zeller and
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
            report(u"Broken still with %1 gestures."_s.arg(numbers.size()));
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

int reducedRun(std::uint64_t seed, int gestures)
{
    Numbers numbers = firstOf(gestures);
    const Trial trial = tried(seed, numbers);
    constexpr qsizetype shown = 40;
    if (!trial.isBroken) {
        report(trial.said.isEmpty() ? QString() : trial.said.last());
        return 0;
    }
    report(trial.said.mid(std::max<qsizetype>(0, trial.said.size() - shown)).join(u'\n'));
    std::erase_if(numbers, [&trial](int number) { return number > trial.last; });
    const Numbers left = shortest(seed, numbers);
    report(tried(seed, left).said.join(u'\n'));
    report(u"Play it again: monkey --play %1 %2"_s.arg(seed).arg(written(left)));
    return 1;
}

int misused()
{
    std::fputs("monkey SEED GESTURES, monkey --seeds SEED GESTURES RUNS, or monkey --play SEED "
               "NUMBERS like 0-99,120\n",
        stderr);
    return 2;
}

} // namespace

int run(int argc, char** argv)
{
    const bool isTimed = argc > 1 && qstrcmp(argv[1], "--play") == 0;
    const bool plays = argc == 4 && (isTimed || qstrcmp(argv[1], "--untimed") == 0);
    const bool isOfSeeds = argc == 5 && qstrcmp(argv[1], "--seeds") == 0;
    if (!plays && !isOfSeeds && argc != 3)
        return misused();
    const int first = plays || isOfSeeds ? 2 : 1;
    bool isSeed = false;
    const std::uint64_t seed = QByteArray(argv[first]).toULongLong(&isSeed);
    if (!isSeed)
        return misused();
    if (plays) {
        const auto numbers = readNumbers(QString::fromLocal8Bit(argv[3]));
        return numbers ? played(argc, argv, seed, *numbers, isTimed) : misused();
    }
    const int gestures = QByteArray(argv[first + 1]).toInt();
    const int runs = isOfSeeds ? QByteArray(argv[4]).toInt() : 1;
    if (gestures < 1 || runs < 1)
        return misused();
    if (isOfSeeds)
        return playedOf(argc, argv, {seed, gestures, runs});
    const QCoreApplication application(argc, argv);
    return reducedRun(seed, gestures);
}

} // namespace lab::monkey

int main(int argc, char** argv)
{
    QCoreApplication::setOrganizationName(u"position-lab"_s);
    QCoreApplication::setApplicationName(u"position-lab"_s);
    return lab::monkey::run(argc, argv);
}

#include "monkey.moc"
