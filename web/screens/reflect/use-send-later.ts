import { useEffect, useRef } from 'react';
import { whenReachable } from '../../device/when-reachable.ts';

/** Sends words that wait as soon as the server may answer again. */
export function useSendLater(isWaiting: boolean, send: () => void): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!isWaiting) return;
    return whenReachable(() => latest.current());
  }, [isWaiting]);
}
