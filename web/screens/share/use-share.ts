import { useEffect, useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { shareFiles } from '../../device/share-file.ts';
import { dismissToastTitled, toast } from '../../ui/toast/toast.ts';

const failed = { title: 'Error', description: 'Failed to share image', variant: 'destructive' } as const;

const pictureName = (id: string, index: number, count: number) =>
  count === 1 ? `reflection-card-${id}.png` : `reflection-card-${id}-${index + 1}.png`;

const savedText = (count: number) =>
  count === 1 ? 'Card saved to your device' : `${count} pictures saved to your device`;

/**
 * Share the pictures of a summary's card. While the summary is being fetched again (`isChecking`), wait: its words may
 * be deleted. A cancelled share shows no toast.
 */
export function useShare(summary: Summary, takePictures: () => Promise<readonly Blob[]>, isChecking: boolean) {
  const [isCreating, setCreating] = useState(false);
  const [isWaiting, setWaiting] = useState(false);

  const create = async () => {
    setCreating(true);
    dismissToastTitled(failed.title);
    try {
      const pictures = await takePictures();
      const files = pictures.map(
        (picture, index) => new File([picture], pictureName(summary.id, index, pictures.length), { type: 'image/png' }),
      );
      const outcome = await shareFiles(files, { title: 'My Weekly Reflection', text: summary.title });
      if (outcome === 'downloaded') {
        toast({ title: 'Downloaded', description: savedText(files.length), variant: 'success' });
      }
    } catch {
      toast(failed);
    } finally {
      setCreating(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: share once, the card of the render after the check.
  useEffect(() => {
    if (!isWaiting || isChecking) return;
    setWaiting(false);
    void create();
  }, [isWaiting, isChecking]);

  return { isCreating: isCreating || isWaiting, share: () => (isChecking ? setWaiting(true) : void create()) };
}
