import type { Tx } from './db.ts';

/**
 * One step of the schema, applied once, in the order of the list. All missing steps run in one transaction as the
 * owner of the tables, with the roles inward_app and inward_sweeper and the empty schema `app` already there.
 */
export type Migration = {
  /** '0001-people': never renamed once it was released. */
  readonly name: string;
  readonly up: (tx: Tx) => Promise<void>;
};
