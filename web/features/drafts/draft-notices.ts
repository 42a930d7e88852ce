import { clockTime } from '../reflections/format.ts';
import { windowName } from '../reflections/window/window-name.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import { canStillSubmit, type Draft, type DraftStatus, isChangedSinceSubmit } from './draft.ts';

export type NoticeKind = DraftStatus | 'unsent' | 'changed';

const titles: Readonly<Record<NoticeKind, (when: string) => string>> = {
  unsent: (when) => `You have unsent words from ${when}`,
  changed: (when) => `You changed your words from ${when}`,
  waiting: (when) => `Your words from ${when} wait to be sent`,
  differs: (when) => `There are other words from ${when}, too`,
  refused: (when) => `You have unsent words from ${when}`,
  deleted: (when) => `Your words from ${when} are still here`,
  'for-next': () => 'Your next reflection begins with these words',
  'put-away': (when) => `Put away: your words from ${when}`,
};

const unsentChange = (when: string) => `You have an unsent change to your words from ${when}`;

/**
 * The titles for an unsent edit, where they differ from `titles`. They say "change", because the text before the edit
 * is safe in the journal.
 */
const editTitles: Partial<typeof titles> = {
  unsent: unsentChange,
  refused: unsentChange,
  'put-away': (when) => `Put away: your change to your words from ${when}`,
};

/** Whether the server no longer accepts the draft for its window. */
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
  return draft.status ?? (draft.otherContent === null ? 'unsent' : 'differs');
}

export function noticeTitle(draft: Draft, nowMs: number): string {
  const kind = noticeKind(draft, nowMs);
  // A text in conflict with another text is not an edit of it.
  const isEdit = draft.rewrites !== null && draft.status !== 'differs';
  const title = (isEdit && editTitles[kind]) || titles[kind];
  return title(windowName(draft, nowMs, effectiveTimezoneOffset()));
}

/** Return the sentence that says when a waiting draft is sent. */
export function waitingText({ isUnannounced, availableUntil }: Draft): string {
  // Online, the request may be running at this moment, so do not say that the device is offline.
  if (!isUnannounced && navigator.onLine) return 'These words are kept on this device until they are in your journal.';
  if (!isUnannounced) return 'These words are kept on this device and sent when you are connected.';
  const end = clockTime(availableUntil, effectiveTimezoneOffset());
  return `These words are kept on this device, and sent if you are connected by ${end}.`;
}

/** Return the label of the link to the draft's writing screen. It says what that screen shows or submits. */
export function finishLabel(draft: Draft, nowMs: number): string {
  const kind = noticeKind(draft, nowMs);
  if (kind === 'waiting' || kind === 'deleted') return 'Open';
  // A draft of an earlier version does not have the other text.
  if (kind === 'differs' && draft.otherContent !== null) return 'See both versions';
  return draft.rewrites ? 'Finish and update' : 'Finish and submit';
}

export function draftHref({ type, availableFrom }: Draft): string {
  return `/reflect/${type}?from=${encodeURIComponent(availableFrom)}`;
}
