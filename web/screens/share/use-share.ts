import { useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { shareFile } from '../../device/share-file.ts';
import { dismissToastTitled, toast } from '../../ui/toast/toast.ts';

const failed = { title: 'Error', description: 'Failed to share image', variant: 'destructive' } as const;

/** Share the picture of a summary's card. A cancelled share shows no toast. */
export function useShare(summary: Summary, takePicture: () => Promise<Blob>) {
  const [isCreating, setCreating] = useState(false);

  const share = async () => {
    setCreating(true);
    dismissToastTitled(failed.title);
    try {
      const file = new File([await takePicture()], `reflection-card-${summary.id}.png`, { type: 'image/png' });
      const outcome = await shareFile(file, { title: 'My Weekly Reflection', text: summary.title });
      if (outcome === 'downloaded') {
        toast({ title: 'Downloaded', description: 'Card saved to your device', variant: 'success' });
      }
    } catch {
      toast(failed);
    } finally {
      setCreating(false);
    }
  };

  return { isCreating, share };
}
