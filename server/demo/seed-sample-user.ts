import { addDays, type Day, dayAt, instantOf } from '../../core/domain/days/day.ts';
import { weekStartOf } from '../../core/domain/days/week.ts';
import { findRow, todayOf } from '../../core/domain/ledger/ledger-state.ts';
import { summaryDueAt } from '../../core/domain/summaries/summary-due.ts';
import type { Tx } from '../db/db.ts';
import { promptId } from '../db/migrations/0002-prompts.ts';
import type { Clock, Deps } from '../deps/deps.ts';
import { Refusal } from '../errors/refusal.ts';
import { getCurrentWindow } from '../features/reflections/get-current-window.ts';
import { listReflectionKeys } from '../features/reflections/journal-store.ts';
import { submitReflection } from '../features/reflections/submit-reflection.ts';
import { listDueWeeks } from '../features/summaries/due-week-store.ts';
import { makeDueSummaries } from '../features/summaries/make-weekly-summary.ts';
import { findOrCreateUser } from '../features/users/find-or-create-user.ts';
import { findUserWithLedger } from '../features/users/ledger-store.ts';
import { findUser } from '../features/users/user-store.ts';
import { sampleOffset } from './sample-offset.ts';
import { type SampleReflection, sampleUser, sampleWeeks } from './sample-weeks.ts';

const minuteMs = 60_000;
const weekDays = 7;
const morningSeconds = 8 * 3_600;
const eveningSeconds = 20 * 3_600;

type Seeding = {
  /** The dependencies of the server, with a clock that the seeding sets to past times. */
  readonly past: Deps;
  readonly setClock: (instantMs: number) => void;
  readonly userId: string;
  readonly offset: number;
};

async function findSeeded(tx: Tx, userId: string) {
  const rows = await listReflectionKeys(tx, userId);
  const user = await findUser(tx, userId);
  return {
    keys: new Set(rows.map(({ idempotency_key }) => idempotency_key)),
    firstDay: rows[0]?.day ?? null,
    state: user?.ledger ?? null,
  };
}

type Planned = SampleReflection & { readonly key: string; readonly day: Day };

/** Return the reflections of all days before `today`. The first week begins on `firstMonday`. */
function plan(firstMonday: Day, today: Day): Planned[] {
  return sampleWeeks
    .flatMap(({ reflections }, week) =>
      reflections.map((reflection) => ({
        ...reflection,
        key: `sample-${week}-${reflection.weekday}-${reflection.type}`,
        day: addDays(firstMonday, week * weekDays + reflection.weekday),
      })),
    )
    .filter(({ day }) => day < today);
}

/** Return a number of minutes from 0 to 99 that differs from day to day: the sample user writes at various times. */
const minutesIntoEvening = (index: number) => (index * 37) % 100;

/** Request the current window in the morning, as the app does, then set the clock to a time inside that window. */
async function moveToWindow(
  { past, setClock, userId, offset }: Seeding,
  planned: Planned,
  index: number,
): Promise<void> {
  setClock(instantOf(planned.day, morningSeconds, offset));
  await getCurrentWindow(past, userId, { timezoneOffset: offset, type: undefined, timeZone: undefined });
  if (planned.type === 'evening') {
    setClock(instantOf(planned.day, eveningSeconds, offset) + minutesIntoEvening(index) * minuteMs);
    return;
  }
  const person = await past.db.asOwner(userId, (tx) => findUserWithLedger(tx, userId));
  const deep = findRow(person?.ledger?.rows ?? [], planned.day)?.deep;
  if (deep) setClock(deep.fromMs + 4 * minuteMs);
}

async function writeReflection(seeding: Seeding, planned: Planned, index: number): Promise<void> {
  const { past, userId, offset } = seeding;
  const { type, key, content } = planned;
  await moveToWindow(seeding, planned, index);
  const { window, prompt } = await getCurrentWindow(past, userId, {
    timezoneOffset: offset,
    type,
    timeZone: undefined,
  });
  if (!window.isActive || prompt === null) return;
  await submitReflection(past, userId, {
    key,
    type,
    content,
    promptId: planned.promptIndex === undefined ? prompt.id : promptId(type, planned.promptIndex),
    availableFromMs: window.fromMs,
    availableUntilMs: window.untilMs,
    timezoneOffset: offset,
  }).catch((error: unknown) => {
    // A visitor of the demo may have written in this window already.
    if (!(error instanceof Refusal)) throw error;
  });
}

/** Write all due summaries, each three minutes after it was due. Skip weeks that another server start has claimed. */
async function writeSummaries({ past, setClock, userId, offset }: Seeding, nowMs: number): Promise<void> {
  const weeks = await past.db.asOwner(userId, (tx) => listDueWeeks(tx, userId));
  for (const { week_start: weekStart } of weeks) {
    const dueAtMs = summaryDueAt(weekStart, offset);
    if (dueAtMs > nowMs) continue;
    setClock(Math.min(dueAtMs + 3 * minuteMs, nowMs));
    await makeDueSummaries(past, userId);
  }
}

/**
 * Create the sample user and ten weeks of reflections through the product's own use cases, so that streak, counts and
 * summaries are consistent. Idempotent: a later start only adds the days that have passed since.
 */
export async function seedSampleUser(deps: Deps): Promise<void> {
  const { ensureSampleUser } = deps.identity;
  if (!ensureSampleUser) throw new Error('the demo needs the builtin identity');
  const nowMs = deps.clock.now();
  let atMs = nowMs;
  const clock: Clock = { now: () => atMs };
  const setClock = (instantMs: number) => {
    atMs = instantMs;
  };
  const past: Deps = { ...deps, clock };
  const presentOffset = sampleOffset(nowMs);
  const claims = await ensureSampleUser({ name: `${sampleUser.firstName} ${sampleUser.lastName}`, picture: null });

  const freshMonday = addDays(weekStartOf(dayAt(nowMs, presentOffset)), -weekDays * (sampleWeeks.length - 1));
  setClock(instantOf(freshMonday, morningSeconds, presentOffset));
  const { userId } = await findOrCreateUser(past, claims);
  const known = await deps.db.asOwner(userId, (tx) => findSeeded(tx, userId));
  const offset = known.state?.offset ?? presentOffset;
  const today = known.state === null ? dayAt(nowMs, offset) : todayOf(known.state, nowMs);
  const firstMonday = known.firstDay === null ? freshMonday : weekStartOf(known.firstDay);

  const seeding: Seeding = { past, setClock, userId, offset };
  const missing = plan(firstMonday, today).filter(({ key }) => !known.keys.has(key));
  for (const [index, planned] of missing.entries()) await writeReflection(seeding, planned, index);
  await writeSummaries(seeding, nowMs);
  setClock(nowMs);
  await getCurrentWindow(past, userId, { timezoneOffset: presentOffset, type: undefined, timeZone: undefined });
}
