import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { Achievement } from '../../../core/domain/milestone-words.ts';
import { laterPart } from '../../ui/later-part.tsx';
import { useSession } from '../session/use-session.ts';

const WaitingDialog = laterPart(async () => (await import('./waiting-dialog.tsx')).WaitingDialog);

/** What is shown, and to whom: an answer may come when somebody else is signed in. */
type Waiting = { readonly shown: Achievement | 'help'; readonly uid: string };
let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

function keep(next: Waiting | null): void {
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
export function celebrateOnHome(shown: Achievement, uid: string): void {
  if (waiting?.uid !== uid || waiting.shown !== 'help') keep({ shown, uid });
}

/** Shows lines to call, once, wherever the person is by now: whoever wrote may have left the writing screen. */
export function offerHelp(uid: string): void {
  keep({ shown: 'help', uid });
}

/** Shows what waits for the person who is signed in; it is kept in this page alone and goes with them. */
export function WaitingDialogs() {
  const here = useSyncExternalStore(subscribe, () => waiting);
  const { identity } = useSession();
  const [path, navigate] = useLocation();
  useEffect(() => () => keep(null), []);
  const shown = here?.uid === identity?.uid && here?.shown;
  if (!shown || (shown !== 'help' && path !== '/')) return null;
  const end = () => {
    keep(null);
    if (path !== '/') navigate('/');
  };
  return <WaitingDialog shown={shown} onContinue={end} />;
}
