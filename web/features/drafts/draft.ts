import { EDIT_GRACE_MS, RESEND_UNANNOUNCED_MS, SUBMIT_LATE_MS } from '../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';

/** The window of a draft, as the server announced it. */
export type DraftWindow = {
  readonly type: ReflectionType;
  /** ISO instants, sent back to the server unchanged. */
  readonly availableFrom: string;
  readonly availableUntil: string;
};

/** The prompt that a draft answers. */
export type DraftPrompt = { readonly promptId: string; readonly question: string };

/**
 * What happens to a submitted draft that the server has not stored. `waiting`: as soon as the server is reachable, the
 * outbox sends the submitted text; `refused`: the server no longer accepts it; `differs`: the server has a different
 * text, and the user must choose; `for-next`: a refused draft that the user wants to start the next reflection with;
 * `put-away`: a refused draft that the user does not want to see above the cards.
 */
export type DraftStatus = 'waiting' | 'refused' | 'differs' | 'for-next' | 'put-away';

/** A text on this device that the server has not confirmed. */
export type Draft = DraftWindow &
  DraftPrompt & {
    /** Created with the draft and sent with every attempt, so that the server stores only one reflection. */
    readonly idempotencyKey: string;
    readonly content: string;
    /** The stored reflection that this draft edits, and its revision; null for a new reflection. */
    readonly rewrites: { readonly id: string; readonly revision: number } | null;
    /**
     * All texts sent so far, oldest first. They show whether a stored text came from this draft or from another device.
     */
    readonly sentContents: readonly string[];
    /** Null while the user is writing. */
    readonly status: DraftStatus | null;
    /** The text of another tab that this draft would have overwritten; null when there is none. */
    readonly otherContent: string | null;
    /**
     * True until a response announces the window. Until then, the reflection counts only if it arrives before the
     * window's end.
     */
    readonly isUnannounced: boolean;
    /** Incremented by every save in any tab. */
    readonly version: number;
    /** The tab that saved this version. */
    readonly tab: string;
  };

/** Return 128 random bits in hexadecimal. `crypto.randomUUID` would require Chromium 92. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Create an empty draft for a window, with a new idempotency key. */
export function createDraft(window: DraftWindow, prompt: DraftPrompt, tab: string): Draft {
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
    sentContents: [],
    status: null,
    otherContent: null,
    isUnannounced: false,
    version: 0,
    tab,
  };
}

/** Whether the user submitted exactly this text. */
export function isSubmitted({ sentContents, content }: Draft): boolean {
  return sentContents.includes(content);
}

/**
 * Whether the user submitted the draft, and changed it before it was sent. The user must submit the changed draft
 * again.
 */
export function isChangedSinceSubmit(draft: Draft): boolean {
  return draft.status === 'waiting' && !isSubmitted(draft);
}

export function isSameWindow(one: DraftWindow, other: DraftWindow): boolean {
  return (
    one.type === other.type &&
    Date.parse(one.availableFrom) === Date.parse(other.availableFrom) &&
    Date.parse(one.availableUntil) === Date.parse(other.availableUntil)
  );
}

/** Whether two texts are equal, apart from leading and trailing whitespace. */
export function isSameText(one: string, other: string): boolean {
  return one.trim() === other.trim();
}

/** Whether a text begins with the other text, and so contains all of its words. */
export function continuesText(text: string, other: string): boolean {
  return text.trim().startsWith(other.trim());
}

/**
 * Return the words of a draft that are not in the journal, as a draft that edits no reflection. If the draft edits the
 * stored text, these are the words after it; return null if the draft changes anything else, or if that text is
 * unknown.
 */
export function unstoredWords(draft: Draft, stored: string | null): Draft | null {
  if (!draft.rewrites) return draft;
  if (!stored || !continuesText(draft.content, stored)) return null;
  const added = draft.content.trim().slice(stored.trim().length);
  return /^\s/.test(added) ? { ...draft, rewrites: null, sentContents: [], content: added.trim() } : null;
}

/** Whether a window has ended at `nowMs`, epoch milliseconds. */
export function isWindowOver(window: DraftWindow, nowMs: number): boolean {
  return nowMs >= Date.parse(window.availableUntil);
}

/**
 * Whether the server may still accept the draft. It accepts a draft until 24 hours after the end of the window, an edit
 * until 15 minutes after the end, and the draft of an unannounced window until the end itself.
 */
export function canStillSubmit(draft: Draft, nowMs: number): boolean {
  const graceMs = draft.rewrites ? EDIT_GRACE_MS : draft.isUnannounced ? 0 : SUBMIT_LATE_MS;
  return nowMs <= Date.parse(draft.availableUntil) + graceMs;
}

/** Whether the user could still change a reflection of this window if the server stored it now. */
export function isEditOpen(window: DraftWindow, nowMs: number): boolean {
  return nowMs <= Date.parse(window.availableUntil) + EDIT_GRACE_MS;
}

/**
 * Whether sending the draft may help and cannot do harm. Do not send an unannounced draft late for the first time: it
 * would count for whatever evening is open when it arrives. A draft that was sent before may be repeated, because the
 * server may have stored it and only the response was lost.
 */
export function maySend(draft: Draft, nowMs: number): boolean {
  if (!draft.isUnannounced) return true;
  const graceMs = draft.sentContents.length > 0 ? RESEND_UNANNOUNCED_MS : 0;
  return nowMs <= Date.parse(draft.availableUntil) + graceMs;
}
