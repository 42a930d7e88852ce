import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import { isUnauthorized, NetworkError } from '../../data/api/api.ts';
import { currentWindowQuery, isOldWindow, type KnownWindow } from '../../data/current-window.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import {
  type Draft,
  type DraftPrompt,
  type DraftWindow,
  isSameWindow,
  isWindowOver,
} from '../../features/drafts/draft.ts';
import { findDrafts } from '../../features/drafts/draft-storage.ts';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { timeLeftMs } from '../../features/reflections/window/server-time.ts';
import { useCurrentWindow } from '../../features/reflections/window/use-current-window.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { useUid } from '../../features/session/use-session.ts';

/** The window and prompt of the page. They stay the same while the screen is open, even after the window closes. */
export type WritingSubject = {
  readonly window: DraftWindow;
  readonly prompt: DraftPrompt;
  readonly existing: Reflection | null;
  /** Milliseconds that were left when the screen opened. The countdown is paused on this screen. */
  readonly leftMs: number;
  /** The end of the user's extra time as an ISO string, or null without extra time. */
  readonly extraTimeUntil: string | null;
  /** Null if the server has said that the window is open; set if the device opened the window by its own clock. */
  readonly assumed: KnownWindow['assumed'] | null;
};

type SubjectState =
  | { kind: 'loading' }
  | { kind: 'none' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; subject: WritingSubject };

type Route = {
  type: ReflectionType | undefined;
  /** The start of an earlier window with a draft on this device, taken from the address; else null. */
  from: string | null;
  /** The prompt id in the address, or null. A cached window with another prompt is outdated. */
  promptId: string | null;
};

/** Find the window to write in: the window of an earlier draft, the window that home has cached, or the server's. */
export function useWritingSubject({ type, from, promptId }: Route): SubjectState {
  const uid = useUid();
  const client = useQueryClient();
  const localDay = useLocalDay();
  const [subject, setSubject] = useState(
    () => earlierDraftSubject(findDrafts(uid), type, from) ?? cachedSubject(client, localDay, type, promptId),
  );
  // Even if the device has opened the window by its own clock, request the window: the server may announce it now.
  const isSettled = subject !== null && subject.assumed !== 'unannounced';
  const query = useCurrentWindow(type, { fetchOnMount: isSettled ? 'never' : 'always' });
  if (subject) {
    const isAnnounced =
      query.isSuccess && query.data?.window.isActive && isSameWindow(query.data.window, subject.window);
    return { kind: 'ready', subject: isAnnounced ? { ...subject, assumed: null } : subject };
  }

  const answer = query.isFetchedAfterMount ? query.data : undefined;
  // Do not wait for the remaining retries when the device is offline.
  const isUnanswered = query.isError || (query.failureReason instanceof NetworkError && !navigator.onLine);
  const found = isUnanswered
    ? subjectWithoutServer(openDraftSubject(findDrafts(uid), type), stillOpenSubject(query.data))
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
    assumed: known.assumed ?? null,
  };
}

/**
 * Return the window that home has cached, or the one that was requested before the first render. Return null if it has
 * ended, is outdated, or has another type or prompt.
 */
function cachedSubject(
  client: QueryClient,
  localDay: Day,
  type: ReflectionType | undefined,
  promptId: string | null,
): WritingSubject | null {
  const key = { timezoneOffset: effectiveTimezoneOffset(), localDay };
  const ofHome = client.getQueryState(currentWindowQuery(key).queryKey);
  const requested = client.getQueryState(currentWindowQuery({ ...key, type }).queryKey);
  const isFresh = requested && !requested.isInvalidated && !isOldWindow({ state: requested });
  const state = ofHome && !ofHome.isInvalidated ? ofHome : isFresh ? requested : undefined;
  if (!state?.data || (type && state.data.window.type !== type)) return null;
  if (promptId !== null && state.data.prompt?.id !== promptId) return null;
  return timeLeftMs(state.data) > 0 ? subjectOf(state.data) : null;
}

const subjectOfDraft = (draft: Draft): WritingSubject => ({
  window: draft,
  prompt: draft,
  existing: null,
  leftMs: Math.max(0, Date.parse(draft.availableUntil) - serverClockMs()),
  extraTimeUntil: null,
  assumed: draft.isUnannounced ? 'unannounced' : null,
});

/**
 * Return the window of the draft or, without a draft, the open window. If both are the same window, use the `assumed`
 * of the open window.
 */
function subjectWithoutServer(draft: WritingSubject | null, open: WritingSubject | null): WritingSubject | null {
  if (draft === null || open === null || !isSameWindow(draft.window, open.window)) return draft ?? open;
  return { ...draft, assumed: open.assumed };
}

function stillOpenSubject(known: KnownWindow | undefined): WritingSubject | null {
  return known && timeLeftMs(known) > 0 ? subjectOf(known) : null;
}

function earlierDraftSubject(
  drafts: Draft[],
  type: ReflectionType | undefined,
  from: string | null,
): WritingSubject | null {
  const draft = drafts.find((each) => each.type === type && each.availableFrom === from);
  return draft ? subjectOfDraft(draft) : null;
}

function openDraftSubject(drafts: Draft[], type: ReflectionType | undefined): WritingSubject | null {
  const draft = drafts.find(
    (each) => (type === undefined || each.type === type) && !isWindowOver(each, serverClockMs()),
  );
  return draft ? subjectOfDraft(draft) : null;
}
