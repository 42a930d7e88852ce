import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { Achievement } from '../../../core/domain/stats/milestones.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useSession } from '../session/use-session.ts';
import { forgetDue } from './due-celebration.ts';
import type { Help, Waiting } from './waiting-dialog.tsx';

const WaitingDialog = lazyPart(async () => (await import('./waiting-dialog.tsx')).WaitingDialog);

/** The waiting dialog of each user, by uid. A response for one user may arrive when another user is signed in. */
const waiting = new Map<string, Waiting>();
const listeners = new Set<() => void>();

function setWaiting(uid: string, next: Waiting | null): void {
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

/**
 * Show a milestone once, as soon as the user is on home. When the milestone is known, the user has already left the
 * writing screen.
 */
export function celebrateOnHome(achievement: Achievement, uid: string, hasUnsent = false): void {
  if (typeof waiting.get(uid) !== 'function') setWaiting(uid, { ...achievement, hasUnsent });
}

/**
 * Show crisis help lines once, on the current screen. No earlier submit of the user is celebrated after that.
 * `isOnDevice` is called again while they are shown.
 */
export function offerHelp(uid: string, isOnDevice: Help = () => null): void {
  forgetDue(uid);
  setWaiting(uid, isOnDevice);
}

/** Show the signed-in user's waiting dialog. A sign-out drops all waiting dialogs. */
export function WaitingDialogs() {
  const uid = useSession().identity?.uid ?? '';
  const shown = useSyncExternalStore(subscribe, () => waiting.get(uid));
  const [path, navigate] = useLocation();
  useEffect(() => () => waiting.clear(), []);
  if (!shown || (typeof shown !== 'function' && path !== '/')) return null;
  const end = () => {
    setWaiting(uid, null);
    if (path !== '/') navigate('/');
  };
  return <WaitingDialog shown={shown} onContinue={end} />;
}
