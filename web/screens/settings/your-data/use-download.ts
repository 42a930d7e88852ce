import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnauthorized } from '../../../data/api/api.ts';
import { downloadEverything } from '../../../data/your-data.ts';
import { ownAddress } from '../../../device/base-path.ts';
import { bridge } from '../../../device/bridge.ts';
import { canWrapperShare, shareFile } from '../../../device/share-file.ts';
import { endUndoOffer } from '../../../features/deletion/delete-with-undo.ts';
import { sendDeletions } from '../../../features/deletion/send-deletions.ts';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';
import { useIsSameUser, useUid } from '../../../features/session/use-session.ts';
import { dismissToastTitled, toast } from '../../../ui/toast/toast.ts';
import { dataErrorText } from '../card/data-error-text.ts';

/** Return a name like 'inward-2026-11-21.zip' with the local date of the device. */
function fileName(now: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `inward-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.zip`;
}

/**
 * Return whether the device can save or share the file. The Android web view cannot save files itself, and old versions
 * of the wrapper cannot do it for the web view.
 */
function canSave(file: File): boolean {
  if (!bridge.isNative() || canWrapperShare(file)) return true;
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Download the user's export and save or share it through the device. */
export function useDownload(): { isDownloading: boolean; download: () => Promise<void> } {
  const [isDownloading, setDownloading] = useState(false);
  const client = useQueryClient();
  const uid = useUid();
  const isSameUser = useIsSameUser();
  const download = async () => {
    setDownloading(true);
    dismissToastTitled('Not downloaded');
    try {
      // First send the pending deletions, also those that can be undone, because the export would have their words.
      await endUndoOffer();
      await sendDeletions(client, uid);
      const file = new File([await downloadEverything()], fileName(new Date()), { type: 'application/zip' });
      // Another user may have signed in during a long download.
      if (!isSameUser()) return;
      if (canSave(file)) {
        const outcome = await shareFile(file, { title: 'My Inward journal', text: 'My Inward journal' });
        if (outcome === 'downloaded') {
          toast({ title: 'Downloaded', description: 'Your journal is saved to your device.', variant: 'success' });
        }
      } else {
        const description = `This version of the app cannot save files. Open ${ownAddress()} in your browser and download it there.`;
        toast({ title: 'Not downloaded', description, variant: 'destructive' });
      }
    } catch (error) {
      if (!isSameUser()) return;
      if (isUnauthorized(error)) redirectToLogin();
      else toast({ title: 'Not downloaded', description: dataErrorText(error), variant: 'destructive' });
    }
    setDownloading(false);
  };
  return { isDownloading, download };
}
