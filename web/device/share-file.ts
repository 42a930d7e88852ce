import { bridge, callWrapper } from './bridge.ts';

type ShareOutcome = 'shared' | 'cancelled' | 'downloaded';

/** Older wrappers have only `shareImage`, which treats every file as a picture. */
const methodFor = ({ type }: File) => (type === 'image/png' ? 'shareImage' : 'shareFile');

/** Whether the wrapper can share the file. */
export const canWrapperShare = (file: File): boolean => typeof window.AndroidBridge?.[methodFor(file)] === 'function';

type SharedFile = { title: string; text: string };

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Share each file with the wrapper, which takes one at a time. Return whether it took all. */
async function shareWithWrapper(files: readonly File[], { title, text }: SharedFile): Promise<boolean> {
  if (!files.every(canWrapperShare)) return false;
  for (const file of files) {
    if (!callWrapper(methodFor(file), await readAsDataUrl(file), file.name, title, text)) return false;
  }
  return true;
}

/**
 * Share files with the wrapper or the device's share sheet, or download them where neither exists. Create the files
 * before the tap and share them in the tap's handler: a user gesture expires early. Throws when everything fails.
 */
export async function shareFiles(files: readonly File[], { title, text }: SharedFile): Promise<ShareOutcome> {
  if (await shareWithWrapper(files, { title, text })) return 'shared';
  const data = { files: [...files], title, text };
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: data.files })) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) throw error;
    }
  }
  // A web view without file sharing cannot download a blob either: share the text and the product's address.
  if (bridge.isNative() && (await bridge.shareContent(text, window.location.origin))) return 'shared';
  for (const file of files) download(file);
  return 'downloaded';
}

/** Share one file, as `shareFiles` does. */
export const shareFile = (file: File, words: SharedFile): Promise<ShareOutcome> => shareFiles([file], words);
