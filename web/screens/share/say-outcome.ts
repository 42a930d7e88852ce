import type { Summary } from '../../../core/contract/summaries.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Whether the user keeps another version. A summary that is written again has no other versions, and the number 0. */
const isOtherKept = (before: Summary, now: Summary) =>
  before.version !== now.version && (now.version > 0 || now.generatedAt < before.generatedAt);

function whatChanged(before: Summary, now: Summary): string {
  if (isOtherKept(before, now)) return 'Another version is kept now.';
  // Other words of the same version are a new name of a theme.
  return before.generatedAt === now.generatedAt ? 'A theme has another name now.' : 'The summary was written again.';
}

/** Say that the summary has other words than the user saw, and which. Without `now`, say that there may be some. */
export function sayNotShared(before: Summary, now?: Summary): void {
  const description = now
    ? `${whatChanged(before, now)} Look at it, then share.`
    : 'There may be a newer version. Tap Share again to share this one.';
  toast({ title: 'Not shared', description });
}

/** Say how many pictures were downloaded, because this browser cannot share files. */
export function sayDownloaded(count: number): void {
  const description = count === 1 ? 'Card saved to your device' : `${count} pictures saved to your device`;
  toast({ title: 'Downloaded', description, variant: 'success' });
}

export const sayFailed = (): void =>
  void toast({ title: 'Error', description: 'Failed to share image', variant: 'destructive' });
