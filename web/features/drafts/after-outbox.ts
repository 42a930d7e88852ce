import type { QueryClient } from '@tanstack/react-query';
import { bridge } from '../../device/bridge.ts';
import { showDeferredToast } from '../../ui/toast/deferred-toast.ts';
import { currentToasts, dismissToast, toast } from '../../ui/toast/toast.ts';
import { celebrateOnHome } from '../celebration/waiting-dialogs.tsx';
import { needsHelpLines } from '../help-lines/needs-help-lines.ts';
import { hasLateWords, loadCelebration } from './after-submit.ts';
import { isSameText } from './draft.ts';
import { findDraft } from './draft-storage.ts';
import { outboxMessages, unsentMessage } from './outbox-messages.ts';
import type { SubmitResult } from './submit-draft.ts';
import { hasUnsentBeside } from './unsent-reflections.ts';

export type OutboxContext = {
  readonly client: QueryClient;
  readonly uid: string;
  readonly isSignedIn: () => boolean;
};

/**
 * Say what became of a draft that the outbox has sent, and celebrate a milestone on home. The crisis help lines were
 * shown when the user submitted the draft.
 */
export async function afterOutbox(result: SubmitResult, { client, uid, isSignedIn }: OutboxContext): Promise<void> {
  if (!isSignedIn()) return;
  if (!('stored' in result) || result.kind === 'differs') return void toast(unsentMessage(result.kind));
  const { kind, stored } = result;
  if (kind === 'created') bridge.reflectionCompleted(stored.type, stored.wordCount);
  // A version that the user has not chosen may stay on the device. It is no change.
  const isChanged = !isSameText(findDraft(uid, stored)?.content ?? stored.content, stored.content);
  const sent = outboxMessages[isChanged ? 'sentBeforeChange' : hasUnsentBeside(uid, stored) ? 'sentOne' : 'sent'];
  // The notice of a choice stays for its time.
  if (!currentToasts().some(({ open, title }) => open && title === outboxMessages.differs.title)) dismissToast();
  let isSaidByDialog = false;
  showDeferredToast(sent, () => isSignedIn() && !isSaidByDialog);
  if (result.kind !== 'created') return;
  const isHeavy = await needsHelpLines(stored.content);
  const celebration = await loadCelebration();
  const achievement = await celebration?.milestoneAfterSubmit(client, uid, result.before, hasLateWords, isHeavy);
  // A text with a phrase of harm gets no celebration, but home still needs the stats that were fetched above.
  if (!achievement || isHeavy || !isSignedIn()) return;
  isSaidByDialog = !isChanged;
  celebrateOnHome(achievement, uid, hasUnsentBeside(uid, stored));
}
