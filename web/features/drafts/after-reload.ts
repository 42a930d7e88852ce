import { findDue } from '../celebration/due-celebration.ts';
import { celebrateOnHome } from '../celebration/waiting-dialogs.tsx';
import type { OutboxContext } from './after-outbox.ts';
import { hasLateWords, loadCelebration } from './after-submit.ts';
import { hasUnsentBeside } from './unsent-reflections.ts';

/** Celebrate the milestone of a submit whose page was closed or reloaded before the milestone was known. */
export async function afterReload({ client, uid, isSignedIn }: OutboxContext): Promise<void> {
  if (!findDue(uid)) return;
  const celebration = await loadCelebration();
  await celebration?.celebrateMissed(client, uid, hasLateWords, (achievement) => {
    if (isSignedIn()) celebrateOnHome(achievement, uid, hasUnsentBeside(uid));
  });
}
