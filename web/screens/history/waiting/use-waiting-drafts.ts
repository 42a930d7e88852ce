import { useEffect, useState } from 'react';
import { type Day, dayAt } from '../../../../core/domain/days/day.ts';
import type { Draft } from '../../../features/drafts/draft.ts';
import { noticeKind } from '../../../features/drafts/draft-notices.ts';
import { findDrafts } from '../../../features/drafts/draft-storage.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useUid } from '../../../features/session/use-session.ts';

export type WaitingDraft = { readonly draft: Draft; readonly localDate: Day };

const find = (uid: string): WaitingDraft[] =>
  findDrafts(uid)
    .filter((draft) => noticeKind(draft, Date.now()) === 'waiting')
    .map((draft) => ({ draft, localDate: dayAt(Date.parse(draft.availableFrom), effectiveTimezoneOffset()) }));

/** Return the drafts that the user has submitted and that are not sent yet, with their days, latest first. */
export function useWaitingDrafts(): readonly WaitingDraft[] {
  const uid = useUid();
  const [drafts, setDrafts] = useState(() => find(uid));
  useEffect(() => {
    const check = () => setDrafts(find(uid));
    check();
    window.addEventListener('storage', check);
    return () => window.removeEventListener('storage', check);
  }, [uid]);
  return drafts;
}
