# The core for Windows, by mingw-w64's GCC with threads of POSIX; what it makes is run by Wine. Of
# this system it takes libraries that are headers alone, each by itself: the rest of /usr/include is
# this system's own.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
# GCC takes the stack for aligned to 32 bytes, which Windows' is not (its bug 54412).
set(CMAKE_CXX_FLAGS_INIT -Wa,-muse-unaligned-vector-move)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static) # Wine finds no library of the compiler's
find_program(LAB_WINE NAMES wine64 wine wine64-stable PATHS /usr/lib/wine REQUIRED)
set(CMAKE_CROSSCOMPILING_EMULATOR ${LAB_WINE})

set(Eigen3_DIR /usr/share/eigen3/cmake)
set(headers ${CMAKE_BINARY_DIR}/headers)
function(lab_headers package folder target)
  file(MAKE_DIRECTORY ${headers})
  file(CREATE_LINK /usr/include/${folder} ${headers}/${folder} SYMBOLIC)
  file(WRITE ${headers}/packages/${package}Config.cmake
    "add_library(${target} INTERFACE IMPORTED)\n"
    "target_include_directories(${target} SYSTEM INTERFACE ${headers})\n")
  set(${package}_DIR ${headers}/packages PARENT_SCOPE)
endfunction()
lab_headers(tl-expected tl tl::expected)
lab_headers(doctest doctest doctest::doctest)
lab_headers(nlohmann_json nlohmann nlohmann_json::nlohmann_json)
