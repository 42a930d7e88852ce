import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { Achievement } from '../../../core/domain/milestone-words.ts';

const AchievementDialog = lazy(async () => ({
  default: (await import('./achievement-dialog.tsx')).AchievementDialog,
}));

let waiting: Achievement | null = null;
const listeners = new Set<() => void>();

function keep(next: Achievement | null): void {
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
  keep(achievement);
}

/** Shows on home what waits to be celebrated. It belongs to the person who is signed in, and goes with them. */
export function WaitingCelebration() {
  const achievement = useSyncExternalStore(subscribe, () => waiting);
  const [path] = useLocation();
  useEffect(() => () => keep(null), []);
  if (!achievement || path !== '/') return null;
  return (
    <Suspense fallback={null}>
      <AchievementDialog achievement={achievement} onContinue={() => keep(null)} />
    </Suspense>
  );
}
