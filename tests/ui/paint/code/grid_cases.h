#pragma once

#include <QStringList>

namespace lab {

/// Texts for caseOf(): every encoding of Grids with its conventions, for two images.
inline QStringList gridCases()
{
    using namespace Qt::StringLiterals;
    QStringList words;
    const QStringList grids {u"sinusoidal"_s,
        u"sinusoidal sinusoidal_grid.convention=vjepa_image"_s,
        u"sinusoidal sinusoidal_grid.convention=vjepa_video"_s,
        u"sinusoidal sinusoidal_grid.convention=vjepa_video_uniform"_s,
        u"sinusoidal sinusoidal_grid.convention=detr sinusoidal_grid.scale=3"_s,
        u"sinusoidal sinusoidal_grid.convention=detr sinusoidal_grid.normalized=false"_s,
        u"flattened sinusoidal_grid.base=500"_s, u"learned"_s,
        u"learned learned.resampling=linear grids.trained=5 learned.seed=3"_s,
        u"learned learned.resampling=linear_aligned grids.trained=1"_s, u"axial"_s,
        u"axial grids.order=eva02"_s, u"axial grids.order=qwen_vision"_s,
        u"axial grids.order=pixtral"_s, u"axial grids.order=pixtral_halves"_s,
        u"axial grids.order=wan rotary_grid.base=10000"_s, u"mixed"_s,
        u"mixed rotary_grid.head=3 rotary_grid.seed=8"_s};
    for (const QString& encoding : grids)
        for (const char* rest : {" position.query=74",
                 " position.query=5000 grids.rows=4 grids.columns=9 grids.width=24"})
            words += u"grids grids.encoding="_s + encoding + QString::fromUtf8(rest);
    for (const char* video :
        {"", " multimodal_rotary.layout=contiguous multimodal_rotary.height_pairs=24",
            " multimodal_rotary.rule=qwen25_vl multimodal_rotary.seconds_per_frame=1.5",
            " multimodal_rotary.rule=qwen25_vl multimodal_rotary.seconds_per_frame=1.5"
            " multimodal_rotary.seconds=kept",
            " multimodal_rotary.rule=qwen3_vl multimodal_rotary.image_rows=3",
            " multimodal_rotary.video_frames=0 multimodal_rotary.width=20"})
        words += u"grids grids.picture=video position.query=70 multimodal_rotary.video_rows=3"_s
            + QString::fromUtf8(video);
    return words;
}

} // namespace lab
