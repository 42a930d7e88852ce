import type { HelpLineTable } from '../../core/contract/help-lines.ts';
import type { Day } from '../../core/domain/days/day.ts';
import type { Config } from '../config/config.ts';
import type { Db, Tx } from '../db/db.ts';
import type { DeepChance } from '../db/deep-chance.ts';
import type { Identity } from '../identity/identity.ts';
import type { Log } from '../log/log.ts';
import type { Mail } from '../outside/mail/mail.ts';
import type { Push } from '../outside/push/push.ts';
import type { Random } from '../random/random.ts';
import type { ModelWriter, Writer } from '../writer/writer.ts';

/** The server's clock, which decides about windows and days. */
export type Clock = {
  /** Epoch milliseconds. */
  readonly now: () => number;
};

/** The zone of a user: the offset in force (minutes, as getTimezoneOffset), and its IANA name if the client sent it. */
export type CurrentZone = { readonly offset: number; readonly timeZone: string | null; readonly nowMs: number };

/** A week with a new or changed reflection. `count` is the number of its reflections, `content` the new text. */
export type ChangedWeek = { readonly weekStart: Day; readonly count: number; readonly content: string };

/**
 * Receives what happens to a user's weeks, in the transaction of the change and under the lock of the user's row. The
 * reflections call it and the summaries implement it, so that reflections need not import summaries.
 */
export type WeekListener = {
  readonly reflectionAdded: (tx: Tx, userId: string, week: ChangedWeek, zone: CurrentZone) => Promise<void>;
  readonly reflectionEdited: (
    tx: Tx,
    userId: string,
    edit: { readonly day: Day; readonly content: string },
    zone: CurrentZone,
  ) => Promise<void>;
  /** The offset in force has changed: weeks end at another instant. */
  readonly zoneChanged: (tx: Tx, userId: string, zone: CurrentZone) => Promise<void>;
};

/** The dependencies of a feature. A feature reaches the outside only through them. */
export type Deps = {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly deepChance: DeepChance;
  readonly identity: Identity;
  readonly writer: Writer;
  /** Null when no model is configured, and in a process without the worker role. */
  readonly modelWriter: ModelWriter | null;
  readonly helpLines: HelpLineTable;
  readonly mail: Mail;
  readonly push: Push;
  readonly weekListener: WeekListener;
  readonly log: Log;
};
