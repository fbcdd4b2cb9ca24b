"""Looking after a server: its settings, backups, migrations. The commands of who runs it; no game goes through here."""
