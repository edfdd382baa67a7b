#pragma once

#include "core/lessons/course.h"

#include <QByteArray>

#include <optional>

namespace lab::ui {

/// Reads a file like resources/course/course.json; empty if a group has no nodes, a node no lesson,
/// or if the path or a prerequisite names a lesson that is not on the map.
std::optional<Course> courseOf(const QByteArray& json);

/// The program's own.
const Course& ownCourse();

} // namespace lab::ui
