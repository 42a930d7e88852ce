import { useState } from 'react';
import { copyText } from '../../device/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { CopyIcon } from '../../ui/icons.tsx';

const words = { idle: 'Copy the words', copied: 'Copied', failed: 'Select and copy by hand' } as const;

/** Copies a text and says so. */
export function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<keyof typeof words>('idle');
  return (
    <Button variant="quiet" onClick={async () => setOutcome((await copyText(text)) ? 'copied' : 'failed')}>
      <CopyIcon size={18} />
      <span aria-live="polite">{words[outcome]}</span>
    </Button>
  );
}
