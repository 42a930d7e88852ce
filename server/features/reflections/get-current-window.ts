import { normaliseOffset } from '../../../core/domain/days/offset.ts';
import { advance } from '../../../core/domain/ledger/ledger.ts';
import { dayHas, type Ledger, rowOf } from '../../../core/domain/ledger/ledger-state.ts';
import { streakAt } from '../../../core/domain/ledger/open-evenings.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import { type CurrentWindow, currentWindow } from '../../../core/domain/windows/current-window.ts';
import { isDeepOver } from '../../../core/domain/windows/deep-over.ts';
import { type EveningsAhead, eveningsAhead } from '../../../core/domain/windows/evenings-ahead.ts';
import { openAfterEndMs } from '../../../core/domain/windows/extra-time.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { deepMinutesOf } from '../users/deep-minutes.ts';
import { findGivenPrompt, findUserWithLedger, lockUserWithLedger, type UserWithLedger } from '../users/ledger-store.ts';
import type { UserRow } from '../users/user-store.ts';
import { zoneOffsetAt } from '../users/zone-offset.ts';
import { readEveningPrompts, type StoredPrompt } from './prompt-store.ts';
import { findWritten, type ReflectionRow } from './reflection-store.ts';
import { saveLedger } from './save-ledger.ts';

type WindowQuestion = {
  readonly timezoneOffset: number;
  readonly type: ReflectionType | undefined;
  readonly timeZone: string | undefined;
  readonly device?: string | undefined;
};

export type WindowAnswer = {
  readonly window: CurrentWindow;
  readonly prompt: StoredPrompt | null;
  readonly existing: ReflectionRow | null;
  readonly nowMs: number;
  readonly localDate: string;
  readonly isDeepOver: boolean;
  /** Whether this call changed the current streak. */
  readonly changesStreak: boolean;
  /** The zone in force. `name` is the IANA name that a device sent last; null if its current offset is not `offset`. */
  readonly zone: { readonly offset: number; readonly name: string | null };
  /** The prompts of the next evenings, for a device without a network. `from` is the day of the first prompt. */
  readonly ahead: Omit<EveningsAhead, 'promptPositions'> & { readonly prompts: readonly StoredPrompt[] };
};

/**
 * Return the window with its reflection and a prompt: the prompt that the reflection answers. Without a reflection,
 * return the prompt that is assigned to the window. If the window is not open, reflection and prompt are null.
 */
async function contentsOf(
  tx: Tx,
  userId: string,
  ledger: Ledger,
  window: CurrentWindow,
): Promise<Pick<WindowAnswer, 'window' | 'prompt' | 'existing'>> {
  if (!window.isActive) return { window, prompt: null, existing: null };
  const isWritten = dayHas(rowOf(ledger.rows, window.day), window.type);
  const existing = isWritten ? await findWritten(tx, userId, window) : null;
  // The window's reflection was deleted. Return the window as not active, because it accepts no other reflection.
  if (existing === null && isWritten) return { window: { ...window, isActive: false }, prompt: null, existing };
  if (existing === null) return { window, prompt: await findGivenPrompt(tx, userId, window), existing };
  const { prompt_id: id, question } = existing;
  return { window, prompt: id === null ? null : { id, question }, existing };
}

/**
 * Return whether the device has moved to another zone: it must name a zone other than the stored one, and must send the
 * offset of that zone. A new offset in the stored zone (daylight saving time) is not a move.
 */
function isElsewhere(
  { time_zone: before }: UserRow,
  { timeZone, timezoneOffset }: WindowQuestion,
  nowMs: number,
): boolean {
  if (timeZone === undefined || before === null || timeZone === before) return false;
  return zoneOffsetAt(timeZone, nowMs) === timezoneOffset;
}

/**
 * Return the window that is open now, or the bounds of the next evening window. If a new offset, window or
 * zone changes the ledger, store the change under the user's row lock. Otherwise, write nothing.
 */
export async function getCurrentWindow(deps: Deps, userId: string, question: WindowQuestion): Promise<WindowAnswer> {
  const nowMs = deps.clock.now();
  const answerTo = (
    person: UserWithLedger | null,
  ): { person: UserWithLedger; after: Ledger; window: CurrentWindow } => {
    if (person === null) throw new Refusal('unauthorized');
    const claim = {
      nowMs,
      offset: question.timezoneOffset,
      device: question.device,
      isElsewhere: isElsewhere(person.user, question, nowMs),
    };
    const advanced = advance(person.ledger, claim, deepMinutesOf(deps.deepChance, userId));
    const { ledger, window } = currentWindow(advanced, {
      nowMs,
      wantedType: question.type,
      hasExtraTime: person.user.extra_time,
    });
    return { person, after: ledger, window };
  };
  // Return whether to store the zone name that the device sent. If the server does not believe the offset that the
  // device sent, it keeps the stored name.
  const hasNewZone = ({ user }: UserWithLedger, { state }: Ledger) =>
    question.timeZone !== undefined &&
    question.timeZone !== user.time_zone &&
    (user.time_zone === null || state.offset === normaliseOffset(question.timezoneOffset));

  return deps.db.asOwner(userId, async (tx) => {
    let { person, after, window } = answerTo(await findUserWithLedger(tx, userId));
    if (after !== person.ledger || hasNewZone(person, after)) {
      ({ person, after, window } = answerTo(await lockUserWithLedger(tx, userId)));
      await saveLedger(
        deps,
        tx,
        person,
        after,
        nowMs,
        hasNewZone(person, after) ? { time_zone: question.timeZone ?? null } : {},
      );
    }
    const streakOf = (ledger: Ledger) => streakAt(ledger, nowMs, openAfterEndMs(person.user.extra_time));
    const contents = await contentsOf(tx, userId, after, window);
    const { offset } = after.state;
    const sentName = hasNewZone(person, after) ? question.timeZone : person.user.time_zone;
    const name = sentName && zoneOffsetAt(sentName, nowMs) === offset ? sentName : null;
    const { promptPositions, ...ahead } = eveningsAhead(after, nowMs);
    return {
      ...contents,
      nowMs,
      localDate: after.state.day,
      isDeepOver: isDeepOver(after, nowMs),
      changesStreak: person.ledger !== null && after !== person.ledger && streakOf(person.ledger) !== streakOf(after),
      zone: { offset, name },
      ahead: { ...ahead, prompts: await readEveningPrompts(deps.db, tx, userId, promptPositions) },
    };
  });
}
