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
import type { SummaryModel } from '../writer/local/summary-model.ts';
import type { ModelChoice } from '../writer/model/model-choice.ts';
import type { ModelWriter, Writer } from '../writer/writer.ts';

/** The clock for the product's rules, such as when windows open and days begin. */
export type Clock = {
  /** In epoch milliseconds. */
  readonly now: () => number;
};

/** `offset` is in minutes, with the sign of getTimezoneOffset. `timeZone` is the IANA name if the client sent it. */
export type CurrentZone = { readonly offset: number; readonly timeZone: string | null; readonly nowMs: number };

/** A week with a new or changed reflection. `count` is the number of its reflections, `content` the new text. */
export type ChangedWeek = { readonly weekStart: Day; readonly count: number; readonly content: string };

/**
 * Called when a user's week changes, in the transaction of the change, which has locked the user's row. The folder
 * `summaries` implements this for the folder `reflections`, which must not import `summaries`.
 */
export type WeekListener = {
  readonly reflectionAdded: (tx: Tx, userId: string, week: ChangedWeek, zone: CurrentZone) => Promise<void>;
  readonly reflectionEdited: (
    tx: Tx,
    userId: string,
    edit: { readonly day: Day; readonly content: string },
    zone: CurrentZone,
  ) => Promise<void>;
  /** Called after a deletion: summaries must no longer contain the words. `count` reflections of the week are left. */
  readonly reflectionDeleted: (tx: Tx, userId: string, week: Omit<ChangedWeek, 'content'>, now: Date) => Promise<void>;
  /** Called after the user's offset has changed: the user's weeks now end at another instant. */
  readonly zoneChanged: (tx: Tx, userId: string, zone: CurrentZone) => Promise<void>;
};

/** The dependencies of a feature. A feature accesses database, network and clock only through them. */
export type Deps = {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly deepChance: DeepChance;
  readonly identity: Identity;
  readonly writer: Writer;
  readonly summaryModel: SummaryModel;
  /** Opens a language model. Null in a process that is not a worker. */
  readonly openModel: ((choice: ModelChoice) => Promise<ModelWriter>) | null;
  readonly helpLines: HelpLineTable;
  readonly mail: Mail;
  readonly push: Push;
  readonly weekListener: WeekListener;
  readonly log: Log;
};
