import type { Reflection } from '../../../core/contract/reflection.ts';
import { type Draft, type DraftFate, isSameText } from './draft.ts';
import { type DraftStorage, draftKey, parseDraft, readDraft, writeDraft } from './draft-store.ts';
import { createDraftTimer } from './draft-timer.ts';

/** What a person sees of their draft. */
export type DraftState = {
  readonly draft: Draft;
  /** `untouched`: nothing to keep yet; `failed`: not on the device, because storage is full or denied. */
  readonly saved: 'untouched' | 'waiting' | 'saved' | 'failed';
  /** Another tab has handed these words in or let them go. */
  readonly isGone: boolean;
};

type StoredWords = Pick<Reflection, 'id' | 'revision' | 'content'>;

export type DraftKeeper = {
  /** Whose words these are. */
  readonly uid: string;
  state: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  /** Takes the words as they are typed. */
  type: (content: string) => void;
  /** Saves at once what still waits: the page is going away. */
  flush: () => void;
  /** Saves at once that these words are being sent: from now on they go out by themselves, should this page die. */
  sending: () => void;
  /** Saves at once what becomes of words that were sent. */
  mark: (fate: DraftFate | null) => void;
  /** Settles a difference to another tab: these words are the draft. */
  settle: (content: string) => void;
  /** From now on these words rewrite a stored reflection, whose own words need no keeping. */
  rewrite: (stored: StoredWords, content: string) => void;
  /** The server has `sent`. The draft is forgotten, unless it holds other words by now: they go on as a rewrite. */
  handedIn: (stored: StoredWords, sent: string) => void;
  /** Forgets the draft: it is stored, or let go. */
  forget: () => void;
  /** Another tab has changed or removed what the device holds of this draft. */
  changedElsewhere: (stored: string | null) => void;
};

type Options = {
  storage: DraftStorage;
  uid: string;
  /** A draft as `beginDraft` made it or as it was found on the device. */
  start: Draft;
  /** This tab's name. */
  tab: string;
  /** Words that need no keeping, e.g. those of the stored reflection. */
  known?: string;
  /** Whether a draft that was found is on the device, and not in this page's memory alone. */
  isOnDevice?: boolean;
};

/** Whether the draft's words are, to the letter, ones that its writer has handed in. */
export function isHandedIn({ sentContents, content }: Draft): boolean {
  return sentContents.includes(content);
}

/**
 * Keeps one draft on the device while it is written. The last writer wins between tabs, except that words that this
 * tab has not seen are never overwritten: they stay beside as `otherContent` until the person has chosen.
 */
export function createDraftKeeper(options: Options): DraftKeeper {
  const { storage, uid, start, tab, known = '', isOnDevice = true } = options;
  const key = draftKey(uid, start);
  const listeners = new Set<() => void>();
  const found = isOnDevice ? 'saved' : 'failed';
  let state: DraftState = { draft: start, saved: start.version > 0 ? found : 'untouched', isGone: false };
  let worthless = known;

  const become = (next: Partial<DraftState>) => {
    state = { ...state, ...next };
    const { draft } = state;
    // Only what was handed in goes out by itself; words that were changed since then wait for their writer.
    if (draft.fate === 'waiting' && !isHandedIn(draft)) state = { ...state, draft: { ...draft, fate: null } };
    for (const listener of listeners) listener();
  };

  const save = () => {
    const { draft } = state;
    const stored = readDraft(storage, key);
    const isEmpty = draft.content.trim() === '' || draft.content === worthless;
    const unseen = stored && stored.version > draft.version && stored.tab !== tab ? stored : null;
    const otherContent = unseen && unseen.content !== draft.content ? unseen.content : draft.otherContent;
    if (isEmpty && otherContent === null && draft.sentContents.length === 0) {
      storage.remove(key);
      become({ saved: 'untouched' });
      return;
    }
    const next: Draft = {
      ...draft,
      idempotencyKey: unseen?.idempotencyKey ?? draft.idempotencyKey,
      otherContent: otherContent === draft.content ? null : otherContent,
      version: Math.max(draft.version, stored?.version ?? 0) + 1,
      tab,
    };
    become({ draft: next, saved: writeDraft(storage, key, next) ? 'saved' : 'failed' });
  };

  const timer = createDraftTimer(save);

  const saveAs = (change: Partial<Draft>) => {
    timer.flush();
    become({ draft: { ...state.draft, ...change } });
    save();
  };

  const rewrite = (stored: StoredWords, content: string) => {
    worthless = stored.content;
    const rewrites = { id: stored.id, revision: stored.revision };
    saveAs({ rewrites, content, sentContents: [], fate: null });
  };

  const forget = () => {
    timer.stop();
    storage.remove(key);
    become({ saved: 'untouched' });
  };

  return {
    uid,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (content) => {
      become({ draft: { ...state.draft, content }, saved: 'waiting', isGone: false });
      timer.touch();
    },
    flush: timer.flush,
    sending: () => {
      const { sentContents, content } = state.draft;
      saveAs({ sentContents: [...new Set([...sentContents, content])], fate: 'waiting' });
    },
    mark: (fate) => saveAs({ fate }),
    settle: (content) => saveAs({ content, otherContent: null }),
    rewrite,
    handedIn: (reflection, sent) => {
      // Another tab may have gone on writing while these words were on their way.
      const held = readDraft(storage, key);
      if (held && held.version > state.draft.version) become({ draft: held });
      const { content, otherContent } = state.draft;
      if (isSameText(content, sent) && otherContent === null) forget();
      else rewrite(reflection, content);
    },
    forget,
    changedElsewhere: (stored) => {
      // Words that only this tab has are not given up: the next save compares them with the other tab's.
      if (state.saved === 'waiting' || state.saved === 'failed') return;
      const theirs = parseDraft(stored);
      if (theirs === null) become({ isGone: state.saved === 'saved' });
      else if (theirs.version > state.draft.version) become({ draft: theirs, saved: 'saved', isGone: false });
    },
  };
}
