import type { Reflection } from '../../../core/contract/reflection.ts';
import { EDIT_GRACE_MS, RESEND_UNANNOUNCED_MS } from '../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import { lateEndMs } from '../../../core/domain/windows/late-end.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';

export type DraftWindow = {
  readonly type: ReflectionType;
  /** ISO 8601. Sent back to the server unchanged. */
  readonly availableFrom: string;
  readonly availableUntil: string;
};

export type StoredText = Pick<Reflection, 'id' | 'revision' | 'content'>;

export type DraftPrompt = { readonly promptId: string; readonly question: string };

/**
 * What happens to a submitted draft that the server has not stored. `waiting`: the outbox sends it when the server is
 * reachable. `refused`: the server no longer accepts it. `differs`: the server has a different text, and the user must
 * choose. `deleted`: the reflection of its window was deleted elsewhere. `for-next`: a refused draft with which
 * the user wants to start the next reflection. `put-away`: a refused draft that the user does not want to see on home.
 */
export type DraftStatus = 'waiting' | 'refused' | 'differs' | 'deleted' | 'for-next' | 'put-away';

/** A text on this device that the server has not confirmed. */
export type Draft = DraftWindow &
  DraftPrompt & {
    /** Sent with every attempt, so that the server stores only one reflection. */
    readonly idempotencyKey: string;
    readonly content: string;
    /** The stored reflection that the draft edits; null for a new reflection. */
    readonly rewrites: { readonly id: string; readonly revision: number } | null;
    /**
     * The stored text at the revision of `rewrites`; null if unknown. If a text of the draft equals it, that text is a
     * copy of the journal's: the user has not written it here.
     */
    readonly journalContent: string | null;
    /**
     * The texts sent since the draft began or became an edit of this revision, oldest first. They show whether a stored
     * text came from this draft or another device.
     */
    readonly sentContents: readonly string[];
    /** Null while the user is writing. */
    readonly status: DraftStatus | null;
    /** The text of another tab or of the server that this draft would have overwritten; null if there is none. */
    readonly otherContent: string | null;
    /**
     * The user's last choice between two versions: the chosen text, both texts, and the status before the choice. It
     * holds while `otherContent` is one of the two texts (see `isDecided`): the one not chosen or, if the user has chosen
     * both, `other`. The device keeps both texts until the server has both, another device replaces the one that is a
     * copy of the journal's, or the user deletes the draft.
     */
    readonly choice: {
      readonly chosen: string;
      readonly mine: string;
      readonly other: string;
      readonly status: DraftStatus | null;
    } | null;
    /**
     * Whether the server has not announced the window yet. The server accepts a draft for such a window only before the
     * window ends.
     */
    readonly isUnannounced: boolean;
    /** Whether the reflection of its window was deleted elsewhere, even if the user has put the draft away since. */
    readonly isDeleted: boolean;
    /** When the window opened in which the user began the words that the draft has from an earlier one; else null. */
    readonly begunAt: string | null;
    /** Incremented by every save in any tab. */
    readonly version: number;
  };

/** Return 128 random bits in hexadecimal. Chromium before 92 has no `crypto.randomUUID`. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function createDraft(window: DraftWindow, prompt: DraftPrompt): Draft {
  const { type, availableFrom, availableUntil } = window;
  return {
    type,
    availableFrom,
    availableUntil,
    promptId: prompt.promptId,
    question: prompt.question,
    idempotencyKey: randomKey(),
    content: '',
    rewrites: null,
    journalContent: null,
    sentContents: [],
    status: null,
    otherContent: null,
    choice: null,
    isUnannounced: false,
    isDeleted: false,
    begunAt: null,
    version: 0,
  };
}

/** Return the changes to a draft that make it an edit of a stored reflection. */
export function editOf({ id, revision, content }: StoredText): Pick<Draft, 'rewrites' | 'journalContent'> {
  return { rewrites: { id, revision }, journalContent: content };
}

/** Return whether the user submitted exactly the current text. */
export function isSubmitted({ sentContents, content }: Draft): boolean {
  return sentContents.includes(content);
}

/**
 * Return whether the user has changed a submitted draft while it waits to be sent. The user must then submit it again.
 */
export function isChangedSinceSubmit(draft: Draft): boolean {
  return draft.status === 'waiting' && !isSubmitted(draft);
}

/** Return whether the user has submitted the text of the draft and the server does not have it yet. */
export function isUnsent(draft: Draft): boolean {
  return draft.status === 'waiting' && isSubmitted(draft);
}

export function isSameWindow(one: DraftWindow, other: DraftWindow): boolean {
  return (
    one.type === other.type &&
    Date.parse(one.availableFrom) === Date.parse(other.availableFrom) &&
    Date.parse(one.availableUntil) === Date.parse(other.availableUntil)
  );
}

export function isSameText(one: string, other: string): boolean {
  return one.trim() === other.trim();
}

export function continuesText(text: string, other: string): boolean {
  return text.trim().startsWith(other.trim());
}

/**
 * Return the position in a text at which it has all lines of another in a row, or -1. Only the last of these may have
 * more words. No text has the lines of an empty one.
 */
export function indexOfLines(text: string, other: string): number {
  const [lines, wanted] = [`\n${text}`, `\n${other.trim()}`];
  if (wanted === '\n') return -1;
  let start = lines.indexOf(wanted);
  while (start >= 0 && /\S/.test(lines.charAt(start + wanted.length))) start = lines.indexOf(wanted, start + 1);
  return start;
}

/** Return whether a text has all lines of another in a row (`indexOfLines`). An empty text has an empty one. */
export function hasLines(text: string, other: string): boolean {
  return indexOfLines(text.trim(), other) >= 0 || (text.trim() === '' && other.trim() === '');
}

/** Return whether a text has each sentence and each line of another, in any order. */
function hasSentences(text: string, other: string): boolean {
  const onOneLine = (words: string) => ` ${words.trim().replace(/\s+/g, ' ')} `;
  const all = onOneLine(text);
  const sentences = other.match(/[^\n.!?…]+[.!?…]*\S*/g) ?? [other];
  return sentences.every((sentence) => all.includes(onOneLine(sentence)));
}

export function isWindowOver(window: DraftWindow, nowMs: number): boolean {
  return nowMs >= Date.parse(window.availableUntil);
}

/**
 * Return until when (epoch ms) the server accepts a new reflection of the window: 24 hours after the end, or longer if
 * the clocks have gone back (see `lateEndMs`).
 */
export function windowLateEndMs({ type, availableFrom, availableUntil }: DraftWindow): number {
  const span = { fromMs: Date.parse(availableFrom), untilMs: Date.parse(availableUntil) };
  return lateEndMs({ type, ...span }, effectiveTimezoneOffset());
}

/**
 * Return until when (epoch ms) the server accepts the draft: a new reflection until `windowLateEndMs`, an edit until 15
 * minutes after the window's end, and a draft of an unannounced window until the end.
 */
export function submitEndMs(draft: Draft): number {
  if (!draft.rewrites && !draft.isUnannounced) return windowLateEndMs(draft);
  return Date.parse(draft.availableUntil) + (draft.rewrites ? EDIT_GRACE_MS : 0);
}

/** Return whether the server may still accept the draft. */
export function canStillSubmit(draft: Draft, nowMs: number): boolean {
  return nowMs <= submitEndMs(draft);
}

/** Return whether a reflection of this window could still be edited if the server stored it now. */
export function isEditOpen(window: DraftWindow, nowMs: number): boolean {
  return nowMs <= Date.parse(window.availableUntil) + EDIT_GRACE_MS;
}

/**
 * Return whether the draft may be sent now. The server would count a late draft of an unannounced window for another
 * evening, so the first attempt must not be late. A repeated attempt may be late, because the server may already have
 * stored the draft, and only the response was lost.
 */
export function maySend(draft: Draft, nowMs: number): boolean {
  if (!draft.isUnannounced) return true;
  const graceMs = draft.sentContents.length > 0 ? RESEND_UNANNOUNCED_MS : 0;
  return nowMs <= Date.parse(draft.availableUntil) + graceMs;
}

/** Return whether the stored text came from this draft: the response was lost, and no other device wrote the text. */
export function hasSent({ sentContents }: Draft, stored: Pick<Reflection, 'content'>): boolean {
  return sentContents.some((sent) => isSameText(sent, stored.content));
}

/**
 * Return whether a submit of this draft may have replaced `journalContent` in the journal although its response was
 * lost. That text is then no copy: it is only on this device. It is still a copy if the journal has exactly one newer
 * text, written by another device.
 */
export function mayHaveReplaced(draft: Draft, stored: StoredText): boolean {
  const { rewrites, sentContents } = draft;
  if (!rewrites || sentContents.length === 0) return false;
  return hasSent(draft, stored) || stored.revision > rewrites.revision + 1;
}

/**
 * Return whether the draft's text is surely the journal's. A submit whose response was lost may have replaced that text.
 */
export function hasJournalText({ content, journalContent, sentContents }: Draft): boolean {
  return journalContent !== null && sentContents.length === 0 && isSameText(content, journalContent);
}

/**
 * Return whether the server has a text that the draft's user has not seen here, so that they must choose between the
 * two.
 */
export function differsFrom(draft: Draft, stored: Reflection): boolean {
  const isKnown = draft.rewrites?.revision === stored.revision || hasSent(draft, stored);
  return !isKnown && draft.content.trim() !== '' && !isSameText(draft.content, stored.content);
}

/** Return whether the user has already decided between the draft's text and its `otherContent`. */
export function isDecided({ choice, otherContent }: Draft): boolean {
  return choice !== null && (otherContent === choice.mine || otherContent === choice.other);
}

/** Return whether the user must choose between the draft's two texts before either can be submitted. */
export const isUndecided = (draft: Draft): boolean => draft.otherContent !== null && !isDecided(draft);

export const areBothChosen = ({ choice }: Draft): boolean =>
  choice !== null && choice.chosen !== choice.mine && choice.chosen !== choice.other;

/**
 * Return whether the journal has the text that the user has chosen and submitted, with the other text in it. If not, the
 * device keeps the other text, because it is nowhere else. A submit of a text that the journal already had confirms
 * nothing.
 */
export function isConfirmed(draft: Draft, stored: Pick<Reflection, 'content'>): boolean {
  const { otherContent, journalContent } = draft;
  if (!isDecided(draft) || !hasSent(draft, stored)) return false;
  const isPart = hasSentences(stored.content, otherContent ?? '');
  return (areBothChosen(draft) || isPart) && !isSameText(journalContent ?? '', stored.content);
}

/** Return a draft of two texts with the other one first if its own is the stored text; else return it unchanged. */
export function withUnstoredFirst(draft: Draft, stored: string): Draft {
  const { content, otherContent } = draft;
  if (otherContent === null || isSameText(otherContent, stored)) return draft;
  if (content.trim() !== '' && !isSameText(content, stored)) return draft;
  return { ...draft, content: otherContent, otherContent: stored, status: 'differs' };
}
