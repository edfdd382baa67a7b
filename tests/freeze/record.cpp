#include "tests/freeze/record.h"

#include "app/text/translations.h"
#include "tests/freeze/facts.h"
#include "tests/freeze/gestures.h"
#include "tests/freeze/situations.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/benches/slide_stage.h"

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <set>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::freeze {

namespace {

enum class Theme { Light, Dark, Contrast };
constexpr std::array themes {Theme::Light, Theme::Dark, Theme::Contrast};
constexpr std::array languages {"en", "zh_CN"};
constexpr QSize windowSize {1280, 800};
constexpr QSize smallWindowSize {1024, 680};
constexpr QSize slideSize {1920, 1080}; ///< while presenting
constexpr std::array sizes {windowSize, smallWindowSize, slideSize};

const char* nameOf(Theme theme)
{
    return theme == Theme::Light ? "light" : theme == Theme::Dark ? "dark" : "contrast";
}

ui::Palette paletteOf(Theme theme)
{
    return theme == Theme::Light ? ui::lightPalette()
        : theme == Theme::Dark   ? ui::darkPalette()
                                 : ui::highContrast(ui::lightPalette());
}

QByteArray nameOf(const QSize& size)
{
    return QByteArray::number(size.width()) + 'x' + QByteArray::number(size.height());
}

/// Each language is drawn at each size. Colours depend on neither, so each theme appears once per
/// language, and at two of the sizes.
Theme themeOf(std::size_t language, std::size_t size)
{
    return themes[(size + language) % themes.size()];
}

QByteArray columnOf(const char* kind, std::size_t language, std::size_t size)
{
    return QByteArray(kind) + ' ' + languages[language] + ' ' + nameOf(sizes[size]) + ' '
        + nameOf(themeOf(language, size));
}

/// The digests of one picture in one situation.
struct Facts {
    std::string picture;
    std::size_t situation = 0;
    std::map<QByteArray, QByteArray> digests {};
};

class Recorder {
public:
    Recorder(BenchId bench, Record record)
        : m_record(record)
        , m_situations(situationsOf(bench))
    {
        for (std::size_t language = 0; language < languages.size(); ++language) {
            app::spokenLanguage(QString::fromLatin1(languages[language]));
            for (std::size_t k = 0; k < m_situations.size(); ++k)
                recordAll(k, language);
        }
        app::spokenLanguage(u"en"_s);
    }

    List list() const
    {
        List list;
        list.columns = m_columns;
        std::erase_if(list.columns, [this](const QByteArray& column) {
            return std::ranges::none_of(
                m_all, [&](const Facts& facts) { return facts.digests.contains(column); });
        });
        for (const Facts& facts : m_all) {
            Line line;
            line.picture = QByteArray::fromStdString(facts.picture);
            line.situation = QByteArray::fromStdString(m_situations[facts.situation].name);
            for (const QByteArray& column : list.columns) {
                const auto found = facts.digests.find(column);
                line.digests.push_back(found == facts.digests.end() ? "......" : found->second);
            }
            list.lines.push_back(std::move(line));
        }
        return list;
    }

private:
    void put(Facts& facts, const QByteArray& column, const QByteArray& text)
    {
        if (std::ranges::find(m_columns, column) == m_columns.end())
            m_columns.push_back(column);
        facts.digests[column] = digest(text);
    }

    std::unique_ptr<ui::Bench> plainBench(
        const Situation& situation, const QSize& size, Theme theme)
    {
        std::unique_ptr<ui::Bench> bench(ui::newBench(situation.state.bench, nullptr));
        bench->resize(size);
        static_cast<QWidget&>(*bench).show();
        ui::Look look;
        look.formulas = &m_formulas;
        look.palette = paletteOf(theme);
        bench->setLook(look);
        bench->setState(situation.state);
        bench->setComparison(situation.comparison);
        bench->complete();
        return bench;
    }

    static void resize(ui::Bench& bench, const QSize& size, Theme theme)
    {
        ui::Look look = bench.look();
        look.palette = paletteOf(theme);
        bench.resize(size);
        bench.setLook(look);
        bench.complete();
    }

    /// The recorded pictures of the situation; the first language adds new ones.
    std::vector<Facts*> kept(std::size_t situation, std::size_t language, const ui::Bench& bench)
    {
        if (language == 0)
            for (const ui::PictureView* picture : bench.pictures())
                addIfNew(*picture, situation);
        std::vector<Facts*> found;
        for (Facts& facts : m_all)
            if (facts.situation == situation)
                found.push_back(&facts);
        return found;
    }

    void addIfNew(const ui::PictureView& picture, std::size_t situation)
    {
        Facts facts {picture.exportName().toStdString(), situation};
        putDrawing(facts, picture, 0, 0);
        put(facts, "csv", csv(picture));
        QByteArray all = picture.exportName().toUtf8() + digest(spoken(picture))
            + digest(handles(picture)) + nameOf(picture.size());
        for (const auto& [column, digest] : facts.digests)
            all += digest;
        if (!m_known.insert(all).second)
            return;
        if (m_record == Record::Pixels)
            facts.digests.clear();
        m_all.push_back(std::move(facts));
    }

    void putDrawing(
        Facts& facts, const ui::PictureView& picture, std::size_t language, std::size_t size)
    {
        const Drawn seen = drawn(picture);
        put(facts, columnOf("marks", language, size), seen.marks);
        put(facts, columnOf("texts", language, size), seen.texts);
    }

    static ui::PictureView* shown(const ui::Bench& bench, const Facts& facts)
    {
        for (ui::PictureView* picture : bench.pictures())
            if (picture->exportName().toStdString() == facts.picture)
                return picture;
        return nullptr;
    }

    void recordAll(std::size_t k, std::size_t language)
    {
        const Situation& situation = m_situations[k];
        const auto isOfLanguage = [k](const Facts& facts) { return facts.situation == k; };
        const bool isSeen =
            isDrawn(k, language, 0) || isDrawn(k, language, 1) || isDrawn(k, language, 2);
        if (language > 0 && (!isSeen || std::ranges::none_of(m_all, isOfLanguage)))
            return;
        const auto bench = plainBench(situation, windowSize, themeOf(language, 0));
        const std::vector<Facts*> all = kept(k, language, *bench);
        if (all.empty())
            return;
        if (m_record == Record::Pixels) {
            recordPixels(*bench, situation, all, language);
            return;
        }
        SpeechOf speech;
        for (Facts* facts : all) {
            ui::PictureView* picture = shown(*bench, *facts);
            if (picture)
                addSpeech(speech[facts], *picture);
            if (picture && language > 0 && isDrawn(k, language, 0))
                putDrawing(*facts, *picture, language, 0);
            if (picture && language == 0)
                put(*facts, "focus", found(*picture, coarse(*picture)).all);
        }
        if (isDrawn(k, language, 1)) {
            resize(*bench, smallWindowSize, themeOf(language, 1));
            for (Facts* facts : all)
                if (const ui::PictureView* picture = shown(*bench, *facts)) {
                    putDrawing(*facts, *picture, language, 1);
                    addSpeech(speech[facts], *picture);
                }
        }
        std::unique_ptr<ui::Bench> large;
        if (isDrawn(k, language, 2)) {
            large = presentingBench(situation, themeOf(language, 2));
            recordPresentation(*large, namesOf(*bench), all, language, speech);
        }
        for (Facts* facts : all) {
            put(*facts, QByteArray("spoken ") + languages[language], speech[facts].spoken);
            put(*facts, QByteArray("handles ") + languages[language], speech[facts].handles);
        }
        if (language == 0)
            recordGestures(*bench, situation, all);
    }

    struct Speech {
        QByteArray spoken;
        QByteArray handles;
    };
    using SpeechOf = std::map<Facts*, Speech>;

    static void addSpeech(Speech& speech, const ui::PictureView& picture)
    {
        speech.spoken += spoken(picture) + '\n';
        speech.handles += handles(picture) + '\n';
    }

    /// A situation with new pictures is drawn in every language and size, another one in the first
    /// and one more.
    bool isDrawn(std::size_t situation, std::size_t language, std::size_t size) const
    {
        const std::size_t look = language * sizes.size() + size;
        const std::size_t others = languages.size() * sizes.size() - 1;
        const Situation& shown = m_situations[situation];
        const auto letters =
            static_cast<std::size_t>(std::accumulate(shown.name.begin(), shown.name.end(), 0));
        return shown.hasNewPictures || look == 0 || look == 1 + letters % others;
    }

    void point(Facts& facts, ui::PictureView& picture, const Grid& grid)
    {
        const std::vector<Found>& different = grid.different;
        QByteArray pointed;
        for (const std::size_t third : {1, 2})
            if (!different.empty()) {
                const Drawn seen = drawn(picture, different[third * different.size() / 3].focus);
                pointed += seen.marks + seen.texts;
            }
        put(facts, "pointed", pointed);
    }

    void recordPresentation(ui::Bench& large, const std::vector<std::string>& names,
        const std::vector<Facts*>& all, std::size_t language, SpeechOf& speech)
    {
        for (Facts* facts : all) {
            present(large, names, *facts, true);
            if (ui::PictureView* picture = shown(large, *facts)) {
                putDrawing(*facts, *picture, language, 2);
                addSpeech(speech[facts], *picture);
                if (language == 0)
                    put(*facts, "focus " + nameOf(slideSize),
                        found(*picture, coarse(*picture)).all + touched(*picture));
            }
            present(large, names, *facts, false);
            if (const ui::PictureView* small = shown(large, *facts)) {
                const Drawn seen = drawn(*small);
                put(*facts, columnOf("small", language, 2), seen.marks + seen.texts);
            }
        }
    }

    static QSize coarse(const ui::PictureView& picture)
    {
        return {picture.width() / 14 + 1, picture.height() / 9 + 1};
    }

    /// If an earlier situation has the same picture with the same handles, wherever they are,
    /// gestures work in the same way and are not recorded again.
    void recordGestures(
        ui::Bench& bench, const Situation& situation, const std::vector<Facts*>& all)
    {
        resize(bench, windowSize, Theme::Light);
        for (Facts* facts : all) {
            ui::PictureView* picture = shown(bench, *facts);
            const bool hasNewPictures = situation.hasNewPictures;
            if (!picture
                || (!m_handles.insert(facts->picture + kindsOfHandles(*picture)).second
                    && !hasNewPictures))
                continue;
            constexpr QSize step {29, 23};
            const Grid grid = found(*picture, step);
            point(*facts, *picture, grid);
            put(*facts, "fine focus", grid.all + touched(*picture) + words(*picture));
            put(*facts, "gestures", gestures(bench, *picture, situation.state, grid.different));
        }
    }

    static std::string kindsOfHandles(const ui::PictureView& picture)
    {
        std::set<std::string> kinds;
        for (const ui::PictureHandle& handle : picture.handles())
            kinds.insert(' ' + std::string(handle.key) + (handle.put ? "+" : "-")
                + (handle.isByKey ? "+" : "-") + (handle.edit ? "+" : "-")
                + std::to_string(static_cast<int>(handle.shape)));
        std::string all;
        for (const std::string& kind : kinds)
            all += kind;
        return all;
    }

    static std::vector<std::string> namesOf(const ui::Bench& bench)
    {
        std::vector<std::string> names;
        for (const ui::PictureView* picture : bench.pictures())
            names.push_back(picture->exportName().toStdString());
        return names;
    }

    std::unique_ptr<ui::Bench> presentingBench(const Situation& situation, Theme theme)
    {
        auto bench = ui::benchBefore({{}, situation.state, {}}, slideSize, m_formulas);
        setSlideTheme(*bench, theme);
        bench->setComparison(situation.comparison);
        bench->complete();
        return bench;
    }
    void setSlideTheme(ui::Bench& bench, Theme theme)
    {
        ui::Look look = ui::lookFor(slideSize, m_formulas);
        look.palette = ui::projected(paletteOf(theme));
        bench.setLook(look);
    }

    /// Shows the picture large, or small beside the next one.
    static void present(
        ui::Bench& bench, const std::vector<std::string>& names, const Facts& facts, bool isLarge)
    {
        const auto at =
            static_cast<std::size_t>(std::ranges::find(names, facts.picture) - names.begin());
        const std::string& other = names[(at + 1) % names.size()];
        ui::Slide slide;
        slide.pictures = isLarge ? std::vector {facts.picture} : std::vector {other, facts.picture};
        bench.setSlide(slide);
        bench.complete();
    }

    void recordPixels(ui::Bench& bench, const Situation& situation, const std::vector<Facts*>& all,
        std::size_t language)
    {
        const auto column = [&](Theme theme, const QSize& size) {
            return QByteArray(languages[language]) + ' ' + nameOf(size) + ' ' + nameOf(theme);
        };
        const auto names = namesOf(bench);
        const auto putDrawing = [&](Facts* facts, const ui::Bench& shows, Theme theme,
                                    const QSize& size) {
            const ui::PictureView* picture = shown(shows, *facts);
            put(*facts, column(theme, size), picture ? pixels(*picture) : QByteArray());
        };
        for (const QSize& size : {windowSize, smallWindowSize})
            for (const Theme theme : themes) {
                resize(bench, size, theme);
                for (Facts* facts : all)
                    putDrawing(facts, bench, theme, size);
            }
        const auto large = presentingBench(situation, Theme::Light);
        for (Facts* facts : all) {
            present(*large, names, *facts, true);
            for (const Theme theme : themes) {
                setSlideTheme(*large, theme);
                putDrawing(facts, *large, theme, slideSize);
            }
        }
    }

    Record m_record;
    std::vector<Situation> m_situations;
    ui::FormulaBook m_formulas;
    std::vector<Facts> m_all;
    std::vector<QByteArray> m_columns;
    std::set<QByteArray> m_known; ///< pictures that are already recorded
    std::set<std::string> m_handles; ///< and handles whose gestures are
};

} // namespace

List recorded(BenchId bench, Record record)
{
    return Recorder(bench, record).list();
}

} // namespace lab::freeze
