#include "core/state/biases.h"

#include "core/state/lab_state.h"

namespace lab {

int biasHeads(const LabState& state)
{
    switch (state.biases.shown) {
    case BiasEncoding::Alibi:
        return state.biases.encoding.heads;
    case BiasEncoding::RelativeBias:
        return state.schemes.relativeBias.encoding.heads;
    case BiasEncoding::T5:
        return state.schemes.t5.encoding.heads;
    case BiasEncoding::Swin:
        return state.schemes.swin.encoding.window.heads;
    case BiasEncoding::Fire:
        return state.schemes.fire.heads;
    case BiasEncoding::Kerple:
    case BiasEncoding::Sandwich:
    case BiasEncoding::Nope:
    case BiasEncoding::Cope:
        break;
    }
    return 1;
}

} // namespace lab
