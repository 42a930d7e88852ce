import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { Achievement } from '../../../core/domain/milestone-words.ts';
import { laterPart } from '../../ui/later-part.tsx';

const WaitingDialog = laterPart(async () => (await import('./waiting-dialog.tsx')).WaitingDialog);

let waiting: Achievement | 'help' | null = null;
const listeners = new Set<() => void>();

function keep(next: typeof waiting): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** For a milestone known only after its writing screen was left: it is celebrated on home, once. */
export function celebrateOnHome(achievement: Achievement): void {
  if (waiting !== 'help') keep(achievement);
}

/** Shows lines to call, once, wherever the person is by now: whoever wrote may have left the writing screen. */
export function offerHelp(): void {
  keep('help');
}

/** Shows what waits for the person who is signed in; it is kept in this page alone and goes with them. */
export function WaitingDialogs() {
  const shown = useSyncExternalStore(subscribe, () => waiting);
  const [path, navigate] = useLocation();
  useEffect(() => () => keep(null), []);
  if (!shown || (shown !== 'help' && path !== '/')) return null;
  const end = () => {
    keep(null);
    if (path !== '/') navigate('/');
  };
  return <WaitingDialog shown={shown} onContinue={end} />;
}
