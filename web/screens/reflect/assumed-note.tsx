import { useState } from 'react';
import { useIsOffline } from '../../data/use-is-offline.ts';
import type { DraftWindow } from '../../features/drafts/draft.ts';
import { clockTime } from '../../features/reflections/format.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';

type Props = {
  window: DraftWindow;
  className: string | undefined;
  /** Whether the device opened the window without the server, which had not announced it. */
  isUnannounced: boolean;
  /** Whether the words are new, and the server accepts them for at least one more day. */
  isAcceptedLater: boolean;
  /** Whether a notice says that the submitted words wait. */
  isWaiting: boolean;
};

/**
 * Say in advance what will happen to words that are written without a connection. The note is there from the opening of
 * the page or not at all, and keeps its place when it no longer holds: it must not move the text while the user writes.
 */
export function AssumedNote({ window, className, isUnannounced, isAcceptedLater, isWaiting }: Props) {
  const isOffline = useIsOffline();
  const [kind, setKind] = useState(isUnannounced ? 'unannounced' : isOffline && isAcceptedLater ? 'offline' : null);
  if (isWaiting && kind !== null) setKind(null);
  if (kind === null) return null;
  const holds = kind === 'unannounced' ? isUnannounced : isOffline;
  return (
    <p className={className} style={holds ? undefined : { visibility: 'hidden' }}>
      {kind === 'offline'
        ? 'Write and submit all the same: your words are sent when you are connected within the next day.'
        : `No connection, and your journal does not know of this evening yet. It takes your words if this device is connected again by ${clockTime(window.availableUntil, effectiveTimezoneOffset())}. After that they stay here, and your next reflection can begin with them.`}
    </p>
  );
}
