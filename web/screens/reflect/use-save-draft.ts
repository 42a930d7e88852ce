import type { Reflection } from '../../../core/contract/reflection.ts';
import { ApiError } from '../../data/api.ts';
import { useCreateReflection, useUpdateReflection } from '../../data/reflections.ts';
import type { Draft } from '../../features/reflections/draft.ts';
import type { DraftKeeper } from '../../features/reflections/draft-keeper.ts';
import { hasSent } from '../../features/reflections/open-draft.ts';
import { claimedOffset } from '../../features/session/claimed-offset.ts';

export type Saved =
  | { readonly kind: 'created' | 'updated'; readonly stored: Reflection }
  /** Other words are stored there; nothing was overwritten. */
  | { readonly kind: 'differs'; readonly theirs: Reflection };

/**
 * Brings the draft to the server: a create with its key, or a rewrite of the revision that it saw. When the stored
 * words are ones this draft has sent before (the answer got lost), they are rewritten; other words are never touched.
 * Throws what `callApi` throws; the draft is forgotten only once the server has exactly these words.
 */
export function useSaveDraft(keeper: DraftKeeper): () => Promise<Saved> {
  const create = useCreateReflection();
  const update = useUpdateReflection();

  const send = (draft: Draft): Promise<Reflection> => {
    const { rewrites, content, promptId, type, availableFrom, availableUntil, idempotencyKey } = draft;
    const timezoneOffset = claimedOffset();
    if (rewrites) return update({ ...rewrites, content, timezoneOffset });
    return create({
      promptId,
      type,
      content,
      availableFrom,
      availableUntil,
      timezoneOffset,
      idempotencyKey,
    });
  };

  const trySend = async (draft: Draft): Promise<Reflection> => {
    try {
      return await send(draft);
    } catch (error) {
      const stored = error instanceof ApiError && error.status === 409 ? error.body?.reflection : undefined;
      if (stored) return stored;
      throw error;
    }
  };

  return async () => {
    const before = keeper.state().draft;
    keeper.sending();
    const kind = before.rewrites ? 'updated' : 'created';
    const { content } = before;
    const isStored = (stored: Reflection) => stored.content.trim() === content.trim();

    let stored = await trySend(keeper.state().draft);
    if (!isStored(stored) && hasSent(before, stored)) {
      keeper.rewrite(stored, content);
      stored = await trySend(keeper.state().draft);
    }
    if (!isStored(stored)) return { kind: 'differs', theirs: stored };
    keeper.handedIn(stored, content);
    return { kind, stored };
  };
}
