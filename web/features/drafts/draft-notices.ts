import type { Reflection } from '../../../core/contract/reflection.ts';
import { dayAt, daysBetween } from '../../../core/domain/days/day.ts';
import { EDIT_GRACE_MS, WEEK_DAYS } from '../../../core/domain/limits.ts';
import type { KnownWindow } from '../../data/current-window.ts';
import { cardDay, clockTime, weekdayName } from '../reflections/format.ts';
import { closesAtMs } from '../reflections/window/server-time.ts';
import { windowName } from '../reflections/window/window-name.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import {
  canStillSubmit,
  type Draft,
  type DraftStatus,
  differsFrom,
  isChangedSinceSubmit,
  isDecided,
  isEditOpen,
  isSameWindow,
  submitEndMs,
  withUnstoredFirst,
} from './draft.ts';
import { followJournal } from './follow-journal.ts';

export type NoticeKind = DraftStatus | 'unsent' | 'changed';

const titles: Readonly<Record<NoticeKind, (when: string) => string>> = {
  unsent: (when) => `You have unsent words from ${when}`,
  changed: (when) => `You changed your words from ${when}`,
  waiting: (when) => `Your words from ${when} wait to be sent`,
  differs: (when) => `Your words from ${when} have another version`,
  refused: (when) => `You have unsent words from ${when}`,
  deleted: (when) => `Deleted elsewhere: your words from ${when}`,
  'for-next': () => 'Your next reflection begins with these words',
  'put-away': (when) => `Put away: your words from ${when}`,
};

/**
 * The titles for an unsent edit, where they differ from `titles`. They say "change", because the text before the edit
 * is safe in the journal.
 */
const editTitles: Partial<typeof titles> = {
  unsent: (when) => `You have an unsent change to your words from ${when}`,
  refused: (when) => `Not sent: your change to your words from ${when}`,
  'put-away': (when) => `Put away: your change to your words from ${when}`,
};

/** The idempotency keys of drafts whose two versions the writing page shows first, because the user opened them on home. */
export const compared = new Set<string>();

/** Return whether the user opened the draft on home to compare its versions. Only the first call returns true. */
export const takeComparison = (idempotencyKey: string): boolean => compared.delete(idempotencyKey);

/** Until when the server accepts an edit, as words beside the time. The page's countdown ends 15 minutes earlier. */
export const editEndText = `${EDIT_GRACE_MS / 60_000} minutes after the window`;

/** The idempotency keys of drafts that the user has moved from the end of home back to the other drafts. */
export const returned = new Set<string>();

const unchosenTitle = (when: string) => `Not chosen: your words from ${when}`;

/**
 * Return whether the draft's text is the one that the user has not chosen, because the journal has the chosen one. Pass
 * only a draft that `withConflict` has returned: it puts the text first that the journal does not have.
 */
export function isUnchosen({ status, choice, content }: Draft): boolean {
  return status === 'differs' && (content === choice?.mine || content === choice?.other);
}

/** Return whether the user must choose between the draft's two texts, or has chosen the journal's. */
export function hasSecondVersion(draft: Draft): boolean {
  return draft.otherContent !== null && (isUnchosen(draft) || !isDecided(draft));
}

/** Return whether the reflection was written in the draft's window. Entries of other apps do not take up a window. */
export function isOfWindow(each: Reflection, draft: Draft): boolean {
  return each.importedFrom === undefined && isSameWindow(draft, each);
}

/** Return whether the server says that the draft's window is open. Extra time keeps it open after `availableUntil`. */
export function isStillOpen(draft: Draft, known: KnownWindow | undefined): boolean {
  return known?.window.isActive === true && isSameWindow(draft, known.window);
}

/** Return the stored text of the draft's window, or null if there is none. */
export function storedText(draft: Draft, latest: readonly Reflection[]): string | null {
  return latest.find((each) => each.id === draft.rewrites?.id || isOfWindow(each, draft))?.content ?? null;
}

/** Return the draft as `followJournal` does for the newest that is known of its reflection. */
export function followLatest(draft: Draft, latest: readonly Reflection[], known: KnownWindow | undefined): Draft {
  return [...latest, known?.existingReflection ?? []].flat().reduce(followJournal, draft);
}

/**
 * A window has one reflection: if another device has written it, the draft can only become an edit. Return such a draft
 * as refused if it is too late for edits, and any other draft unchanged.
 */
export function refuseIfTaken(
  draft: Draft,
  stored: string | null,
  known: KnownWindow | undefined,
  nowMs: number,
): Draft {
  const isClosed = !isEditOpen(draft, nowMs) && !isStillOpen(draft, known);
  const isTaken = stored !== null && !draft.rewrites && draft.status === null && isClosed;
  return isTaken ? { ...draft, status: 'refused' } : draft;
}

/**
 * Return the stored reflection whose text the user must compare with the draft (see `differsFrom`), or null. There is
 * none after the time for edits, and none that is older than what the draft edits.
 */
export function conflictOf(
  draft: Draft,
  latest: readonly Reflection[],
  known: KnownWindow | undefined,
  nowMs: number,
): Reflection | null {
  if (draft.status !== null || draft.otherContent !== null) return null;
  const isOpen = isStillOpen(draft, known);
  const inWindow = isOpen || isEditOpen(draft, nowMs) ? latest.find((each) => isOfWindow(each, draft)) : undefined;
  const stored = (isOpen && known?.existingReflection) || inWindow;
  if (!stored || !differsFrom(draft, stored)) return null;
  const { rewrites } = draft;
  return rewrites?.id === stored.id && rewrites.revision > stored.revision ? null : stored;
}

/**
 * Return the draft beside the text of `conflictOf`, if any: the writing screen will ask the user to choose, even after an
 * earlier choice. Otherwise, if one of the draft's two texts is stored, return the draft with the other one first.
 */
export function withConflict(
  draft: Draft,
  latest: readonly Reflection[],
  known: KnownWindow | undefined,
  nowMs: number,
): Draft {
  const undecided = isDecided(draft) ? { ...draft, otherContent: null, choice: null } : draft;
  const stored = conflictOf(undecided, latest, known, nowMs);
  if (stored) return { ...undecided, status: 'differs', otherContent: stored.content };
  // A submit whose response was lost may have replaced the copy in the journal.
  const copy = draft.sentContents.length === 0 ? draft.journalContent : null;
  const content = copy ?? storedText(draft, latest);
  return content === null ? draft : withUnstoredFirst(draft, content);
}

/** Return whether the server no longer accepts the draft for its window. */
export function isExpired(draft: Draft, nowMs: number): boolean {
  return ['refused', 'deleted', 'for-next', 'put-away'].includes(noticeKind(draft, nowMs));
}

/**
 * Return the kind of notice that a draft needs. This is the draft's status, unless the status is null or outdated. A
 * draft with the text of another tab needs the user's choice before it can be submitted.
 */
export function noticeKind(draft: Draft, nowMs: number): NoticeKind {
  const isTooLate = !canStillSubmit(draft, nowMs);
  const isChanged = isChangedSinceSubmit(draft);
  if (draft.status === 'waiting' && (draft.isUnannounced || isChanged) && isTooLate) return 'refused';
  if (draft.status === 'differs' && isTooLate) return 'refused';
  if (isChanged) return 'changed';
  if (isTooLate) return draft.status ?? 'refused';
  return draft.status ?? (hasSecondVersion(draft) ? 'differs' : 'unsent');
}

export function noticeTitle(draft: Draft, nowMs: number): string {
  const kind = noticeKind(draft, nowMs);
  // A text in conflict with another text is not an edit of it.
  const isEdit = draft.rewrites !== null && draft.status !== 'differs';
  const titled = kind === 'waiting' && !canStillSubmit(draft, nowMs) ? 'refused' : kind;
  const title = isUnchosen(draft) ? unchosenTitle : (isEdit && editTitles[titled]) || titles[titled];
  const begun = titled === 'unsent' || titled === 'refused' ? begunText(draft, nowMs) : '';
  return title(windowName(draft, nowMs, effectiveTimezoneOffset())) + begun;
}

/** Return on which earlier day the words were begun, such as ', begun on Tuesday', or '' if on no earlier day. */
function begunText({ begunAt, availableFrom, rewrites }: Draft, nowMs: number): string {
  if (begunAt === null || rewrites) return '';
  const dayOf = (ms: number) => dayAt(ms, effectiveTimezoneOffset());
  const begun = dayOf(Date.parse(begunAt));
  if (begun === dayOf(Date.parse(availableFrom))) return '';
  return `, begun on ${daysBetween(begun, dayOf(nowMs)) < WEEK_DAYS ? weekdayName(begun) : cardDay(begun)}`;
}

/**
 * Return the latest time for a submit, such as '11:59 PM on Tuesday'. After midnight, 'today' might be taken for the day
 * of the evening before.
 */
export function submitEndText(endMs: number): string {
  const timezoneOffset = effectiveTimezoneOffset();
  return `${clockTime(new Date(endMs).toISOString(), timezoneOffset)} on ${weekdayName(dayAt(endMs, timezoneOffset))}`;
}

/** Return until when (epoch ms) words that wait may be sent: until `submitEndMs`, or until the end of the extra time. */
export function sendEndMs(draft: Draft, known: KnownWindow | undefined): number {
  return Math.max(submitEndMs(draft), known && isSameWindow(draft, known.window) ? closesAtMs(known) : 0);
}

/** Return the sentence that says until when a waiting draft is sent, or that this time has passed. */
export function waitingText(draft: Draft, nowMs: number, known: KnownWindow | undefined): string {
  const endMs = sendEndMs(draft, known);
  if (nowMs > endMs) return 'The time to send these words is over. They stay on this device until you decide.';
  // Online, the request may be running at this moment, so do not say that the device is offline.
  if (!draft.isUnannounced && navigator.onLine)
    return 'These words are kept on this device until they are in your journal.';
  const kept = `These words are kept on this device, and sent if you are connected by ${submitEndText(endMs)}.`;
  const day = dayAt(Date.parse(draft.availableFrom), effectiveTimezoneOffset());
  // The end is on another day than the window: say that the words do not count for that day.
  const isLater = draft.rewrites === null && dayAt(endMs, effectiveTimezoneOffset()) !== day;
  return isLater ? `${kept} They count for ${weekdayName(day)}.` : kept;
}

/** Return the label of the link to the draft's writing screen. It says what that screen shows or submits. */
export function finishLabel(draft: Draft, nowMs: number): string {
  const kind = noticeKind(draft, nowMs);
  if (kind === 'waiting' || kind === 'deleted') return 'Open';
  // A draft of an earlier version does not have the other text. Name no number: the other text may be several, joined.
  if (kind === 'differs' && draft.otherContent !== null) return 'See the versions';
  return draft.rewrites ? 'Finish and update' : 'Finish and submit';
}

export function draftHref({ type, availableFrom }: Draft): string {
  return `/reflect/${type}?from=${encodeURIComponent(availableFrom)}`;
}
