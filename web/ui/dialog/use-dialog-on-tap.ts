import { type ComponentType, useState } from 'react';
import { noInputSince } from '../no-input-since.ts';
import { dismissToastTitled, toast } from '../toast/toast.ts';

const loadFailed = { title: 'Not available just now', description: 'Check your connection and try again.' };

type DialogOnTap<Props> = {
  /** The dialog's component; null until its code is loaded. */
  Dialog: ComponentType<Props> | null;
  isOpen: boolean;
  show: () => void;
  close: () => void;
};

/**
 * Load the code of a dialog at the first tap, then open it. Do not open it if the user did something else meanwhile, or
 * if another dialog is open, because it would interrupt the user.
 */
export function useDialogOnTap<Props extends object>(load: () => Promise<ComponentType<Props>>): DialogOnTap<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const loadAndOpen = async () => {
    const isLatest = noInputSince();
    dismissToastTitled(loadFailed.title);
    const loaded = await load().catch(() => null);
    if (loaded) setDialog(() => loaded);
    if (!isLatest() || document.documentElement.hasAttribute('data-dialog')) return;
    if (loaded) setOpen(true);
    else toast(loadFailed);
  };
  return {
    Dialog,
    isOpen,
    show: () => (Dialog ? setOpen(true) : void loadAndOpen()),
    close: () => setOpen(false),
  };
}
