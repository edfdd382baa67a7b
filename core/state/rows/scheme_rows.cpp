#include "core/state/rows/parameter_rows.h"

#include <vector>

namespace lab {

std::span<const Parameter> schemeRows()
{
    // A span of rows for each encoding: shawRows(), …
    static const std::vector<Parameter> joined = [] {
        std::vector<Parameter> all;
        for (const std::span<const Parameter> rows : std::vector<std::span<const Parameter>> {
                 scalingRows(),
                 baseRows(),
                 shownMethodRows(),
                 precisionRows(),
                 alibiFormRows(),
                 t5Rows(),
                 swinRows(),
                 multimodalRows(),
                 rotaryGridRows(),
                 sinusoidalGridRows(),
                 transformerXlRows(),
                 debertaRows(),
                 kerpleRows(),
                 fireRows(),
                 sandwichRows(),
                 copeRows(),
                 xposRows(),
                 functionalRelativeRows(),
                 learnedRows(),
                 nopeRows(),
                 relativeBiasRows(),
                 shawRows(),
                 attentionRows(),
             })
            all.insert(all.end(), rows.begin(), rows.end());
        return all;
    }();
    return joined;
}

} // namespace lab
