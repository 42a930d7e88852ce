import { secretsMigration } from './db/keys/secrets.ts';
import type { Migration } from './db/migration.ts';
import { migrations } from './db/migrations/index.ts';
import { identityMigrations } from './identity/builtin/migrations.ts';

/** All migrations, in the order in which a new database gets them. */
export const productMigrations: readonly Migration[] = [secretsMigration, ...identityMigrations, ...migrations];
