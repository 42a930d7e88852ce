import { laterDay } from '../../../core/domain/days/day.ts';
import { weekEnd, weekStartOf } from '../../../core/domain/days/week.ts';
import { offsetToShow } from '../../../core/domain/ledger/day-windows.ts';
import { advance } from '../../../core/domain/ledger/ledger.ts';
import { dayHas, type Ledger, rowOf } from '../../../core/domain/ledger/ledger-state.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import { wordCount } from '../../../core/domain/texts/word-count.ts';
import { withPrompt } from '../../../core/domain/windows/current-window.ts';
import { judgeSubmit, type SubmitVerdict, withWritten } from '../../../core/domain/windows/submit.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { deepMinutesOf } from '../users/deep-minutes.ts';
import { lockUserWithLedger } from '../users/ledger-store.ts';
import type { UserRow } from '../users/user-store.ts';
import { sizeWith } from './journal-size.ts';
import { findPrompt } from './prompt-store.ts';
import { countWritten, findByKey, findWritten, insertReflection, type ReflectionRow } from './reflection-store.ts';
import { reflectionView } from './reflection-view.ts';
import { saveLedger } from './save-ledger.ts';

type SubmitRequest = {
  readonly key: string | null;
  readonly promptId: string;
  readonly type: ReflectionType;
  readonly content: string;
  readonly availableFromMs: number;
  readonly availableUntilMs: number;
  readonly timezoneOffset: number;
  readonly device?: string | undefined;
};

type SubmitResult = { readonly reflection: ReflectionRow; readonly isNew: boolean };

type Accepted = Extract<SubmitVerdict, { isAccepted: true }>;

/** Return the window of the reflection. Refuse if it is closed, not open yet or already has a reflection. */
async function acceptedWindow(
  tx: Tx,
  { user_id: userId, extra_time: hasExtraTime }: UserRow,
  ledger: Ledger,
  submission: SubmitRequest,
  nowMs: number,
): Promise<Accepted> {
  const { type, availableFromMs: fromMs, availableUntilMs: untilMs } = submission;
  const verdict = judgeSubmit(ledger, { nowMs, type, fromMs, untilMs, hasExtraTime });
  if (!verdict.isAccepted) throw new Refusal(verdict.reason);
  if (dayHas(rowOf(ledger.rows, verdict.window.day), type)) {
    const existing = await findWritten(tx, userId, verdict.window);
    // The window's reflection was deleted. Refuse, so that a repeated submit cannot bring it back.
    if (existing === null) throw new Refusal('window_closed', { isDeleted: true });
    throw new Refusal('already_submitted', { reflection: reflectionView(existing) });
  }
  return verdict;
}

/**
 * Return the week of the new reflection and the number of reflections of this week, including the new one. Query the
 * database only if the user already has a reflection in a later week.
 */
async function weekWithOneMore(tx: Tx, user: UserRow, day: string): Promise<{ weekStart: string; count: number }> {
  const weekStart = weekStartOf(day);
  if (user.week_start === weekStart) return { weekStart, count: user.week_count + 1 };
  if (user.week_start === null || user.week_start < weekStart) return { weekStart, count: 1 };
  return { weekStart, count: await countWritten(tx, user.user_id, weekStart, weekEnd(weekStart)) };
}

/**
 * Submit a reflection exactly once. A request with a known idempotency key returns the stored reflection, even if its
 * content differs or the window has closed. One transaction stores all changes (reflection, day, streak, counts, the
 * week's schedule) under the user's row lock.
 *
 * Refusals: `window_closed`, with `isDeleted` if the window's reflection was deleted, `window_not_open`,
 * `already_submitted` with the stored reflection, `journal_full`, `bad_request` for a prompt of another type. Any prompt
 * of the right type is accepted, because an offline user may have answered an older prompt.
 */
export async function submitReflection(deps: Deps, userId: string, submission: SubmitRequest): Promise<SubmitResult> {
  const nowMs = deps.clock.now();
  const now = new Date(nowMs);
  const { key, type, content, promptId } = submission;
  return deps.db.asOwner(userId, async (tx) => {
    const person = await lockUserWithLedger(tx, userId);
    if (person === null) throw new Refusal('unauthorized');
    const stored = key === null ? null : await findByKey(tx, userId, key);
    if (stored !== null) return { reflection: stored, isNew: false };

    const claim = { nowMs, offset: submission.timezoneOffset, device: submission.device };
    const ledger = advance(person.ledger, claim, deepMinutesOf(deps.deepChance, userId));
    const { window, isLate } = await acceptedWindow(tx, person.user, ledger, submission, nowMs);
    const prompt = await findPrompt(tx, promptId, type);
    if (prompt === null) {
      throw new Refusal('bad_request', { field: 'promptId', message: `promptId must be a prompt for ${type}` });
    }
    const textBytes = await sizeWith(tx, person.user, { before: '', after: content });
    const row = {
      user_id: userId,
      id: deps.random.id(),
      day: window.day,
      type,
      prompt_id: prompt.id,
      content,
      word_count: wordCount(content),
      submitted_at: now,
      updated_at: now,
      available_from: new Date(window.fromMs),
      available_until: new Date(window.untilMs),
      timezone_offset: offsetToShow(window, { device: submission.timezoneOffset, inForce: ledger.state.offset }),
      late: isLate,
      revision: 1,
      idempotency_key: key,
      imported_from: null,
      imported_at: null,
    };
    await insertReflection(tx, row);

    const { user } = person;
    // If no request has assigned a prompt to this window, `withPrompt` assigns the user's next prompt. A device
    // without a network has shown exactly this prompt.
    const written = withWritten(withPrompt(ledger, window), { window, isLate }, claim);
    const week = await weekWithOneMore(tx, user, window.day);
    await saveLedger(deps, tx, person, written, nowMs, {
      total_reflections: user.total_reflections + 1,
      text_bytes: textBytes,
      last_reflection_day: laterDay(user.last_reflection_day ?? window.day, window.day),
      ...(user.week_start !== null && week.weekStart < user.week_start
        ? {}
        : { week_start: week.weekStart, week_count: week.count }),
    });
    const where = { offset: ledger.state.offset, timeZone: user.time_zone, nowMs };
    await deps.weekListener.reflectionAdded(tx, userId, { ...week, content }, where);
    return { reflection: { ...row, question: prompt.question }, isNew: true };
  });
}
