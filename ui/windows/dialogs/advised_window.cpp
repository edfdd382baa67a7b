#include "ui/windows/dialogs/advised_window.h"

#include "core/figures/compare/compare_words.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/store/store.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/window_parts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

namespace lab::ui {

AdvisedWindow::AdvisedWindow(
    Store& store, const WindowServices& services, const Look& look, QWidget* parent)
    : StateWindow(store, services, look, parent)
{
    resize(narrowWidth, 480);
    build();
}

QString AdvisedWindow::block() const
{
    return m_block->toPlainText();
}

QString AdvisedWindow::readingNotes() const
{
    return m_readingNotes->text();
}

void AdvisedWindow::addParts(QHBoxLayout& parts)
{
    setWindowTitle(tr("config.json for this encoding — Position Lab"));
    auto* column = new QVBoxLayout;
    column->setSpacing(8);
    m_title = newText(nullptr);
    m_keys = new SegmentedChoice({tr("rope_parameters"), tr("rope_scaling, older")}, nullptr);
    m_keys->setCurrent(0);
    m_keys->setToolTip(tr("Key names in the block: those of transformers 5, or older ones."));
    m_block = newFixedText(tr("config.json for this encoding"), nullptr);
    m_readingNotes = newText(nullptr);
    m_copy = new QPushButton(tr("Copy"));
    m_copy->setToolTip(tr("Copies the block, ready for a config.json or to paste back here."));
    connect(m_keys, &SegmentedChoice::picked, this, &AdvisedWindow::showState);
    connect(m_copy, &QPushButton::clicked, this, [this] { copy(block(), m_copy); });
    column->addWidget(m_title);
    column->addWidget(m_keys);
    column->addWidget(m_block, 1);
    column->addWidget(m_readingNotes);
    column->addWidget(m_copy);
    column->addStretch();
    parts.addLayout(column, 1);
}

void AdvisedWindow::applyLook()
{
    setFont(lab::ui::font(look(), TextRole::Body));
    m_title->setFont(lab::ui::font(look(), TextRole::PictureTitle));
    m_block->setFont(fixedFont());
}

void AdvisedWindow::showState()
{
    if (!services().advisedBlock || (!isVisible() && !block().isEmpty()))
        return; // it is rebuilt when it is shown
    const LabState& state = store().state();
    const Compare& compare = state.compare;
    m_title->setText(
        tr("Block for %1", "an encoding")
            .arg(qt(drawing::comparedName(compare.encoding, compare.method, QtLanguage()).text)));
    const RopeBlockText advised = services().advisedBlock(
        state, m_keys->current() == 1 ? BlockKeys::Older : BlockKeys::Present);
    if (advised.text != block())
        m_block->setPlainText(advised.text);
    const bool hasBlock = !advised.text.isEmpty();
    const bool isRotary = compare.encoding >= ComparedEncoding::Rope;
    m_keys->setVisible(hasBlock && isRotary);
    m_block->setVisible(hasBlock);
    m_copy->setEnabled(hasBlock);
    m_readingNotes->setText(advised.readingNotes.join(QChar::LineFeed));
    m_readingNotes->setVisible(!advised.readingNotes.isEmpty());
}

void bindAdvisedWindow(const WindowParts& parts)
{
    QObject::connect(parts.actions.advisedBlock, &QAction::triggered, &parts.window,
        [&parts, shown = QPointer<AdvisedWindow>()]() mutable {
            if (!shown) {
                shown = new AdvisedWindow(parts.store, parts.services, parts.look, &parts.window);
                shown->addActions({parts.actions.undo, parts.actions.redo, parts.actions.paste});
            }
            shown->showInFront();
        });
}

} // namespace lab::ui

#include "moc_advised_window.cpp"
