import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';

type LetGoProps = {
  /** The label of the button that deletes the words after a confirmation. */
  deletion: string;
  onLetGo: () => void;
  /** What else can be done with the words. */
  children: ReactNode;
};

/** Offer to delete words of this device for good, after other choices. */
export function LetGoChoices({ deletion, onLetGo, children }: LetGoProps) {
  const [isConfirming, setConfirming] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button is removed when `isConfirming` changes.
  useEffect(() => focusIfLost(document.querySelector<HTMLElement>('[data-after]')), [isConfirming]);
  if (isConfirming)
    return (
      <>
        <Button variant="danger" onClick={onLetGo}>
          {deletion}
        </Button>
        {/* With a key, so that React removes this button with its focus instead of turning it into another. */}
        <Button key="keep" variant="quiet" data-after onClick={() => setConfirming(false)}>
          Keep them
        </Button>
      </>
    );
  return (
    <>
      {children}
      <Button variant="quiet" data-after onClick={() => setConfirming(true)}>
        Let go
      </Button>
    </>
  );
}
