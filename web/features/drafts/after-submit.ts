import type { QueryClient } from '@tanstack/react-query';
import { REDIRECT_AFTER_UPDATE_MS } from '../../../core/domain/limits.ts';
import { ApiError, isUnauthorized } from '../../data/api/api.ts';
import { bridge } from '../../device/bridge.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { showDeferredToast } from '../../ui/toast/deferred-toast.ts';
import { dismissToast, toast } from '../../ui/toast/toast.ts';
import type { Celebration } from '../celebration/achievement-dialog.tsx';
import { celebrateOnHome, offerHelp } from '../celebration/waiting-dialogs.tsx';
import { needsHelpLines, prefetchDangerPhrases } from '../help-lines/needs-help-lines.ts';
import { localDayNow } from '../reflections/use-local-day.ts';
import { redirectToLogin } from '../session/login-redirect.ts';
import { isDraftOnlyInMemory } from './device-drafts.ts';
import { draftKey, findDraft, findDrafts } from './draft-storage.ts';
import { isLateToday } from './late-draft.ts';
import type { FailedResult, StoredResult, SubmitResult } from './submit-draft.ts';
import { submitMessages } from './submit-messages.ts';
import { hasUnsentBeside } from './unsent-reflections.ts';

type SubmittingScreen = {
  /** Whether the user pressed the submit button; false when the screen retries without the user. */
  readonly isByUser: boolean;
  readonly isShown: () => boolean;
  readonly showAchievement: (achievement: Celebration) => void;
  readonly goHome: () => void;
};

type SubmitContext = {
  readonly client: QueryClient;
  readonly uid: string;
  readonly isSignedIn: () => boolean;
  readonly screen: SubmittingScreen;
  /** The stored text that the submit edits; null for a new reflection or if unknown. */
  readonly earlier: string | null;
};

export const loadCelebration = () => import('../celebration/celebrate-submit.ts').catch(() => null);

/** Load the code for celebrations and help lines while the request is still running. */
export function prefetchAfterSubmit(): void {
  void loadCelebration();
  prefetchDangerPhrases();
}

/**
 * Do everything that follows a submit of the writing screen: toasts, the call to the Android wrapper, crisis help
 * lines, the milestone and the return to home. The caches are already up to date.
 */
export async function afterSubmit(result: SubmitResult, context: SubmitContext): Promise<void> {
  if (!context.isSignedIn()) return;
  if ('stored' in result && result.kind !== 'differs') return afterStored(result, context);
  if (result.kind === 'waiting' || result.kind === 'failed') return afterFailure(result, context);
  // There is another text or no reflection any more, or the window is closed. The writing screen says so if the user has
  // not left it.
  if (context.screen.isShown()) return;
  // If this code cannot be loaded, only home says so.
  const messages = await import('./outbox-messages.ts').catch(() => null);
  if (messages && context.isSignedIn()) toast(messages.unsentMessage(result.kind));
}

async function afterStored(result: StoredResult, context: SubmitContext): Promise<void> {
  const { kind, stored } = result;
  const { client, uid, isSignedIn, screen } = context;
  if (kind === 'created') bridge.reflectionCompleted(stored.type, stored.wordCount);
  if (await needsHelpLines(stored.content, context.earlier)) return offerHelp(uid);
  if (result.kind !== 'created') {
    toast(submitMessages[result.kind]);
    setTimeout(screen.goHome, REDIRECT_AFTER_UPDATE_MS);
    return;
  }
  dismissToast();
  // This toast hides while a dialog is open, because a celebration may open a dialog 1.5 s later.
  showDeferredToast(submitMessages.created, isSignedIn);
  // If this code cannot be loaded, the reflection is saved without a celebration.
  const celebration = await loadCelebration();
  celebration?.playSuccess();
  const achievement = await celebration?.milestoneAfterSubmit(client, uid, result.before, hasLateWords);
  if (!achievement) return screen.goHome();
  const hasUnsent = hasUnsentBeside(uid, stored);
  if (screen.isShown()) screen.showAchievement({ ...achievement, hasUnsent });
  else if (isSignedIn()) celebrateOnHome(achievement, uid, hasUnsent);
}

/** Return whether words from an earlier window can still be submitted today. */
export function hasLateWords(uid: string): boolean {
  return findDrafts(uid).some((draft) => isLateToday(draft, localDayNow(), serverClockMs()));
}

const isFull = (error: unknown) => error instanceof ApiError && error.body?.code === 'journal_full';

async function afterFailure(result: FailedResult, { uid, screen, earlier }: SubmitContext): Promise<void> {
  const { isByUser } = screen;
  const { kind, draft, error, isSentLater } = result;
  const waitingMessage = draft.isUnannounced ? 'waitingUnannounced' : 'waiting';
  if (isUnauthorized(error)) redirectToLogin();
  else if (kind !== 'waiting' || isByUser)
    toast(submitMessages[isSentLater ? waitingMessage : isFull(error) ? 'full' : 'failed']);
  if (kind === 'waiting' && isByUser && (await needsHelpLines(draft.content, earlier)))
    offerHelp(uid, () => findDraft(uid, draft) !== null && !isDraftOnlyInMemory(draftKey(uid, draft)));
}
