# The bases, head dimensions and numbers of heads of the presets, as rows of landmarks.cpp.
set(presets ${PROJECT_SOURCE_DIR}/resources/presets/models.json)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${presets})
file(READ ${presets} presets)

# The number at the first of the paths, each of keys apart by dots, that has one; else 0.
function(preset_number result config)
  set(${result} 0 PARENT_SCOPE)
  foreach(path ${ARGN})
    string(REPLACE "." ";" keys ${path})
    string(JSON kind ERROR_VARIABLE absent TYPE "${config}" ${keys})
    if(NOT absent AND kind STREQUAL NUMBER)
      string(JSON number GET "${config}" ${keys})
      set(${result} ${number} PARENT_SCOPE)
      return()
    endif()
  endforeach()
endfunction()

string(JSON count LENGTH "${presets}" models)
math(EXPR last "${count} - 1")
set(preset_rows "")
foreach(index RANGE ${last})
  string(JSON config GET "${presets}" models ${index} config)
  preset_number(base "${config}" compress_rope_theta rope_theta rope_parameters.rope_theta
    rope_parameters.full_attention.rope_theta global_rope_theta)
  if(config MATCHES "\"nope\"|\"mla_use_nope\" : true")
    set(base 0) # it is written and not used
  endif()
  preset_number(dimension "${config}" head_dim)
  preset_number(heads "${config}" num_attention_heads)
  string(JSON family ERROR_VARIABLE absent GET "${presets}" models ${index} family)
  if(absent)
    set(family "")
  endif()
  string(APPEND preset_rows "    Preset {${base}, ${dimension}, ${heads}, \"${family}\"},\n")
endforeach()
configure_file(${CMAKE_CURRENT_SOURCE_DIR}/state/landmarks.cpp.in
  ${CMAKE_CURRENT_BINARY_DIR}/landmarks.cpp @ONLY)
target_sources(lab_core PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/landmarks.cpp)
set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/landmarks.cpp PROPERTIES
  SKIP_UNITY_BUILD_INCLUSION ON)
