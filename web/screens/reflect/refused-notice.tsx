import { CopyButton } from '../../features/reflections/copy-button.tsx';
import type { Draft } from '../../features/reflections/draft.ts';
import { Button } from '../../ui/button.tsx';
import { KeptNotice } from './kept-notice.tsx';

type Props = { refusal: 'window_closed' | 'window_not_open'; draft: Draft; onUseInNext: () => void };

/** Why the server does not take the words, that they are safe all the same, and what can be done with them. */
export function RefusedNotice({ refusal, draft, onUseInNext }: Props) {
  return (
    <KeptNotice
      actions={
        <>
          <CopyButton text={draft.content} />
          {refusal === 'window_closed' && (
            <Button variant="quiet" onClick={onUseInNext}>
              Use in my next reflection
            </Button>
          )}
        </>
      }
    >
      {reason(refusal, draft.rewrites !== null)} Your words stay here and on this device.
    </KeptNotice>
  );
}

function reason(refusal: Props['refusal'], isEditing: boolean): string {
  if (refusal === 'window_not_open') return 'This window has not opened yet.';
  if (isEditing) return 'The time for changes has passed. What you handed in before is in your journal.';
  return 'This window has closed and takes no more reflections.';
}
