import { type ReactNode, useEffect, useState } from 'react';
import { bringIntoView } from '../../../ui/bring-into-view.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import form from './dialog-form.module.css';

type Props = {
  title: string;
  /** What cannot be shown again. */
  content: ReactNode;
  /** Says after Escape what to do before the dialog can be closed. */
  warning: string;
  /** The buttons below the content. */
  children: ReactNode;
  /** Called on Escape, the back button and a tap outside, once the user has a copy. Until then, it must be omitted. */
  onClose?: (() => void) | undefined;
};

/** The warning moves the buttons down: keep the one with the focus in view. */
const showFocused = (warning: Element | null) =>
  bringIntoView(warning?.closest('dialog')?.querySelector(':focus') ?? null);

/** A dialog with something that is shown only once. Without `onClose`, only its buttons close it, and Escape says so. */
export function ShownOnce({ title, content, warning, children, onClose }: Props) {
  const [isEscaped, setEscaped] = useState(false);
  useEffect(() => {
    // Listen to the whole page: the focus may be on the heading, or on nothing after a tap on the text.
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) setEscaped(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className={form['form']}>
        {content}
        {isEscaped && !onClose && (
          <LiveRegion isUrgent className={form['error']}>
            <span ref={showFocused}>{warning}</span>
          </LiveRegion>
        )}
        {children}
      </div>
    </Dialog>
  );
}
