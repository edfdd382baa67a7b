#!/bin/sh
# try_package.sh PACKAGE.deb, as root in a bare Debian: installs it, uses it as a person without a
# desktop can, takes it away, and says what is left of it.
set -eu
package=$1
place=$(mktemp -d)
cd "$place"

fail() {
    echo "try_package: $*" >&2
    exit 1
}

# All files but what apt, dpkg, man and Ubuntu's libc (/lib.usr-is-merged) keep for themselves.
files() {
    find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /srv \
        -o -path /var/cache/apt -o -path /var/lib/apt -o -path /var/lib/dpkg -o -path /var/log \
        -o -path /var/cache/man -o -path /var/cache/ldconfig \
        -o -path /lib.usr-is-merged \) -prune -o -print | sort
}

export DEBIAN_FRONTEND=noninteractive XDG_DATA_HOME="$place/data" XDG_CONFIG_HOME="$place/config"
apt-get -q -q update
# What a desktop has, so that its triggers run: kinds of files, its list of programs.
apt-get -q -q -y --no-install-recommends install shared-mime-info desktop-file-utils \
    libglib2.0-bin xdg-utils file man-db fontconfig fonts-dejavu-core >/dev/null 2>&1
files >before.txt
apt-get -q -q -y --no-install-recommends install "$package" >/dev/null
echo "Installed: $(dpkg-query -W -f '${Package} ${Version}, ${Installed-Size} kB' position-lab)"
[ "$(dpkg-query -W -f '${Installed-Size}' position-lab)" -lt 12288 ] || fail "it is larger than 12 MB"

position-lab --version
position-lab table --encoding rope --quantity frequencies >table.csv
position-lab render --bench rotations --size 800x600 -o picture.png
file picture.png | grep -q '800 x 600' || fail "render drew no picture of 800 x 600"
LANGUAGE=en MANWIDTH=80 man -l /usr/share/man/man1/position-lab.1.gz >page.txt || fail "there is no manual page"
grep -q -- '--set KEY=VALUE' page.txt || fail "the manual page does not name --set"
bash -c '. /usr/share/bash-completion/completions/position-lab
    COMP_WORDS=(position-lab rend) COMP_CWORD=1
    _position_lab && [ "${COMPREPLY[*]}" = render ]' || fail "bash completes no command"
for file in zsh/vendor-completions/_position-lab fish/vendor_completions.d/position-lab.fish; do
    [ -s "/usr/share/$file" ] || fail "there is no /usr/share/$file"
done

# is FILE TYPE
is() {
    found=$(gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p')
    [ "$found" = "$2" ] || fail "$1 is taken for $found, not for $2"
}
cat >scene.json <<'TEXT'
{
    "format": "position-lab scene",
    "parameters": {"bench": "waves"},
    "version": 1
}
TEXT
echo '{"format": "position-lab lesson", "version": 1}' >lesson.json
echo '{"format": "position-lab lecture", "version": 1, "parts": [{"scene": {"format": "position-lab scene"}}]}' \
    >lecture.json
echo '{"model_type": "llama"}' >config.json
position-lab render scene.json -o scene.svg
for kind in scene lesson lecture; do
    type=application/x-position-lab-$kind+json
    is $kind.json "$type"
    gio mime "$type" | grep -q 'Default.*position-lab.desktop' || fail "nothing opens $type"
    [ "$(xdg-mime query default "$type")" = position-lab.desktop ] || fail "xdg-open knows no $type"
done
is config.json application/json
gio mime application/json | grep -q position-lab && fail "all JSON would be opened"
echo "Scenes, lessons and lectures are known, and opened by position-lab.desktop."

apt-get -q -q -y purge --autoremove position-lab >/dev/null
files >after.txt
diff before.txt after.txt || fail "with the package, files came or went (> and < above)"
find /var/lib/dpkg -name 'position-lab*' | grep . && fail "dpkg still has files of it"
grep -q position-lab /usr/share/mime/globs2 /usr/share/applications/mimeinfo.cache 2>/dev/null &&
    fail "a list of the desktop still names it"
cd /
rm -rf "$place"
echo "Removed; nothing of it is left."
