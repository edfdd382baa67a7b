#pragma once

namespace lab::ui {

class Document;
class LessonDock;
class StartPage;
struct WindowParts;

/// Shows the start page at the first start and from the menu (F4), and does what it is asked for.
/// It lies over the benches, and goes as soon as the state or the lesson changes.
void bindStart(const WindowParts& parts, StartPage& page, Document& document);

} // namespace lab::ui
