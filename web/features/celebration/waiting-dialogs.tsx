import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { Achievement } from '../../../core/domain/stats/milestones.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useSession } from '../session/use-session.ts';

const WaitingDialog = lazyPart(async () => (await import('./waiting-dialog.tsx')).WaitingDialog);

/** What is shown to whom: an answer may come when somebody else is signed in. */
const waiting = new Map<string, Achievement | 'help'>();
const listeners = new Set<() => void>();

function keep(uid: string, next: Achievement | 'help' | null): void {
  if (next) waiting.set(uid, next);
  else waiting.delete(uid);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** For a milestone known only after its writing screen was left: it is celebrated on home, once. */
export function celebrateOnHome(achievement: Achievement, uid: string): void {
  if (waiting.get(uid) !== 'help') keep(uid, achievement);
}

/** Shows lines to call, once, wherever the person is by now: whoever wrote may have left the writing screen. */
export function offerHelp(uid: string): void {
  keep(uid, 'help');
}

/** Shows what waits for the person who is signed in; it is kept in this page alone and goes with them. */
export function WaitingDialogs() {
  const uid = useSession().identity?.uid ?? '';
  const shown = useSyncExternalStore(subscribe, () => waiting.get(uid));
  const [path, navigate] = useLocation();
  useEffect(() => () => waiting.clear(), []);
  if (!shown || (shown !== 'help' && path !== '/')) return null;
  const end = () => {
    keep(uid, null);
    if (path !== '/') navigate('/');
  };
  return <WaitingDialog shown={shown} onContinue={end} />;
}
