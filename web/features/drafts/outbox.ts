import type { QueryClient } from '@tanstack/react-query';
import { runInOneTab } from '../../device/one-tab.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { whenReachable } from '../../device/when-reachable.ts';
import { deviceDrafts, isDraftOnlyInMemory } from './device-drafts.ts';
import { type Draft, isChangedSinceSubmit, isEditOpen, isSubmitted, maySend } from './draft.ts';
import { createDraftEditor, type DraftEditor } from './draft-editor.ts';
import { draftKey, findDraft, findDrafts } from './draft-storage.ts';
import { markDiffering } from './mark-differing.ts';
import { recoverDrafts } from './recover-drafts.ts';
import { type SubmitResult, submitDraft } from './submit-draft.ts';
import { isOpenInThisTab } from './use-draft.ts';

/**
 * Send a user's waiting drafts, now and whenever the server may be reachable again. Skip drafts that are open and
 * unchanged on a writing screen of this tab: that screen sends them. Skip drafts for which `isHeld` returns true for now. Call `onResult`
 * for each draft that was stored or refused. Return a stop function.
 */
export function startOutbox(
  client: QueryClient,
  uid: string,
  onResult: (result: SubmitResult) => void,
  isHeld: (draft: Draft) => boolean = () => false,
): () => void {
  let isStopped = false;
  const isDue = (draft: Draft) => {
    const nowMs = serverClockMs();
    // If the user changed the draft after the submit, send the submitted text only while the server accepts edits,
    // because the change must follow as an edit. After that, the user must submit the whole text again.
    const isTextDue = isSubmitted(draft) || isEditOpen(draft, nowMs);
    // The page of an open draft sends it, but not without the changes made since the submit.
    const isSentHere = (!isOpenInThisTab(uid, draft) || isChangedSinceSubmit(draft)) && !isHeld(draft);
    return draft.status === 'waiting' && isTextDue && isSentHere && maySend(draft, nowMs);
  };
  const dueDrafts = () => findDrafts(uid).filter(isDue);
  const sendAll = () =>
    runInOneTab('inward-outbox', async () => {
      for (const due of dueDrafts()) {
        // The draft may have changed while another was sent.
        const draft = findDraft(uid, due);
        if (isStopped) return;
        if (!draft || !isDue(draft)) continue;
        const isOnDevice = !isDraftOnlyInMemory(draftKey(uid, draft));
        const editor = createDraftEditor({ storage: deviceDrafts, uid, start: draft, isOnDevice });
        const result = await submitWaiting(client, editor);
        if (result.kind === 'waiting') return;
        // The browser fires `storage` events only in other tabs. Fire one for the screens of this tab.
        window.dispatchEvent(new StorageEvent('storage', { key: draftKey(uid, draft) }));
        if (result.kind !== 'undecided' || findDraft(uid, draft)) onResult(result);
      }
    });
  let lastRun = Promise.resolve();
  const run = () => {
    if (dueDrafts().length > 0) lastRun = lastRun.then(sendAll).catch(() => undefined);
  };
  const stopRetrying = whenReachable(run);
  void recoverDrafts(uid).then(run);
  return () => {
    isStopped = true;
    stopRetrying();
  };
}

/**
 * Send the text that the user has submitted, without the changes made since. If the server does not store it, keep the
 * draft with a status that asks the user to decide.
 */
export async function submitWaiting(client: QueryClient, editor: DraftEditor): Promise<SubmitResult> {
  const { draft } = editor.state();
  const [submitted = draft.content] = draft.sentContents.slice(-1);
  const result = await submitDraft(client, editor, isSubmitted(draft) ? draft.content : submitted);
  if (result.kind === 'differs') markDiffering(editor, result.stored);
  else if (result.kind === 'failed') editor.save({ status: 'refused' });
  return result;
}
