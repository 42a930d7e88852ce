import { type ComponentType, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { dismissToastTitled, toast } from '../../ui/toast/toast.ts';
import type { SampleWeekSheetProps } from './sample-week-sheet.tsx';

const loadFailed = { title: 'Not available just now', description: 'Check your connection and try again.' };

/** A button that shows a sample of a weekly summary and its card, for a user without a summary. */
export function SampleWeekButton() {
  const [isOpen, setOpen] = useState(false);
  const [Sample, setSample] = useState<ComponentType<SampleWeekSheetProps> | null>(null);
  const show = async () => {
    setOpen(true);
    dismissToastTitled(loadFailed.title);
    const loaded = await import('./sample-week-sheet.tsx').catch(() => null);
    if (loaded) setSample(() => loaded.SampleWeekSheet);
    else toast(loadFailed);
  };
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => void show()}>
        See what a week leads to
      </Button>
      {Sample && <Sample open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
