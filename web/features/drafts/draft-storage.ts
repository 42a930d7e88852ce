import { STORAGE_DRAFTS } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';
import type { Draft, DraftWindow } from './draft.ts';

/** The device's storage, or a fake in tests. No method throws. `set` returns whether the value is stored. */
export type DraftStorage = Pick<typeof storage, 'get' | 'set' | 'remove' | 'keys'>;

/** Return the key prefix of one user's drafts, so that users of one device never see each other's drafts. */
export const userDraftPrefix = (uid: string): string => `${STORAGE_DRAFTS}${encodeURIComponent(uid)}:`;

export function draftKey(uid: string, { type, availableFrom, availableUntil }: DraftWindow): string {
  return `${userDraftPrefix(uid)}${type}:${Date.parse(availableFrom)}:${Date.parse(availableUntil)}`;
}

/** Return the draft stored under a key; null if there is none or if the value is not a draft. */
export function readDraft(storage: Pick<DraftStorage, 'get'>, key: string): Draft | null {
  return parseDraft(storage.get(key));
}

/** Store a draft. Return false if storage is full or denied. */
export function writeDraft(storage: DraftStorage, key: string, { status, ...draft }: Draft): boolean {
  // Earlier versions of the app, which may be open in another tab, read no draft without `tab`.
  return storage.set(key, JSON.stringify({ ...draft, fate: status, tab: '' }));
}

/**
 * Return the draft with a text: if the user has deleted its own, the one of another tab, or the one that waits to be sent.
 */
export function withText(draft: Draft): Draft {
  const { content, otherContent, sentContents, status } = draft;
  if (content.trim() !== '') return draft;
  if (otherContent !== null) return { ...draft, content: otherContent, otherContent: null };
  const [sent = content] = status === 'waiting' ? sentContents.slice(-1) : [];
  return { ...draft, content: sent };
}

/** Return a user's drafts that have text, latest window first. */
export function listDrafts(storage: Pick<DraftStorage, 'get' | 'keys'>, uid: string): Draft[] {
  return storage
    .keys(userDraftPrefix(uid))
    .map((key) => readDraft(storage, key))
    .flatMap((draft) => (draft ? withText(draft) : []))
    .filter(({ content }) => content.trim() !== '')
    .sort((one, other) => Date.parse(other.availableFrom) - Date.parse(one.availableFrom));
}

export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isStoredDraft(value)) return null;
    const { fate, choice, tab, ...draft } = value;
    const status = fate ?? null;
    // A draft of an earlier version of the app may lack these fields. The server had announced its window.
    const later = { isUnannounced: false, isDeleted: status === 'deleted', journalContent: null, begunAt: null };
    return { ...later, ...draft, choice: isChoice(choice) ? choice : null, status };
  } catch {
    return null;
  }
}

/** A draft in storage. The status has the name `fate`, as in earlier versions. */
type StoredDraft = Omit<Draft, 'status' | 'isUnannounced' | 'isDeleted' | 'choice' | 'journalContent' | 'begunAt'> &
  Partial<Pick<Draft, 'isUnannounced' | 'isDeleted' | 'journalContent' | 'begunAt'>> & {
    readonly fate?: Draft['status'];
    readonly choice?: unknown;
    readonly tab?: unknown;
  };

const textFields = ['availableFrom', 'availableUntil', 'promptId', 'question', 'idempotencyKey', 'content'];

const choiceFields = ['chosen', 'mine', 'other'];

/** Without a valid choice, the draft keeps both texts, and the user chooses again. */
function isChoice(value: unknown): value is Draft['choice'] {
  const fields = new Map<string, unknown>(Object.entries(value ?? {}));
  const status = fields.get('status');
  return (
    choiceFields.every((name) => typeof fields.get(name) === 'string') &&
    (status === null || typeof status === 'string')
  );
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const type = fields.get('type');
  return (
    textFields.every((name) => typeof fields.get(name) === 'string') &&
    (type === 'evening' || type === 'deep') &&
    typeof fields.get('version') === 'number' &&
    Array.isArray(fields.get('sentContents')) &&
    fields.has('rewrites') &&
    fields.has('otherContent')
  );
}

/** Drafts that the device refused to store, by key. They survive leaving the writing screen, but not a reload. */
export const draftsInMemory = new Map<string, string>();

export const readableDrafts: Pick<DraftStorage, 'get' | 'keys'> = {
  get: (key) => draftsInMemory.get(key) ?? storage.get(key),
  keys: (prefix) => {
    const inMemory = [...draftsInMemory.keys()].filter((key) => key.startsWith(prefix));
    return [...new Set([...storage.keys(prefix), ...inMemory])];
  },
};

export function hasDraftsOnlyInMemory(): boolean {
  return draftsInMemory.size > 0;
}

export function findDraft(uid: string, window: DraftWindow): Draft | null {
  const draft = readDraft(readableDrafts, draftKey(uid, window));
  return draft && withText(draft);
}

/** Return a user's drafts on this device that have text, latest window first. */
export function findDrafts(uid: string): Draft[] {
  return listDrafts(readableDrafts, uid);
}
