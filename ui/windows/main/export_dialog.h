#pragma once

#include "ui/windows/parts/window_services.h"

#include <QDialog>

#include <vector>

class QComboBox;

namespace lab::ui {

/// Asks what to export and how: the whole bench or one of its pictures, as PNG at 1 to 4 times its
/// size, SVG, PDF, or the underlying numbers as CSV.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    ExportDialog(const Bench& bench, const Exported& proposed, QWidget* parent);

    Exported subject() const;
    QString suffix() const; ///< "png"
    double pixelScale() const;
    void chooseSuffix(const QString& suffix);

private:
    const Bench& m_bench;
    /// Offered for export; a smaller window may show fewer by now.
    const std::vector<PictureView*> m_pictures;
    QComboBox* m_subject;
    QComboBox* m_format;
    QComboBox* m_scale;
};

/// "rotations.png" or "rotations-dials.png"
QString exportFileName(const Bench& bench, const Exported& what, const QString& suffix);

/// Asks what to export and where, and exports it unless the user cancels.
Outcome<void> exportAfterAsking(const Bench& bench, const Exported& proposed, const QString& suffix,
    const WindowServices& services, QWidget* window);

} // namespace lab::ui
