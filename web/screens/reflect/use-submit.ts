import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { CONTENT_MAX_CHARACTERS } from '../../../core/domain/limits.ts';
import { ApiError } from '../../data/api/api.ts';
import { statsQuery } from '../../data/stats.ts';
import { whenReachable } from '../../device/when-reachable.ts';
import type { Celebration } from '../../features/celebration/achievement-dialog.tsx';
import { endByUpdate } from '../../features/deletion/change-pending.ts';
import { afterSubmit, prefetchAfterSubmit } from '../../features/drafts/after-submit.ts';
import { isUnsent } from '../../features/drafts/draft.ts';
import { type DraftEditor, hasReplacedWords } from '../../features/drafts/draft-editor.ts';
import { type SubmitResult, submitDraft } from '../../features/drafts/submit-draft.ts';
import { submitMessages } from '../../features/drafts/submit-messages.ts';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { useIsSameUser } from '../../features/session/use-session.ts';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { dismissToastTitled, toast } from '../../ui/toast/toast.ts';

export type SubmitState = {
  readonly phase: 'writing' | 'sending' | 'done';
  /**
   * Why the server refused the draft, or null if it did not refuse the draft. `taken`: the window has a different text
   * from another device.
   */
  readonly refusal: 'window_closed' | 'window_not_open' | 'taken' | null;
  /** The stored reflection, if the user must choose between its text and the draft's text; else null. */
  readonly differing: Reflection | null;
  readonly achievement: Celebration | null;
  /**
   * What a notice must answer to the latest submit by the user: the device was offline, so that the draft is sent later,
   * or the reflection was deleted elsewhere. Else null.
   */
  readonly answer: 'offline' | 'deleted' | null;
};

/** Submit the draft and manage the state of the submit. The text stays on the screen until the server has stored it. */
export function useSubmit(editor: DraftEditor, differing: Reflection | null) {
  const [state, setState] = useState<SubmitState>({
    phase: 'writing',
    refusal: null,
    differing,
    achievement: null,
    answer: null,
  });
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const isSignedIn = useIsSameUser();
  const isShown = useIsShown();
  // Load the stats before the submit: a milestone is found by comparing them with the stats after the submit.
  useQuery(statsQuery(useLocalDay()));

  const change = (next: Partial<SubmitState>) => setState((now) => ({ ...now, ...next }));
  const goHome = () => {
    // Replace the history entry, so that Back does not open the submitted text for editing.
    if (isShown()) navigate('/', { replace: true });
  };

  const submit = async (isByUser: boolean) => {
    if (state.phase !== 'writing') return;
    // Take over what another tab has saved. It may have changed the text that waits.
    editor.save({});
    const { draft } = editor.state();
    if (draft.status === 'deleted' || (!isByUser && !isUnsent(draft))) return;
    // The button is disabled for an invalid text, but the keyboard shortcut is not.
    if (draft.content.length > CONTENT_MAX_CHARACTERS) return;
    if (draft.content.trim() === '') return void toast(submitMessages.empty);
    if (draft.promptId === '') return void toast(submitMessages.noWindow);
    // Another tab may have replaced the words of this tab. A submit would delete the replaced words, so let the user
    // choose a version first.
    if (isByUser && hasReplacedWords(editor.state())) return editor.compareReplaced();
    change({ phase: 'sending', refusal: null, answer: null });
    if (isByUser)
      dismissToastTitled(submitMessages.empty.title, submitMessages.noWindow.title, submitMessages.failed.title);
    prefetchAfterSubmit();
    const result = await submitDraft(client, editor);
    endByUpdate(editor.uid, result);
    if (!isSignedIn()) return;
    const isAnsweredOffline = result.kind === 'waiting' && result.isSentLater && isByUser;
    const answer = isAnsweredOffline ? 'offline' : result.kind === 'deleted' && isByUser ? 'deleted' : null;
    change({ ...stateAfter(result), answer });
    // The next key, such as a shortcut, must not change the words that wait to be sent: move the focus out of the text.
    if (isAnsweredOffline) {
      document.querySelector('textarea')?.blur();
      focusIfLost(document.querySelector('h1'));
    }
    const showAchievement = (achievement: Celebration) => change({ achievement });
    const screen = { isByUser, isShown, showAchievement, goHome };
    const earlier = draft.rewrites && draft.journalContent;
    await afterSubmit(result, { client, uid: editor.uid, isSignedIn, screen, earlier });
  };
  const { draft } = editor.state();
  useRetry(isUnsent(draft), () => void submit(false));

  return {
    ...state,
    submit: () => void submit(true),
    /** Go on writing: the user has chosen between the text of `differing` and the draft's. */
    onChosen: () => change({ differing: null, refusal: null }),
    goHome,
  };
}

function stateAfter(result: SubmitResult): Partial<SubmitState> {
  if (result.kind === 'taken') return { phase: 'writing', refusal: 'taken' };
  if (result.kind === 'differs') return { phase: 'writing', differing: result.stored };
  if ('stored' in result) return { phase: 'done' };
  const code =
    result.kind === 'refused'
      ? 'window_closed'
      : result.kind === 'failed' && result.error instanceof ApiError
        ? result.error.body?.code
        : undefined;
  return {
    phase: 'writing',
    ...((code === 'window_closed' || code === 'window_not_open') && { refusal: code }),
  };
}

function useIsShown(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}

/** Submit a waiting draft whenever the server may be reachable again. */
function useRetry(isWaiting: boolean, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!isWaiting) return;
    return whenReachable(() => latest.current());
  }, [isWaiting]);
}
