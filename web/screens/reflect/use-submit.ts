import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { CONTENT_MAX_CHARACTERS, REDIRECT_AFTER_UPDATE_MS } from '../../../core/domain/limits.ts';
import type { Achievement } from '../../../core/domain/stats/milestones.ts';
import { ApiError, isUnauthorized, NetworkError } from '../../data/api.ts';
import { statsQuery } from '../../data/stats.ts';
import { bridge } from '../../device/bridge.ts';
import { celebrateOnHome, offerHelp } from '../../features/celebration/waiting-dialogs.tsx';
import { prepareHelpLines } from '../../features/help-lines/prepare-help-lines.ts';
import type { DraftKeeper } from '../../features/reflections/draft-keeper.ts';
import { type HandedIn, handIn } from '../../features/reflections/save-draft.ts';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { redirectToLogin } from '../../features/session/login-redirect.ts';
import { useIsSameUser } from '../../features/session/use-session.ts';
import { toast } from '../../ui/toast.ts';
import { unsay } from '../../ui/unsay.ts';
import { saveWords } from './save-words.ts';
import { useSendLater } from './use-send-later.ts';

export type Submit = {
  readonly phase: 'writing' | 'sending' | 'done';
  /** Why the server will not take the words any more, or not yet. */
  readonly refusal: 'window_closed' | 'window_not_open' | null;
  /** A toast has asked for another try: nothing else may be promised beside it. */
  readonly isAskedAgain: boolean;
  /** Stored words that differ from these; the person chooses. */
  readonly theirs: Reflection | null;
  readonly achievement: Achievement | null;
};

type Failed = Extract<HandedIn, { error: unknown }>;

/** Fetched while the words are on their way. Without it a reflection is saved all the same. */
const loadCelebration = () => import('./celebrate-submit.ts').catch(() => null);

/** Sends the draft and follows what becomes of it. The words stay where they are until the server has them. */
export function useSubmit(keeper: DraftKeeper, differing: Reflection | null) {
  const [state, setState] = useState<Submit>({
    phase: 'writing',
    refusal: null,
    isAskedAgain: false,
    theirs: differing,
    achievement: null,
  });
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const localDay = useLocalDay();
  const isShown = useRef(true);
  const isHere = useIsSameUser();
  // Known before the submit, so that what has grown can be told after it.
  useQuery(statsQuery(localDay));

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const change = (next: Partial<Submit>) => setState((now) => ({ ...now, ...next }));
  const goHome = () => {
    if (isShown.current) navigate('/');
  };

  const celebrate = async (loading: ReturnType<typeof loadCelebration>) => {
    toast(saveWords.submitted);
    const achievement = await (await loading)?.celebrateSubmit(client, localDay);
    if (!achievement) return goHome();
    // Back may have been pressed meanwhile.
    if (isShown.current) change({ achievement });
    else celebrateOnHome(achievement, keeper.uid);
  };

  const fail = ({ kind, error }: Failed, isByItself: boolean) => {
    // A device that keeps nothing cannot say that they go out by themselves.
    const isKept = error instanceof NetworkError && !navigator.onLine && keeper.state().saved !== 'failed';
    change({ phase: 'writing', ...(!isByItself && { isAskedAgain: !isKept }) });
    if (isUnauthorized(error)) return redirectToLogin();
    const code = error instanceof ApiError ? error.body?.code : undefined;
    if (code === 'window_closed' || code === 'window_not_open') change({ refusal: code });
    if (kind === 'waiting' && isByItself) return;
    toast(isKept ? saveWords.waiting : saveWords.failed);
  };

  /** `isByItself`: nobody has tapped; words that wait are tried again. */
  const submit = async (isByItself = false) => {
    const { draft } = keeper.state();
    if (state.phase !== 'writing') return;
    // The button waits; the keys do not.
    if (draft.content.length > CONTENT_MAX_CHARACTERS) return;
    if (draft.content.trim() === '') return void toast(saveWords.empty);
    if (draft.promptId === '') return void toast(saveWords.noWindow);
    change({ phase: 'sending', refusal: null });
    if (!isByItself) unsay(saveWords.empty.title, saveWords.noWindow.title, saveWords.failed.title);
    const needsHelpLines = prepareHelpLines();
    const celebration = loadCelebration();
    const done = await handIn(client, keeper);
    if (!isHere()) return;
    if (done.kind === 'differs') return change({ phase: 'writing', theirs: done.theirs });
    if (!('stored' in done)) {
      fail(done, isByItself);
      if (done.kind === 'waiting' && !isByItself && (await needsHelpLines(draft.content))) offerHelp(keeper.uid);
      return;
    }
    change({ phase: 'done' });
    if (done.kind === 'created') bridge.reflectionCompleted(done.stored.type, done.stored.wordCount);
    if (await needsHelpLines(done.stored.content)) return offerHelp(keeper.uid);
    if (done.kind === 'created') return celebrate(celebration);
    toast(saveWords.updated);
    setTimeout(goHome, REDIRECT_AFTER_UPDATE_MS);
  };
  useSendLater(keeper.state().draft.fate === 'waiting', () => void submit(true));

  return {
    ...state,
    submit: () => submit(),
    /** The person has chosen which words go on; they rewrite what is stored. */
    settle: (content: string) => {
      if (state.theirs) keeper.rewrite(state.theirs, content);
      change({ theirs: null, refusal: null });
    },
    /** Ends the celebration. */
    goHome,
  };
}
