import type { storage } from '../../device/storage.ts';
import type { Draft, DraftWindow } from './draft.ts';

/** The device's storage, or a stand-in. None of it throws; `set` says whether it is stored. */
export type DraftStorage = Pick<typeof storage, 'get' | 'set' | 'remove' | 'keys'>;

// The person is part of every key: somebody else on the same device never meets these words.
/** Every draft's key begins so, and one person's with their id. */
export const draftPrefix = 'inward-draft:';
export const personPrefix = (uid: string): string => `${draftPrefix}${encodeURIComponent(uid)}:`;

/** The device's key of one person's draft for one window. */
export function draftKey(uid: string, { type, availableFrom, availableUntil }: DraftWindow): string {
  return `${personPrefix(uid)}${type}:${Date.parse(availableFrom)}:${Date.parse(availableUntil)}`;
}

/** Reads what a key holds; null for nothing and for something else. */
export function readDraft(storage: Pick<DraftStorage, 'get'>, key: string): Draft | null {
  return parseDraft(storage.get(key));
}

/** Keeps a draft on the device. False when it could not: storage full or denied. */
export function writeDraft(storage: DraftStorage, key: string, draft: Draft): boolean {
  return storage.set(key, JSON.stringify(draft));
}

/** One person's drafts with words in them, latest window first. */
export function listDrafts(storage: Pick<DraftStorage, 'get' | 'keys'>, uid: string): Draft[] {
  return storage
    .keys(personPrefix(uid))
    .map((key) => readDraft(storage, key))
    .filter((draft): draft is Draft => draft !== null && draft.content.trim() !== '')
    .sort((one, other) => Date.parse(other.availableFrom) - Date.parse(one.availableFrom));
}

/** Reads a stored draft; null when the text is none. */
export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    // Drafts of an earlier version had no fate yet.
    return isDraft(value) ? { ...value, fate: value.fate ?? null } : null;
  } catch {
    return null;
  }
}

const textFields = ['availableFrom', 'availableUntil', 'promptId', 'question', 'idempotencyKey', 'content', 'tab'];

function isDraft(value: unknown): value is Draft {
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
