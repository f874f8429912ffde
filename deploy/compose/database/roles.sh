#!/bin/sh
# Läuft einmal, wenn PostgreSQL eingerichtet wird. Die Rolle des Dienstes darf nichts, was er nicht braucht; hz_app nimmt jede Transaktion an.
set -e
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$(cat "${ROLE_PASSWORD_FILE:-/run/secrets/database}")" --username=postgres <<'SQL'
create role hz_app nologin nosuperuser nobypassrls;
create role hinweise login nosuperuser nobypassrls password :'password';
grant hz_app to hinweise;
create database hinweise owner hinweise encoding 'UTF8' template template0;
SQL
