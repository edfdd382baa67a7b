#include "ui/views/plot_view.h"

#include "ui/paint/text/number_text.h"
#include "ui/views/parameters/parameter_words.h"

#include <algorithm>

namespace lab::ui {

QString nameOf(const Plot& plot, const Handle& handle)
{
    const QString word = labelOf(*parameterNamed(handle.key));
    const bool isOneOfMany = std::ranges::count(plot.handles, handle.key, &Handle::key) > 1;
    return isOneOfMany && handle.pair
        ? PictureView::tr("%1, pair %2").arg(word, wholeNumber(*handle.pair))
        : word;
}

} // namespace lab::ui
