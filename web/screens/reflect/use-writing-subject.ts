import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import { isUnauthorized, NetworkError } from '../../data/api.ts';
import { currentWindowQuery, type KnownWindow } from '../../data/current-window.ts';
import { type Draft, type DraftPrompt, type DraftWindow, isWindowOver } from '../../features/drafts/draft.ts';
import { findDrafts } from '../../features/drafts/draft-storage.ts';
import { timeLeftMs } from '../../features/reflections/server-time.ts';
import { useCurrentWindow } from '../../features/reflections/use-current-window.ts';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { useUid } from '../../features/session/use-session.ts';

/** What is written about. It stays the same while the screen is open, even when its window closes meanwhile. */
export type WritingSubject = {
  readonly window: DraftWindow;
  readonly prompt: DraftPrompt;
  readonly existing: Reflection | null;
  /** Time left when the screen opened, milliseconds; the countdown is paused here. */
  readonly leftMs: number;
  /** Until when the person's extra time lasts, ISO; null without any. */
  readonly extraTimeUntil: string | null;
};

export type SubjectState =
  | { kind: 'loading' }
  | { kind: 'none' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; subject: WritingSubject };

type Route = {
  type: ReflectionType | undefined;
  /** Beginning of an earlier window whose words are still on this device. */
  from: string | null;
  /** The prompt that the link promises; another one that is known here is out of date. */
  promptId: string | null;
};

/** Finds the window to write in: the earlier one asked for, the one that home already knows, or the server's answer. */
export function useWritingSubject({ type, from, promptId }: Route): SubjectState {
  const uid = useUid();
  const client = useQueryClient();
  const localDay = useLocalDay();
  const [subject, setSubject] = useState(
    () => unsentSubject(findDrafts(uid), type, from) ?? knownSubject(client, localDay, type, promptId),
  );
  const query = useCurrentWindow(type, { ask: subject ? 'never' : 'always' });
  if (subject) return { kind: 'ready', subject };

  const answer = query.isFetchedAfterMount ? query.data : undefined;
  // A device that knows it is offline does not let its person wait for the tries that are left.
  const isUnanswered = query.isError || (query.failureReason instanceof NetworkError && !navigator.onLine);
  const found = isUnanswered
    ? (offlineSubject(findDrafts(uid), type) ?? keptSubject(query.data))
    : answer && !query.isFetching
      ? subjectOf(answer)
      : null;
  if (found) {
    setSubject(found);
    return { kind: 'ready', subject: found };
  }
  if (query.isError && !isUnauthorized(query.error)) return { kind: 'failed', retry: () => void query.refetch() };
  return answer ? { kind: 'none' } : { kind: 'loading' };
}

function subjectOf(known: KnownWindow): WritingSubject | null {
  const { window, prompt, existingReflection } = known;
  if (!window.isActive) return null;
  const { id, question } = prompt ?? { id: '', question: '' };
  return {
    window,
    prompt: { promptId: id, question },
    existing: existingReflection ?? null,
    leftMs: timeLeftMs(known),
    extraTimeUntil: known.extraTimeUntil ?? null,
  };
}

/** What home has shown a moment ago need not be asked again. */
function knownSubject(
  client: QueryClient,
  localDay: Day,
  type: ReflectionType | undefined,
  promptId: string | null,
): WritingSubject | null {
  const { queryKey } = currentWindowQuery({ timezoneOffset: effectiveTimezoneOffset(), localDay });
  const state = client.getQueryState(queryKey);
  if (!state?.data || state.isInvalidated || (type && state.data.window.type !== type)) return null;
  if (promptId !== null && state.data.prompt?.id !== promptId) return null;
  return timeLeftMs(state.data) > 0 ? subjectOf(state.data) : null;
}

const byDraft = (draft: Draft): WritingSubject => ({
  window: draft,
  prompt: draft,
  existing: null,
  leftMs: Math.max(0, Date.parse(draft.availableUntil) - Date.now()),
  extraTimeUntil: null,
});

/** The window as it was known before the network went. */
function keptSubject(known: KnownWindow | undefined): WritingSubject | null {
  return known && timeLeftMs(known) > 0 ? subjectOf(known) : null;
}

function unsentSubject(drafts: Draft[], type: ReflectionType | undefined, from: string | null): WritingSubject | null {
  const draft = drafts.find((each) => each.type === type && each.availableFrom === from);
  return draft ? byDraft(draft) : null;
}

/** Without an answer, words that were begun in a window that is still open can be continued. */
function offlineSubject(drafts: Draft[], type: ReflectionType | undefined): WritingSubject | null {
  const draft = drafts.find((each) => (type === undefined || each.type === type) && !isWindowOver(each, Date.now()));
  return draft ? byDraft(draft) : null;
}
