#pragma once

#include "core/lessons/retrieval.h"
#include "core/state/language_texts.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// The place of a lesson in the course.
struct LessonNode {
    std::string lesson; ///< its key, "20_distance"
    LanguageTexts title; ///< shorter than the lesson's own title; empty if that is short enough
    std::vector<std::string> needs; ///< lessons that it builds on

    bool operator==(const LessonNode&) const = default;
};

/// The map of the lessons: groups from the first question to the last, and the path that leads to
/// RoPE.
struct Course {
    struct Group {
        LanguageTexts title;
        std::vector<LessonNode> nodes;

        bool operator==(const Group&) const = default;
    };
    std::vector<Group> groups;
    std::vector<std::string> path; ///< lessons, each after those that it needs

    bool operator==(const Course&) const = default;
};

/// The learner's result for a node, from the last answer to its question. An answer that was only
/// shown is never right.
enum class NodeMark {
    Open, ///< not answered
    Shown, ///< the answer was shown on request, without a prediction
    NotRight,
    Right,
    RightAndDue, ///< right, and due once more: dueAgain()
};

using NodeMarks = std::map<std::string, NodeMark, std::less<>>;

/// The marks of answered lessons; all others are open.
///
/// Law: a lesson is marked right if and only if the last answer to it was.
NodeMarks nodeMarks(std::span<const LessonAnswered> answers, std::string_view presentSitting);

/// The mark of a lesson: open if it has none.
NodeMark markOf(const NodeMarks& marks, std::string_view lesson);
bool isRight(NodeMark mark);

/// Whether everything that the node needs was answered right.
bool isReady(const LessonNode& node, const NodeMarks& marks);

/// The nodes that need this one.
std::vector<std::string> leadsTo(const Course& course, std::string_view lesson);

/// The next lesson: the first one on the path that is not right, else on the map, else one that is
/// due; "" if there is none.
std::string nextNode(const Course& course, const NodeMarks& marks);

/// The lesson after this one on the map, "" after the last; empty for a lesson that is not on the
/// map.
std::optional<std::string> nodeAfter(const Course& course, std::string_view lesson);

/// The number at the start of a lesson's key: "7" for "07_learned", "" if there is none.
std::string nodeNumber(std::string_view lesson);

/// Whether a name refers to the lesson of a key: the key itself, with or without leading zeros, or
/// only its number ("07_learned", "7_learned", "7").
bool matchesKey(std::string_view lesson, std::string_view name);

} // namespace lab
