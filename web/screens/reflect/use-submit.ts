import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { CONTENT_MAX_CHARACTERS, REDIRECT_AFTER_UPDATE_MS } from '../../../core/domain/limits.ts';
import type { Achievement } from '../../../core/domain/milestone-words.ts';
import { ApiError, isUnauthorized } from '../../data/api.ts';
import { statsQuery } from '../../data/stats.ts';
import { bridge } from '../../device/bridge.ts';
import { haptic } from '../../device/haptics.ts';
import { sound } from '../../device/sound.ts';
import { knownStats, milestoneAfterSubmit } from '../../features/celebration/reached-milestone.ts';
import { celebrateOnHome } from '../../features/celebration/waiting-celebration.tsx';
import { prepareHelpLines } from '../../features/help-lines/prepare-help-lines.ts';
import type { DraftKeeper } from '../../features/reflections/draft-keeper.ts';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { useUnauthorized } from '../../features/session/leave-for-login.ts';
import { toast } from '../../ui/toast.ts';
import { saveWords } from './save-words.ts';
import { useSaveDraft } from './use-save-draft.ts';

export type Submit = {
  readonly phase: 'writing' | 'sending' | 'done';
  /** Why the server will not take the words any more, or not yet. */
  readonly refusal: 'window_closed' | 'window_not_open' | null;
  /** Stored words that differ from these; the person chooses. */
  readonly theirs: Reflection | null;
  readonly achievement: Achievement | null;
  /** The words are saved, and say outright that somebody is in danger: lines to call come in place of any celebration. */
  readonly needsHelp: boolean;
};

/** Sends the draft and follows what becomes of it. The words stay where they are until the server has them. */
export function useSubmit(keeper: DraftKeeper, differing: Reflection | null) {
  const [state, setState] = useState<Submit>({
    phase: 'writing',
    refusal: null,
    theirs: differing,
    achievement: null,
    needsHelp: false,
  });
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const localDay = useLocalDay();
  const unauthorized = useUnauthorized();
  const save = useSaveDraft(keeper);
  const isShown = useRef(true);
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

  const celebrate = async () => {
    sound.play('success');
    haptic();
    toast(saveWords.submitted);
    const achievement = await milestoneAfterSubmit(client, localDay, knownStats(client, localDay));
    if (!achievement) return goHome();
    // Back may have been pressed meanwhile.
    if (isShown.current) change({ achievement });
    else celebrateOnHome(achievement);
  };

  const fail = (error: unknown) => {
    change({ phase: 'writing' });
    if (isUnauthorized(error)) return unauthorized();
    const code = error instanceof ApiError ? error.body?.code : undefined;
    if (code === 'window_closed' || code === 'window_not_open') change({ refusal: code });
    toast(saveWords.failed);
  };

  const submit = async () => {
    const { draft } = keeper.state();
    if (state.phase !== 'writing') return;
    // The button waits; the keys do not.
    if (draft.content.length > CONTENT_MAX_CHARACTERS) return;
    if (draft.content.trim() === '') return void toast(saveWords.empty);
    if (draft.promptId === '') return void toast(saveWords.noWindow);
    change({ phase: 'sending', refusal: null });
    const needsHelpLines = prepareHelpLines();
    try {
      const saved = await save();
      if (saved.kind === 'differs') return change({ phase: 'writing', theirs: saved.theirs });
      change({ phase: 'done' });
      if (saved.kind === 'created') bridge.reflectionCompleted(saved.stored.type, saved.stored.wordCount);
      if (await needsHelpLines(saved.stored.content)) return change({ needsHelp: true });
      if (saved.kind === 'created') return await celebrate();
      toast(saveWords.updated);
      setTimeout(goHome, REDIRECT_AFTER_UPDATE_MS);
    } catch (error) {
      fail(error);
    }
  };

  return {
    ...state,
    submit,
    /** The person has chosen which words go on; they rewrite what is stored. */
    settle: (content: string) => {
      if (state.theirs) keeper.rewrite(state.theirs, content);
      change({ theirs: null, refusal: null });
    },
    /** Ends the celebration, or the lines to call. */
    goHome,
  };
}
