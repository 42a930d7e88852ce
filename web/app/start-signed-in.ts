import type { QueryClient } from '@tanstack/react-query';
import { bridge } from '../device/bridge.ts';
import { knownStats, milestoneAfterSubmit } from '../features/celebration/reached-milestone.ts';
import { celebrateOnHome } from '../features/celebration/waiting-dialogs.tsx';
import { prepareHelpLines } from '../features/help-lines/prepare-help-lines.ts';
import { startOfflineReading } from '../features/reflections/offline-reading.ts';
import { startOutbox } from '../features/reflections/outbox.ts';
import { localDayNow } from '../features/reflections/use-local-day.ts';
import { toast } from '../ui/toast.ts';

/** What goes on in the background for one signed-in person. Returns the way to stop. */
export function startSignedIn(client: QueryClient, uid: string): () => void {
  // What is under way when they leave is told to nobody else.
  let isOver = false;
  const stopReading = startOfflineReading(client, uid);
  const stopOutbox = startOutbox(client, uid, {
    onSent: (stored, kind) => {
      if (isOver) return;
      toast({
        title: 'Sent to your journal',
        description: 'What you wrote while you were offline is in your journal now.',
        variant: 'reflection',
      });
      if (kind === 'updated') return;
      bridge.reflectionCompleted(stored.type, stored.wordCount);
      const localDay = localDayNow();
      void Promise.all([
        milestoneAfterSubmit(client, localDay, knownStats(client, localDay)),
        // Their lines to call came when they were handed in; a celebration would be out of place.
        prepareHelpLines()(stored.content),
      ]).then(([achievement, isHeavy]) => {
        if (achievement && !isHeavy && !isOver) celebrateOnHome(achievement, uid);
      });
    },
    onLeft: () => {
      if (isOver) return;
      toast({
        title: 'Not sent',
        description: 'Some of your words could not be handed in. They are safe: see the top of your home page.',
        variant: 'reflection',
      });
    },
  });
  return () => {
    isOver = true;
    stopReading();
    stopOutbox();
  };
}
