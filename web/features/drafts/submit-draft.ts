import type { QueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { Stats } from '../../../core/domain/stats/stats.ts';
import { ApiError, NetworkError, pathOf } from '../../data/api/api.ts';
import type { KnownWindow } from '../../data/current-window.ts';
import { createReflection, forgetReflection, updateReflection } from '../../data/write-reflections.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { statsBefore } from '../celebration/stats-before.ts';
import { closesAtMs } from '../reflections/window/server-time.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import { waitForDraftCopies } from './device-drafts.ts';
import { type Draft, hasSent, isEditOpen, isSameText, isSameWindow, mayHaveReplaced, maySend } from './draft.ts';
import type { DraftEditor } from './draft-editor.ts';

export type SubmitResult =
  | StoredResult
  | { readonly kind: 'differs'; readonly stored: Reflection }
  /** The user must first choose between the draft and a text that another tab has saved. */
  | { readonly kind: 'undecided' }
  /** The reflection of the draft's window was deleted, in another tab or on another device. */
  | { readonly kind: 'deleted' }
  /** The window has a different text from another device, and the server accepts no edits any more. */
  | { readonly kind: 'taken' }
  | FailedResult;

export type StoredResult =
  /** `before`: the stats before the submit, or null if they are unknown. */
  | { readonly kind: 'created'; readonly stored: Reflection; readonly before: Stats | null }
  /** `unchanged`: an edit had the stored text. */
  | { readonly kind: 'updated' | 'unchanged'; readonly stored: Reflection };

export type FailedResult = {
  /** `waiting`: the outbox sends the draft later. `refused`: the window is closed. `failed`: any other reason. */
  readonly kind: 'waiting' | 'refused' | 'failed';
  readonly draft: Draft;
  readonly error: unknown;
  /** Whether the device is offline and has stored the draft, so that the user does not need to try again. */
  readonly isSentLater: boolean;
};

/**
 * Submit a draft as a new reflection or as an edit. If the server has stored an earlier attempt whose response was
 * lost, edit the stored text. If the server has any other text, do not overwrite that text: return `differs`, or
 * `taken` if it is too late for edits. Delete the draft only when the server has exactly its text. If the user has
 * changed the draft since the submit, pass the submitted text as `content`. The change then stays as a draft. Never
 * throws.
 */
export async function submitDraft(
  client: QueryClient,
  editor: DraftEditor,
  content = editor.state().draft.content,
): Promise<SubmitResult> {
  const { draft } = editor.state();
  if (!maySend(draft, serverClockMs())) {
    editor.save({ status: 'refused' });
    return { kind: 'refused', draft, error: null, isSentLater: false };
  }
  if (!editor.markSubmitted(content)) return { kind: 'undecided' };
  const before = statsBefore(client, draft.idempotencyKey);
  try {
    let stored = await sendDraft(client, editor, content);
    if (!isSameText(stored.content, content) && hasSent(draft, stored)) {
      editor.editStored(stored, editor.state().draft.content);
      // Another tab may already edit a newer text.
      const isNewest = editor.state().draft.rewrites?.revision === stored.revision;
      if (!isNewest || !editor.markSubmitted(content)) return { kind: 'undecided' };
      stored = await sendDraft(client, editor, content);
    }
    if (!isSameText(stored.content, content)) {
      // Another device has written: what the screens show may be older.
      void client.invalidateQueries();
      if (!mayBeEdited(client, editor.state().draft)) {
        editor.keepUnstored('refused');
        return { kind: 'taken' };
      }
      editor.save({ status: null, ...(mayHaveReplaced(draft, stored) && { journalContent: null }) });
      return { kind: 'differs', stored };
    }
    editor.confirmStored(stored, content);
    if (!draft.rewrites) return { kind: 'created', stored, before };
    return { kind: draft.rewrites.revision === stored.revision ? 'unchanged' : 'updated', stored };
  } catch (error) {
    const now = editor.state().draft;
    const refusal = error instanceof ApiError ? error.body : null;
    const isNotFound = refusal?.code === 'not_found';
    if (isNotFound && now.rewrites) {
      editor.keepUnstored('deleted');
      void forgetReflection(client, now.rewrites.id);
    } else if (refusal?.isDeleted) {
      editor.keepUnstored('deleted');
      void client.invalidateQueries();
    }
    // Another tab may have learned it first.
    if (isNotFound || editor.state().draft.status === 'deleted') return { kind: 'deleted' };
    const isClosed = refusal?.code === 'window_closed';
    const kind = mayBeAcceptedLater(error) ? 'waiting' : isClosed ? 'refused' : 'failed';
    editor.save({ status: kind === 'failed' ? null : kind });
    const isStored = editor.state().autosave !== 'failed';
    return { kind, draft, error, isSentLater: error instanceof NetworkError && !navigator.onLine && isStored };
  }
}

/**
 * Return whether the server may still accept edits in the draft's window. Only the server knows whether the user has
 * extra time.
 */
function mayBeEdited(client: QueryClient, draft: Draft): boolean {
  const nowMs = serverClockMs();
  const windows = client.getQueriesData<KnownWindow>({ queryKey: [pathOf('getCurrentWindow')] });
  const isOpen = windows.some(([, known]) => known && isSameWindow(known.window, draft) && nowMs <= closesAtMs(known));
  // For an edit, the server compares the texts only while it accepts edits.
  return isOpen || draft.rewrites !== null || isEditOpen(draft, nowMs);
}

/**
 * Send the draft once the device has a second copy of it, or after 500 ms. Return the stored reflection, or throw what
 * `callApi` throws.
 */
async function sendDraft(client: QueryClient, editor: DraftEditor, content: string): Promise<Reflection> {
  // Read the draft before the await, because another tab may change it meanwhile.
  const { rewrites, promptId, type, availableFrom, availableUntil, idempotencyKey } = editor.state().draft;
  await waitForDraftCopies();
  const common = { content, timezoneOffset: effectiveTimezoneOffset(), owner: editor.uid };
  try {
    if (rewrites) return await updateReflection(client, { ...rewrites, ...common });
    const window = { type, availableFrom, availableUntil };
    return await createReflection(client, { promptId, ...window, idempotencyKey, ...common });
  } catch (error) {
    const stored = error instanceof ApiError && error.status === 409 ? error.body?.reflection : undefined;
    if (stored) return stored;
    throw error;
  }
}

const temporaryStatuses: readonly number[] = [401, 408, 429];

/** Return whether the same request may succeed later: no response, a temporary error, or an expired sign-in. */
export function mayBeAcceptedLater(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof ApiError)) return false;
  // A response without the product's error body comes from a proxy.
  return error.status >= 500 || temporaryStatuses.includes(error.status) || error.body === null;
}
