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

/// A lesson's place in the course.
struct LessonNode {
    std::string lesson; ///< its key, "20_distance"
    LanguageTexts title; ///< shorter than the lesson's own; empty where that is short enough
    std::vector<std::string> needs; ///< lessons that it builds on

    bool operator==(const LessonNode&) const = default;
};

/// The map of the lessons: groups from the first question to the last, and the way through them
/// that leads to RoPE.
struct Course {
    struct Group {
        LanguageTexts title;
        std::vector<LessonNode> nodes;

        bool operator==(const Group&) const = default;
    };
    std::vector<Group> groups;
    std::vector<std::string> path; ///< lessons, each after what it needs

    bool operator==(const Course&) const = default;
};

/// What a learner has made of a node, by the last answer to its question. An answer that was
/// only shown is never right.
enum class NodeMark {
    Open, ///< not answered
    Shown, ///< the answer was asked for, and not predicted
    NotRight,
    Right,
    RightAndDue, ///< right, and to be asked once more: dueAgain()
};

using NodeMarks = std::map<std::string, NodeMark, std::less<>>;

/// The mark of each lesson that was answered; any other is open.
///
/// Law: a lesson is marked right exactly if the last answer to it was.
NodeMarks nodeMarks(std::span<const LessonAnswered> answers, std::string_view presentSitting);

/// The mark of a lesson: open where it has none.
NodeMark markOf(const NodeMarks& marks, std::string_view lesson);
bool isRight(NodeMark mark);

/// Whether all that the node needs was answered right.
bool isReady(const LessonNode& node, const NodeMarks& marks);

/// The nodes that need this one.
std::vector<std::string> leadsTo(const Course& course, std::string_view lesson);

/// Where to go on: the first lesson of the path that is not right, else the first of the map, else
/// one that is due; "" where nothing is left.
std::string nextNode(const Course& course, const NodeMarks& marks);

/// The lesson behind one on the map, "" behind the last; nothing of one that has no place on it.
std::optional<std::string> nodeBehind(const Course& course, std::string_view lesson);

/// The number that a lesson's key begins with: "7" of "07_learned", "" of one that has none.
std::string nodeNumber(std::string_view lesson);

/// Whether a name means the lesson of a key: the key itself, with or without zeros before its
/// number, or the number alone ("07_learned", "7_learned", "7").
bool isMeant(std::string_view lesson, std::string_view name);

} // namespace lab
