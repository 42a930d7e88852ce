import { useEffect, useState } from 'react';
import type { Draft } from '../../features/drafts/draft.ts';
import { CopyButton } from '../../features/reflections/copy-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';

type DeletedProps = { draft: Draft; onUseInNext: () => void; onLetGo: () => void };

/** Offer what can be done with the words of a reflection that was deleted elsewhere. */
export function DeletedChoices({ draft, onUseInNext, onLetGo }: DeletedProps) {
  const [isConfirming, setConfirming] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button is removed when `isConfirming` changes.
  useEffect(() => focusIfLost(document.querySelector<HTMLElement>('[data-after]')), [isConfirming]);
  if (isConfirming)
    return (
      <>
        <Button variant="danger" onClick={onLetGo}>
          {draft.otherContent === null ? 'Delete them' : 'Delete all versions'}
        </Button>
        {/* With a key, so that React removes this button with its focus instead of turning it into another. */}
        <Button key="keep" variant="quiet" data-after onClick={() => setConfirming(false)}>
          Keep them
        </Button>
      </>
    );
  return (
    <>
      <CopyButton text={draft.content} />
      <Button variant="quiet" onClick={onUseInNext}>
        Use in my next reflection
      </Button>
      <Button variant="quiet" data-after onClick={() => setConfirming(true)}>
        Let go
      </Button>
    </>
  );
}
