import type { Tx } from './db.ts';

/**
 * One change of the database schema, applied once, in the order of the list. All missing changes run in one transaction
 * as the owner of the tables. The roles inward_app and inward_sweeper and the schema `app` already exist.
 */
export type Migration = {
  /** The name of the migration, for example '0001-people'. Never rename a released migration. */
  readonly name: string;
  readonly up: (tx: Tx) => Promise<void>;
};
