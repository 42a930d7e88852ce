import { useState } from 'react';
import { isUnauthorized } from '../../../data/api.ts';
import { downloadEverything } from '../../../data/your-data.ts';
import { bridge } from '../../../device/bridge.ts';
import { canWrapperShare, shareFile } from '../../../device/share-file.ts';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';
import { useIsSameUser } from '../../../features/session/use-session.ts';
import { dismissToastTitled, toast } from '../../../ui/toast/toast.ts';
import { dataErrorText } from './your-data-texts.ts';

/** 'inward-2026-11-21.zip', by the device's day. */
function fileName(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `inward-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.zip`;
}

/** A web view saves no file by itself, and a wrapper may be too old to do it for the page. */
function canKeep(file: File): boolean {
  if (!bridge.isNative() || canWrapperShare(file)) return true;
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Fetches everything and hands it to the device. */
export function useDownload(): { isDownloading: boolean; download: () => Promise<void> } {
  const [isDownloading, setDownloading] = useState(false);
  const isHere = useIsSameUser();
  const download = async () => {
    setDownloading(true);
    dismissToastTitled('Not downloaded');
    try {
      const file = new File([await downloadEverything()], fileName(new Date()), { type: 'application/zip' });
      // A long journal may come when somebody else is signed in.
      if (!isHere()) return;
      if (canKeep(file)) {
        const outcome = await shareFile(file, { title: 'My Inward journal', text: 'My Inward journal' });
        if (outcome === 'downloaded') {
          toast({ title: 'Downloaded', description: 'Your journal is saved to your device.', variant: 'success' });
        }
      } else {
        const description = `This version of the app cannot save files. Open ${window.location.origin} in your browser and download it there.`;
        toast({ title: 'Not downloaded', description, variant: 'destructive' });
      }
    } catch (error) {
      if (!isHere()) return;
      if (isUnauthorized(error)) redirectToLogin();
      else toast({ title: 'Not downloaded', description: dataErrorText(error), variant: 'destructive' });
    }
    setDownloading(false);
  };
  return { isDownloading, download };
}
