import { setTimeout as pause } from 'node:timers/promises';
// Asks a model to write versions (texts) of summaries. A version first gets the text of the builtin writer; a model may
// replace this text once. If the model's provider fails temporarily, the call is retried for two weeks. After a
// permanent failure, the builtin text stays, and app.model_weeks records the reason.
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import type { QueueJob } from '../../jobs/job.ts';
import { type Backoff, retryDelayMs, withJitter } from '../../jobs/retry.ts';
import { faultSentences } from '../../writer/model/fault-sentences.ts';
import type { ModelChoice } from '../../writer/model/model-choice.ts';
import type { ModelFault, ModelOutcome, ModelWriter } from '../../writer/writer.ts';
import type { ReflectionRow } from '../reflections/reflection-store.ts';
import { refusesModels, sharesEarlier, wantsModel } from '../users/model-consent.ts';
import { findUser, type UserRow } from '../users/user-store.ts';
import type { WeekFault } from './due-week-store.ts';
import { recordCalls, releaseSlot, takeSlot, tokensSince } from './model-limits.ts';
import {
  type ClaimedVersion,
  claimModelWeek,
  endModelAttempt,
  postponeModelWeek,
  removeModelWeek,
} from './model-week-store.ts';
import { findVersion, updateVersion } from './summary-store.ts';
import { readWeekRows, storedEvidence, type WeekRows, weekToSummarise } from './week-to-summarise.ts';

/** A failed call is retried this long: enough for a week's outage and some days until the operator notices it. */
const retryForMs = 14 * 86_400_000;
const backoff: Backoff = { firstMs: 60_000, factor: 4, maxMs: 4 * 3_600_000 };
/** A version is marked as failed after more worker crashes than this, because it may cause the crashes. */
const maxLostWorkers = 5;
const slotRetryMs = 10_000;
/** How long a worker pauses if no model slot is free, so that it does not claim one waiting version after another. */
const slotPauseMs = 1_000;
const dayMs = 86_400_000;
const storeLimitMs = 60_000;
const callsPerWeek = 5;

export const modelSummaryJob: QueueJob<ClaimedVersion> = {
  name: 'model-summary',
  room: 'summaries',
  pollMs: 1_000,
  concurrency: 4,
  leaseMs: ({ summaryModel }) => callsPerWeek * summaryModel.longestCallMs + storeLimitMs,
  claim: ({ db }, lease) => db.asSweeper((tx) => claimModelWeek(tx, lease)),
  run: askModel,
};

/**
 * Return whether the user wants this model. If no model is available now (`choice` is null), return true only if this
 * server may find a model later and the user has not refused models: then the version waits.
 */
const isWanted = ({ summaryModel }: Deps, user: UserRow | null, choice: ModelChoice | null): boolean => {
  if (user === null) return false;
  return choice === null ? summaryModel.longestCallMs > 0 && !refusesModels(user) : wantsModel(user, choice);
};

/** Mark a version as failed with a reason, so that the builtin text stays. Do nothing if the lease was lost. */
async function giveUp(tx: Tx, claimed: ClaimedVersion, failed: ModelFault | WeekFault): Promise<void> {
  if (await endModelAttempt(tx, claimed, { failed })) await updateVersion(tx, claimed, { model_failed: true });
}

/** Take a model slot and return what to send. Return 'no_slot' if none is free, null if no call may be made now. */
async function prepare(
  deps: Deps,
  tx: Tx,
  claimed: ClaimedVersion,
  { holder, choice }: { readonly holder: string; readonly choice: ModelChoice | null },
): Promise<WeekRows | 'no_slot' | null> {
  const { clock, config, random } = deps;
  const { userId, weekStart, until } = claimed;
  const now = new Date(clock.now());
  const user = await findUser(tx, userId);
  if (user === null || !isWanted(deps, user, choice) || (await findVersion(tx, claimed)) === null) {
    await removeModelWeek(tx, claimed, until);
    return null;
  }
  if (choice === null) {
    if (!(await retryLater(deps, tx, claimed, 0))) await removeModelWeek(tx, claimed, until);
    return null;
  }
  if (claimed.lostWorkers > maxLostWorkers) {
    await giveUp(tx, claimed, 'worker_lost');
    return null;
  }
  const today = now.getTime() - (now.getTime() % dayMs);
  if ((await tokensSince(tx, new Date(today))) >= config.writerTokensPerDay) {
    await postponeModelWeek(tx, claimed, new Date(today + dayMs + withJitter(backoff.firstMs, random)));
    return null;
  }
  if (!(await takeSlot(tx, holder, { limit: config.writerConcurrency, now, until }))) {
    await postponeModelWeek(tx, claimed, new Date(now.getTime() + withJitter(slotRetryMs, random)));
    return 'no_slot';
  }
  const read = await readWeekRows(tx, userId, weekStart);
  return { ...read, earlier: sharesEarlier(user, choice) ? read.earlier.filter(({ careful }) => !careful) : [] };
}

/**
 * End an attempt and schedule the next one. If that would be after the retry period, change nothing and return false.
 */
async function retryLater(deps: Deps, tx: Tx, claimed: ClaimedVersion, askedPauseMs: number): Promise<boolean> {
  const delayMs = Math.max(askedPauseMs, 0) + retryDelayMs(backoff, claimed.failures + 1, deps.random);
  const dueAt = new Date(deps.clock.now() + delayMs);
  if (dueAt.getTime() >= claimed.orderedAt.getTime() + retryForMs) return false;
  await endModelAttempt(tx, claimed, { dueAt });
  return true;
}

type Answer = {
  readonly outcome: ModelOutcome;
  readonly choice: ModelChoice;
  readonly model: ModelWriter;
  readonly rows: readonly ReflectionRow[];
};

async function storeAnswer(deps: Deps, tx: Tx, claimed: ClaimedVersion, answer: Answer): Promise<void> {
  const { outcome, choice, model, rows } = answer;
  const now = new Date(deps.clock.now());
  if (!isWanted(deps, await findUser(tx, claimed.userId), choice)) {
    await removeModelWeek(tx, claimed, claimed.until);
    return;
  }
  const { summary } = outcome;
  if (summary !== null) {
    if (!(await removeModelWeek(tx, claimed, claimed.until))) return;
    await updateVersion(tx, claimed, {
      title: summary.title,
      long_summary: summary.longSummary,
      key_themes: [...summary.keyThemes],
      evidence: storedEvidence(summary, rows),
      model: model.name,
      model_failed: false,
      generated_at: now,
    });
    return;
  }
  deps.log.warn(faultSentences[outcome.fault], { job: modelSummaryJob.name });
  if (outcome.again && (await retryLater(deps, tx, claimed, outcome.retryAfterMs ?? 0))) return;
  await giveUp(tx, claimed, outcome.fault);
}

/**
 * Call the model for a claimed version. Then store its text, schedule a retry, or mark the version as failed. Call the
 * model only if the user agrees, a slot is free (all servers share the slots) and the daily token limit is not reached.
 */
async function askModel(deps: Deps, claimed: ClaimedVersion, signal: AbortSignal): Promise<void> {
  const { db, random, clock, summaryModel, openModel } = deps;
  const { userId, weekStart, version, until } = claimed;
  const holder = random.id();
  if (signal.aborted) return db.asOwner(userId, (tx) => postponeModelWeek(tx, claimed, new Date(clock.now())));
  const choice = openModel === null ? null : await summaryModel.find();
  const read = await db.asOwner(userId, (tx) => prepare(deps, tx, claimed, { holder, choice }));
  if (read === 'no_slot') return pause(slotPauseMs, undefined, { signal }).catch(() => undefined);
  if (read === null || choice === null || openModel === null) return;
  const model = await openModel(choice);
  // Do not send the user's theme corrections to a model. They are applied to the title and themes of the model's text
  // when the summary is shown.
  const week = await weekToSummarise({ ...read, corrections: [] }, weekStart, version);
  const calledAt = new Date(clock.now());
  // An edit may have added a phrase of harm to the week. Never send such a week to a model.
  const outcome = week.careful ? null : await model.write(week);
  await db.asOwner(userId, async (tx) => {
    await releaseSlot(tx, holder);
    if (outcome === null) return void (await removeModelWeek(tx, claimed, until));
    await recordCalls(tx, outcome.calls, { model: model.name, calledAt, newId: random.id });
    await storeAnswer(deps, tx, claimed, { outcome, choice, model, rows: read.rows });
  });
}
