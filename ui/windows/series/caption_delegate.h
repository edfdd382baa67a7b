#pragma once

#include <QPointer>
#include <QStyledItemDelegate>

#include <utility>

namespace lab::ui {

/// The editor of a row's caption. It gets the caption once, when it opens: a row may change under
/// it, for example by its picture, and the input stays.
class CaptionDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    bool isOpen() const { return !m_editor.isNull(); }

    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        if (std::exchange(m_editor, editor) != editor)
            QStyledItemDelegate::setEditorData(editor, index);
    }

    void destroyEditor(QWidget* editor, const QModelIndex& index) const override
    {
        m_editor.clear();
        QStyledItemDelegate::destroyEditor(editor, index);
    }

private:
    mutable QPointer<QWidget> m_editor; ///< the open one
};

} // namespace lab::ui
