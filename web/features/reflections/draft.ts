import type { ReflectionType } from '../../../core/contract/values.ts';

/** The window that words were written in, as the server announced it. */
export type DraftWindow = {
  readonly type: ReflectionType;
  /** ISO instants, sent back to the server as they came. */
  readonly availableFrom: string;
  readonly availableUntil: string;
};

/** The prompt that words answer. */
export type DraftPrompt = { readonly promptId: string; readonly question: string };

/**
 * What becomes of words that were handed in but did not reach the journal. `waiting`: sent by themselves once the server
 * answers again; `refused`: it takes them no more; `differs`: other words are stored, the person chooses; `for-next`:
 * refused ones that begin the person's next reflection.
 */
export type DraftFate = 'waiting' | 'refused' | 'differs' | 'for-next';

/** Words on this device that the server has not confirmed. */
export type Draft = DraftWindow &
  DraftPrompt & {
    /** Made when the draft begins and sent with each try, so that a repeat is stored once. */
    readonly idempotencyKey: string;
    readonly content: string;
    /** The stored reflection that these words rewrite and its revision; null for a new one. */
    readonly rewrites: { readonly id: string; readonly revision: number } | null;
    /** What was sent so far: tells an answer that got lost from words of another device. */
    readonly sentContents: readonly string[];
    /** Null while they are being written. */
    readonly fate: DraftFate | null;
    /** Words of another tab that these would have overwritten; null when there are none. */
    readonly otherContent: string | null;
    /** Grows with every save of any tab. */
    readonly version: number;
    /** The tab that saved it. */
    readonly tab: string;
  };

/** Letters and digits of 128 random bits; crypto.randomUUID came only with Chromium 92. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A draft without words for a window, with its own idempotency key. */
export function beginDraft(window: DraftWindow, prompt: DraftPrompt, tab: string): Draft {
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
    fate: null,
    otherContent: null,
    version: 0,
    tab,
  };
}

/** Whether both are words of the same window. */
export function isSameWindow(one: DraftWindow, other: DraftWindow): boolean {
  return (
    one.type === other.type &&
    Date.parse(one.availableFrom) === Date.parse(other.availableFrom) &&
    Date.parse(one.availableUntil) === Date.parse(other.availableUntil)
  );
}

/** Whether two texts differ at most in the space around them. */
export function isSameText(one: string, other: string): boolean {
  return one.trim() === other.trim();
}
