import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import type { ModelFault, ModelOutcome, ModelWriter } from '../../writer/writer.ts';
import type { ReflectionRow } from '../reflections/reflection-store.ts';
import { wantsModel } from '../users/model-consent.ts';
import { findUser, type UserRow } from '../users/user-store.ts';
import type { WeekFault } from './due-week-store.ts';
import { recordCalls, releaseSlot, takeSlot, tokensSince } from './model-limits.ts';
import { type ClaimedVersion, claimModelWeek, endTry, postponeModelWeek, removeModelWeek } from './model-week-store.ts';
import { findVersion, updateVersion, type VersionKey } from './summary-store.ts';
import { reflectionsOfWeek, storedEvidence, weekToSummarise } from './week-to-summarise.ts';

/** A week's outage, and some days in which somebody may notice. */
const longestWaitMs = 14 * 86_400_000;
/** Workers that die over one version: it may be what kills them. */
const mostLost = 5;
const firstPauseMs = 60_000;
const longestPauseMs = 4 * 3_600_000;
const placePauseMs = 10_000;
const dayMs = 86_400_000;
const storePatienceMs = 60_000;

/** Between a half and the whole of it, so that many who failed together do not come back together. */
const withJitter = (ms: number, { random }: Pick<Deps, 'random'>) => ms * (0.5 + (random.bytes(1)[0] ?? 0) / 512);

/** When the next try may be: a growing pause, never before the provider said. */
function pauseMs(deps: Deps, tries: number, retryAfterMs: number | null): number {
  return Math.max(retryAfterMs ?? 0, 0) + withJitter(Math.min(firstPauseMs * 4 ** tries, longestPauseMs), deps);
}

type Taken = ClaimedVersion & {
  readonly until: Date;
  readonly rows: readonly ReflectionRow[];
};

/** Whether the person wants their words to go to the model of now, and this process can ask it. */
const mayAsk = ({ config, modelWriter }: Deps, user: UserRow | null): boolean =>
  user !== null && modelWriter !== null && wantsModel(user, config.writer);

/** Leaves the builtin words for good, with the reason; nothing happens when the claim was lost meanwhile. */
async function giveUp(tx: Tx, key: VersionKey, until: Date, failed: ModelFault | WeekFault): Promise<void> {
  if (await endTry(tx, key, until, { failed })) await updateVersion(tx, key, { model_failed: true });
}

/** Takes the version, a place and a look at the day's tokens, or puts it off. Null when there is nothing to ask. */
async function take(deps: Deps, tx: Tx, key: VersionKey, holder: string): Promise<Taken | null> {
  const { clock, config } = deps;
  const now = new Date(clock.now());
  // A week takes three calls at most.
  const workMs = config.writer === 'builtin' ? 0 : 3 * config.writer.timeoutMs;
  const until = new Date(now.getTime() + workMs + storePatienceMs);
  const claimed = await claimModelWeek(tx, key, { now, until });
  if (claimed === null) return null;
  const user = await findUser(tx, key.userId);
  if (!mayAsk(deps, user) || (await findVersion(tx, key)) === null) {
    await removeModelWeek(tx, key);
    return null;
  }
  if (claimed.lost > mostLost) {
    await giveUp(tx, key, until, 'worker_lost');
    return null;
  }
  const today = now.getTime() - (now.getTime() % dayMs);
  if ((await tokensSince(tx, new Date(today))) >= config.writerTokensPerDay) {
    await postponeModelWeek(tx, key, new Date(today + dayMs + withJitter(firstPauseMs, deps)));
    return null;
  }
  if (!(await takeSlot(tx, holder, { most: config.writerConcurrency, now, until }))) {
    await postponeModelWeek(tx, key, new Date(now.getTime() + withJitter(placePauseMs, deps)));
    return null;
  }
  return { ...claimed, until, rows: await reflectionsOfWeek(tx, key.userId, key.weekStart) };
}

async function store(deps: Deps, tx: Tx, key: VersionKey, taken: Taken, model: ModelWriter, outcome: ModelOutcome) {
  const { summary } = outcome;
  const now = new Date(deps.clock.now());
  if (!mayAsk(deps, await findUser(tx, key.userId))) {
    await removeModelWeek(tx, key, taken.until);
    return;
  }
  if (summary !== null) {
    if (!(await removeModelWeek(tx, key, taken.until))) return;
    await updateVersion(tx, key, {
      title: summary.title,
      long_summary: summary.longSummary,
      key_themes: [...summary.keyThemes],
      evidence: storedEvidence(summary, taken.rows),
      model: model.name,
      model_failed: false,
      generated_at: now,
    });
    return;
  }
  const dueAt = new Date(now.getTime() + pauseMs(deps, taken.tries, outcome.retryAfterMs));
  if (outcome.again && dueAt.getTime() < taken.orderedAt.getTime() + longestWaitMs) {
    await endTry(tx, key, taken.until, { dueAt });
    return;
  }
  await giveUp(tx, key, taken.until, outcome.fault);
}

/**
 * Lets the model replace the builtin words of one version, at most once. Asks only while the person wants it, a place
 * and tokens of the day are left, and nobody else is at it; else the version waits on the schedule. A provider
 * that is away is asked again for two weeks; a model that fails for good leaves the builtin words and the reason.
 */
export async function askModel(deps: Deps, key: VersionKey): Promise<void> {
  const { db, random, clock, modelWriter } = deps;
  const holder = random.id();
  const taken = await db.asOwner(key.userId, (tx) => take(deps, tx, key, holder));
  if (taken === null || modelWriter === null) return;
  const week = await weekToSummarise(taken.rows, key.weekStart, key.version);
  const calledAt = new Date(clock.now());
  // Words of harm may have come since: such a week is the builtin writer's alone.
  const outcome = week.careful ? null : await modelWriter.write(week);
  await db.asOwner(key.userId, async (tx) => {
    await releaseSlot(tx, holder);
    if (outcome === null) return void (await removeModelWeek(tx, key, taken.until));
    await recordCalls(tx, outcome.calls, { model: modelWriter.name, calledAt, newId: random.id });
    await store(deps, tx, key, taken, modelWriter, outcome);
  });
}
