#pragma once

#include "ui/views/derivation/page_list.h"
#include "ui/windows/start/start_buttons.h"

namespace lab::ui {

/// A page of the derivation on the start page: its number above the mark that it has on its bench;
/// a dot if it is still ahead.
class PageButton : public StartButton {
    Q_OBJECT
public:
    PageButton(int page, QWidget* parent);

    int page() const { return m_page; }
    const PageList::Row& row() const { return m_row; }
    void setRow(const PageList::Row& row);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_page;
    PageList::Row m_row;
};

} // namespace lab::ui
