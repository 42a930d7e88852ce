import type { QueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { ApiError, NetworkError } from '../../data/api.ts';
import { createReflection, updateReflection } from '../../data/write-reflections.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import { copiedDrafts } from './device-drafts.ts';
import type { Draft } from './draft.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { hasSent } from './open-draft.ts';

type Saved =
  | { readonly kind: 'created' | 'updated'; readonly stored: Reflection }
  /** Other words are stored there; nothing was overwritten. */
  | { readonly kind: 'differs'; readonly theirs: Reflection };

function send(client: QueryClient, owner: string, draft: Draft): Promise<Reflection> {
  const { rewrites, content, promptId, type, availableFrom, availableUntil, idempotencyKey } = draft;
  const timezoneOffset = effectiveTimezoneOffset();
  if (rewrites) return updateReflection(client, { ...rewrites, content, timezoneOffset, owner });
  const window = { type, availableFrom, availableUntil };
  return createReflection(client, { promptId, content, ...window, timezoneOffset, idempotencyKey, owner });
}

async function trySend(client: QueryClient, owner: string, draft: Draft): Promise<Reflection> {
  try {
    return await send(client, owner, draft);
  } catch (error) {
    const stored = error instanceof ApiError && error.status === 409 ? error.body?.reflection : undefined;
    if (stored) return stored;
    throw error;
  }
}

/**
 * Brings the draft to the server: a create with its key, or a rewrite of the revision that it saw. When the stored
 * words are ones this draft has sent before (the answer got lost), they are rewritten; other words are never touched.
 * Throws what `callApi` throws; the draft is forgotten only once the server has exactly these words.
 */
async function saveDraft(client: QueryClient, keeper: DraftKeeper): Promise<Saved> {
  const before = keeper.state().draft;
  const kind = before.rewrites ? 'updated' : 'created';
  const { content } = before;
  const isStored = (stored: Reflection) => stored.content.trim() === content.trim();

  const sendNow = async () => {
    keeper.sending();
    // What is sent is what was handed in, whatever another tab writes meanwhile.
    const { draft } = keeper.state();
    await copiedDrafts();
    return trySend(client, keeper.uid, draft);
  };
  let stored = await sendNow();
  if (!isStored(stored) && hasSent(before, stored)) {
    keeper.rewrite(stored, content);
    stored = await sendNow();
  }
  if (!isStored(stored)) return { kind: 'differs', theirs: stored };
  keeper.handedIn(stored, content);
  return { kind, stored };
}

const passingStatuses: readonly number[] = [401, 408, 429];

/** Whether the same words may be taken later: nobody answered, the server is in trouble, or a sign-in is missing. */
function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof ApiError)) return false;
  // An answer without the product's own body is that of something between here and the server.
  return error.status >= 500 || passingStatuses.includes(error.status) || error.body === null;
}

export type HandedIn =
  | Saved
  /** `waiting`: marked to be sent again by itself; `refused`: the window takes it no more; `failed`: for another reason. */
  | { readonly kind: 'waiting' | 'refused' | 'failed'; readonly error: unknown };

/** Hands a draft in, and marks what becomes of words that do not reach the server. Never throws. */
export async function handIn(client: QueryClient, keeper: DraftKeeper): Promise<HandedIn> {
  try {
    const saved = await saveDraft(client, keeper);
    if (saved.kind === 'differs') keeper.mark(null);
    return saved;
  } catch (error) {
    const isTooLate = error instanceof ApiError && error.body?.code === 'window_closed';
    const kind = isPassing(error) ? 'waiting' : isTooLate ? 'refused' : 'failed';
    keeper.mark(kind === 'failed' ? null : kind);
    return { kind, error };
  }
}
