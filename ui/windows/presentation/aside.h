#pragma once

#include "ui/benches/slide_pictures.h"
#include "ui/windows/presentation/presenting.h"

#include <QObject>
#include <QPolygonF>

#include <functional>
#include <map>
#include <optional>
#include <vector>

class QAction;

namespace lab::ui {

/// Another bench in between while presenting, for example for a question from the class.
///
/// While a lesson, a part of a lecture or a state of a series is presented, an edit that shows
/// another bench opens an aside (Store::openAside()): a bench key, or J and that key while digits
/// count hands. The words above the bench say what waits. Another bench key changes the bench of
/// the aside; undo goes back to its start. Backspace, Page Down and the end of presenting close it,
/// and everything is as before: state, history, pictures, pages, strokes of the pen. Nothing of it
/// is unsaved work; the Edit menu opens its last state again.
class Aside : public QObject {
    Q_OBJECT
public:
    explicit Aside(const WindowParts& parts);
    ~Aside() override;

    enum class At { Question, Outcome, Explanation, State };
    /// What is presented, or waits.
    struct Part {
        QString title;
        At at = At::State;
        std::size_t state = 0; ///< of its series
    };
    using PartNow = std::function<std::optional<Part>()>;
    void addPart(PartNow part) { m_partsNow.push_back(std::move(part)); } ///< the first one counts
    std::optional<Part> part() const; ///< none, and no aside, at a desk
    /// Backspace and J, for a window beside the audience's that has the focus.
    const QList<QAction*>& keys() const { return m_keys; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of the key after J

private:
    void onTurning();
    void onTurned();
    void restore();
    void showWords();
    void openLast();
    QAction* addKey(Qt::Key key);

    const WindowParts& m_parts;
    std::vector<PartNow> m_partsNow;
    QList<QAction*> m_keys;
    QAction* m_return;
    QAction* m_next; ///< the next key is that of a bench
    /// Beside the state and its history, which the store keeps.
    struct Left {
        LabState start;
        LastChange change;
        std::map<BenchId, SlidePictures> pictures;
        int page = 0; ///< of the words
        std::vector<QPolygonF> strokes;
    };
    Left m_left;
    std::optional<LabState> m_last; ///< of the last aside
};

} // namespace lab::ui
