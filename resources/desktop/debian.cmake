# The .deb of `./dev package`: its version names the system that it was made on, whose libraries it
# depends on, and sorts before that of the next system.
foreach(key ID VERSION_ID)
  file(STRINGS /etc/os-release line REGEX "^${key}=")
  string(REGEX REPLACE "^${key}=\"?([^\"]*)\"?$" "\\1" line "${line}")
  string(APPEND system "${line}")
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME position-lab)
set(CPACK_PACKAGE_VENDOR "Position Lab")
set(CPACK_PACKAGE_CONTACT "Position Lab developers <developers@position-lab.invalid>")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_SOURCE_DIR}/build/package)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ
  GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE "1~${system}")
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
if(LAB_PACKS_RELOCATIONS) # which the symbols that it uses do not tell
  set(CPACK_DEBIAN_PACKAGE_DEPENDS "libc6 (>= 2.36)")
endif()
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "laboratory for the position encodings of Transformers")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Drag a position, a width or a base frequency, and watch the rotations, waves
and biases follow by which Transformers know the order of their words.

Pictures are linked, every number is read with the formula that made it, and
all of it can be undone, saved, exported and computed again from the command
line. With lessons that ask before they show, a derivation of rotary encoding
that is found rather than told, and a form for a lecture room. English and
Chinese.")
include(CPack)

# Debian wants a list of the package's own changes beside that of the program.
file(STRINGS position-lab.metainfo.xml release REGEX "<release version=\"${PROJECT_VERSION}\"")
string(REGEX REPLACE ".* date=\"([0-9-]+)\".*" "\\1" release "${release}")
execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C date --utc --rfc-email --date ${release}
  OUTPUT_VARIABLE release OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian
"position-lab (${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=low

  * Made from its source by ./dev package; its changes stand in changelog.gz.

 -- ${CPACK_PACKAGE_CONTACT}  ${release}
")
