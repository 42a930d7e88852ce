#!/bin/sh
# Runs once, when the container of PostgreSQL makes its database: the users and rights of docs/running.md.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set owner="$OWNER_PASSWORD" --set login="$LOGIN_PASSWORD" <<'SQL'
create role inward_owner login password :'owner';
create role inward_app nologin nosuperuser nobypassrls;
create role inward_sweeper nologin nosuperuser nobypassrls;
create role inward_operator nologin nosuperuser nobypassrls;
create role inward_login login noinherit password :'login';
grant inward_app, inward_sweeper, inward_operator to inward_login;
grant pg_monitor, pg_checkpoint to inward_owner;
create database inward owner inward_owner;
alter database inward set log_error_verbosity = terse;
alter database inward set log_parameter_max_length = 0;
\connect inward
grant execute on function pg_switch_wal() to inward_owner;
SQL
