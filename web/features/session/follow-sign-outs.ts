import type { Session } from './session.ts';

const channelName = 'inward-sign-outs';

/**
 * A sign-out in one tab is one in all of the same person, also where tabs do not hear of each other's localStorage
 * because it is blocked or full. Returns the way to stop.
 */
export function followSignOuts(session: Session): () => void {
  // Absent before Safari 15.4; then localStorage's own event has to do.
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(channelName);
  let shownUid: string | null = null;
  const tell = () => {
    const { status, identity } = session.getState();
    if (status === 'signed-out' && shownUid !== null) channel.postMessage(shownUid);
    shownUid = identity?.uid ?? null;
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (shownUid !== null && data === shownUid) session.end();
  };
  tell();
  const unsubscribe = session.subscribe(tell);
  return () => {
    unsubscribe();
    channel.close();
  };
}
