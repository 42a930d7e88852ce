import type { Session } from '../session.ts';

const channelName = 'inward-sign-outs';

/**
 * End the session in all tabs of a user who signs out in one of them. Unlike `storage` events, BroadcastChannel also
 * works while localStorage is blocked or full. Return a stop function.
 */
export function syncSignOuts(session: Session): () => void {
  // Safari before 15.4 has no BroadcastChannel: only the `storage` event ends the session in its other tabs.
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(channelName);
  let shownUid: string | null = null;
  const broadcast = () => {
    const { status, identity } = session.getState();
    if (status === 'signed-out' && shownUid !== null) channel.postMessage(shownUid);
    shownUid = identity?.uid ?? null;
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (shownUid !== null && data === shownUid) session.end();
  };
  broadcast();
  const unsubscribe = session.subscribe(broadcast);
  return () => {
    unsubscribe();
    channel.close();
  };
}
