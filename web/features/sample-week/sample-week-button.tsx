import { Button } from '../../ui/button/button.tsx';
import { useDialogOnTap } from '../../ui/dialog/use-dialog-on-tap.ts';

const load = async () => (await import('./sample-week-sheet.tsx')).SampleWeekSheet;

/** Shows a sample of a weekly summary and its card to a user who has no summary yet. */
export function SampleWeekButton() {
  const { Dialog: Sample, isOpen, show, close } = useDialogOnTap(load);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={show}>
        See what a week leads to
      </Button>
      {Sample && <Sample open={isOpen} onClose={close} />}
    </>
  );
}
