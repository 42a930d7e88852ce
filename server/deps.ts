import type { HelpLineTable } from '../core/contract/help-lines.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import type { DeepChance } from './db/deep-chance.ts';
import type { Identity } from './identity/identity.ts';
import type { Queue } from './jobs/queue.ts';
import type { Log } from './log.ts';
import type { Mail } from './outside/mail/mail.ts';
import type { Push } from './outside/push/push.ts';
import type { ModelWriter, Writer } from './writer/writer.ts';

/** The only clock that counts. */
export type Clock = {
  /** Epoch milliseconds. */
  readonly now: () => number;
};

/** Chance and ids made by the application. */
export type Random = {
  /** A UUID v7: sorts by the time it was made. */
  readonly id: () => string;
  readonly bytes: (count: number) => Uint8Array;
};

/** What a feature is given. Nothing else reaches the outside. */
export type Deps = {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly deepChance: DeepChance;
  readonly identity: Identity;
  readonly writer: Writer;
  /** Null where no model is configured, and in a process that only answers requests. */
  readonly modelWriter: ModelWriter | null;
  readonly helpLines: HelpLineTable;
  readonly mail: Mail;
  readonly push: Push;
  readonly queue: Queue;
  readonly log: Log;
};
