#!/usr/bin/env bash
# Build Citus, with a copy of Debian's PostgreSQL 15, into .cache/citus, without changing the system. Needs git, a C
# compiler, flex and the packages in `packages`. Print the folder of the programs.
set -euo pipefail
cd "$(dirname "$0")/../.."
tag=v13.2.2
cache=$PWD/.cache/citus
source=$cache/source
root=$cache/root
programs=$root/usr/lib/postgresql/15/bin
packages="postgresql-15 postgresql-server-dev-15 libkrb5-dev liblz4-dev libzstd-dev libreadline-dev libpam0g-dev libselinux1-dev
  libxslt1-dev libxml2-dev libicu-dev libssl-dev flex gcc make git"
fail() {
  echo "Citus cannot be built: $1" >&2
  exit 1
}
[ -x /usr/lib/postgresql/15/bin/postgres ] && [ -x /usr/lib/postgresql/15/bin/pg_config ] &&
  [ -f /usr/include/postgresql/15/server/postgres.h ] || fail "install $(echo $packages)"
if [ ! -f "$source/configure" ]; then
  rm -rf "$source"
  git clone --quiet --depth 1 --branch "$tag" "${CITUS_SOURCE:-https://github.com/citusdata/citus.git}" "$source" ||
    fail "its sources could not be fetched; CITUS_SOURCE may name a copy of the repository"
fi
cd "$source"
# Git gives all files the same time. Make the generated files newer than their sources: otherwise make needs autoconf.
touch aclocal.m4 && sleep 1 && touch configure src/include/citus_config.h.in
# Since 15.20, PostgreSQL declares a function of the same name: rename the function of Citus.
if grep -q have_createdb_privilege /usr/include/postgresql/15/server/commands/dbcommands.h; then
  sed -i 's/^have_createdb_privilege(void)$/unused_&/' src/include/pg_version_compat.h
fi
{
  ./configure --without-libcurl PG_CONFIG=/usr/lib/postgresql/15/bin/pg_config
  make -j"$(nproc)" COPT=-Wno-error with_llvm=no
} >"$cache/build.log" 2>&1 || fail "see $cache/build.log"
rm -rf "$root"
mkdir -p "$root/usr/lib/postgresql" "$root/usr/share/postgresql"
# PostgreSQL finds its files relative to its programs, so a copy in another folder works.
cp -a /usr/lib/postgresql/15 "$root/usr/lib/postgresql/"
cp -a /usr/share/postgresql/15 "$root/usr/share/postgresql/"
make install DESTDIR="$root" COPT=-Wno-error with_llvm=no >>"$cache/build.log" 2>&1 || fail "see $cache/build.log"
chmod -R a+rX "$root"
echo "$programs"
