import { useEffect, useRef } from 'react';
import { whenReachable } from '../../device/when-reachable.ts';
import type { DraftKeeper } from '../../features/reflections/draft-keeper.ts';

/** Sends words that wait as soon as the server may answer again, unless they have been changed since they were sent. */
export function useSendLater(keeper: DraftKeeper, isWaiting: boolean, send: () => void): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!isWaiting) return;
    return whenReachable(() => {
      const { content, sentContents } = keeper.state().draft;
      if (sentContents.includes(content)) latest.current();
    });
  }, [keeper, isWaiting]);
}
