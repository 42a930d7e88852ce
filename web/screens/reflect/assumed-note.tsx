import type { DraftWindow } from '../../features/drafts/draft.ts';
import { clockTime } from '../../features/reflections/format.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';

type Props = { window: DraftWindow; className: string | undefined; assumed: 'announced' | 'unannounced' };

/** Say in advance what will happen to the words if the device has opened the window without the server. */
export function AssumedNote({ assumed, window, className }: Props) {
  return (
    <p className={className}>
      {assumed === 'announced'
        ? 'No connection just now. Write and submit all the same: your words are sent when you are connected within the next day.'
        : `No connection, and your journal does not know of this evening yet. It takes your words if this device is connected again by ${clockTime(window.availableUntil, effectiveTimezoneOffset())}. After that they stay here, and your next reflection can begin with them.`}
    </p>
  );
}
