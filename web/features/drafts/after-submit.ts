import type { QueryClient } from '@tanstack/react-query';
import { REDIRECT_AFTER_UPDATE_MS } from '../../../core/domain/limits.ts';
import type { Achievement } from '../../../core/domain/stats/milestones.ts';
import { ApiError, isUnauthorized } from '../../data/api/api.ts';
import { bridge } from '../../device/bridge.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { showDeferredToast } from '../../ui/toast/deferred-toast.ts';
import { dismissToast, toast } from '../../ui/toast/toast.ts';
import { celebrateOnHome, offerHelp } from '../celebration/waiting-dialogs.tsx';
import { needsHelpLines, prefetchDangerPhrases } from '../help-lines/needs-help-lines.ts';
import { localDayNow } from '../reflections/use-local-day.ts';
import { redirectToLogin } from '../session/login-redirect.ts';
import { isSameText } from './draft.ts';
import { findDraft, findDrafts } from './draft-storage.ts';
import { isLateToday } from './late-draft.ts';
import type { FailedResult, StoredResult, SubmitResult } from './submit-draft.ts';
import { submitMessages } from './submit-messages.ts';

type SubmittingScreen = {
  /** Whether the user pressed the submit button; false when the screen retries without the user. */
  readonly isByUser: boolean;
  readonly isShown: () => boolean;
  readonly showAchievement: (achievement: Achievement) => void;
  readonly goHome: () => void;
};

type SubmitContext = {
  readonly client: QueryClient;
  readonly uid: string;
  readonly isSignedIn: () => boolean;
  /** The writing screen that sent the draft, or null if the outbox sent it. */
  readonly screen: SubmittingScreen | null;
};

const loadCelebration = () => import('../celebration/celebrate-submit.ts').catch(() => null);

/** Load the code for celebrations and help lines while the request is still running. */
export function prefetchAfterSubmit(): void {
  void loadCelebration();
  prefetchDangerPhrases();
}

/**
 * Do everything that follows a submit: toasts, the call to the Android wrapper, crisis help lines, the milestone and
 * the return to home. The caches are already up to date.
 */
export async function afterSubmit(result: SubmitResult, context: SubmitContext): Promise<void> {
  if (!context.isSignedIn()) return;
  if ('stored' in result && result.kind !== 'differs') return afterStored(result, context);
  if (!context.screen)
    return void toast(submitMessages[result.kind === 'differs' ? 'differsToOutbox' : 'refusedToOutbox']);
  // There is another text, or no reflection any more: the writing screen says so.
  if (result.kind === 'differs' || result.kind === 'undecided' || result.kind === 'deleted' || result.kind === 'taken')
    return;
  return afterFailure(result, context.uid, context.screen.isByUser);
}

async function afterStored({ kind, stored }: StoredResult, context: SubmitContext): Promise<void> {
  const { client, uid, isSignedIn, screen } = context;
  if (kind === 'created') bridge.reflectionCompleted(stored.type, stored.wordCount);
  if (!screen) {
    // A version that the user has not chosen may stay on the device. It is no change.
    const isChanged = !isSameText(findDraft(uid, stored)?.content ?? stored.content, stored.content);
    toast(submitMessages[isChanged ? 'sentBeforeChange' : 'sentByOutbox']);
  }
  const isHeavy = await needsHelpLines(stored.content);
  // For a draft of the outbox, the crisis help lines were shown when the user submitted the draft.
  if (isHeavy && screen) return offerHelp(uid);
  // This toast hides while a dialog is open, because a celebration may open a dialog 1.5 s later.
  if (screen && kind === 'created') {
    dismissToast();
    showDeferredToast(submitMessages.created, isSignedIn);
  } else if (screen) toast(submitMessages[kind]);
  if (kind !== 'created') {
    if (screen) setTimeout(screen.goHome, REDIRECT_AFTER_UPDATE_MS);
    return;
  }
  // If this code cannot be loaded, the reflection is saved without a celebration.
  const celebration = await loadCelebration();
  if (screen) celebration?.playSuccess();
  const achievement = await celebration?.milestoneAfterSubmit(client, () => hasLateWords(uid));
  // A text with a phrase of harm gets no celebration, but home still needs the stats that were fetched above.
  if (isHeavy) return;
  if (!achievement) screen?.goHome();
  else if (screen?.isShown()) screen.showAchievement(achievement);
  else if (isSignedIn()) celebrateOnHome(achievement, uid);
}

function hasLateWords(uid: string): boolean {
  return findDrafts(uid).some((draft) => isLateToday(draft, localDayNow(), serverClockMs()));
}

const isFull = (error: unknown) => error instanceof ApiError && error.body?.code === 'journal_full';

async function afterFailure(result: FailedResult, uid: string, isByUser: boolean): Promise<void> {
  const { kind, draft, error, isSentLater } = result;
  const waitingMessage = draft.isUnannounced ? 'waitingUnannounced' : 'waiting';
  if (isUnauthorized(error)) redirectToLogin();
  else if (kind !== 'waiting' || isByUser)
    toast(submitMessages[isSentLater ? waitingMessage : isFull(error) ? 'full' : 'failed']);
  if (kind === 'waiting' && isByUser && (await needsHelpLines(draft.content))) offerHelp(uid);
}
