import { useState } from 'react';
import { copyText } from '../../device/clipboard.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyIcon } from '../../ui/icons.tsx';

type Props = {
  text: string;
  label?: string;
  /** The name of the text for screen readers. It distinguishes this button from other copy buttons on the screen. */
  of?: string;
  onCopied?: () => void;
};

export function CopyButton({ text, label = 'Copy the words', of, onCopied }: Props) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');
  const words = { idle: label, copied: 'Copied', failed: 'Select and copy by hand' };
  const copy = async () => {
    const isCopied = await copyText(text);
    setOutcome(isCopied ? 'copied' : 'failed');
    if (isCopied) onCopied?.();
  };
  return (
    <Button variant="quiet" onClick={copy}>
      <CopyIcon size={18} />
      <span aria-live="polite">{words[outcome]}</span>
      {of !== undefined && <span className="visually-hidden">: {of}</span>}
    </Button>
  );
}
