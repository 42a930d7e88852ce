import type { Tx } from './db.ts';

/** A schema change, applied once. All missing changes run in one transaction as the owner of the tables. */
export type Migration = {
  /** For example '0001-people'. Never rename a released migration. */
  readonly name: string;
  readonly up: (tx: Tx) => Promise<void>;
};
