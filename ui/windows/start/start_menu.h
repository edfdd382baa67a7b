#pragma once

namespace lab::ui {

class Document;
class LessonDock;
class StartPage;
struct WindowParts;

/// Shows the start page at the first start and from the menu (F4), and handles its requests. It
/// covers the benches, and disappears as soon as the state or the lesson changes.
void bindStart(const WindowParts& parts, StartPage& page, Document& document);

} // namespace lab::ui
