import { ownAddress } from './base-path.ts';
import { bridge, callWrapper } from './bridge.ts';

type ShareOutcome = 'shared' | 'cancelled' | 'downloaded';

// Older wrappers have only `shareImage`, which treats every file as a picture. So use it only for pictures.
const methodFor = ({ type }: File) => (type === 'image/png' ? 'shareImage' : 'shareFile');

export const canWrapperShare = (file: File): boolean => typeof window.AndroidBridge?.[methodFor(file)] === 'function';

/**
 * Return whether several pictures can be shared in one call. Without a wrapper, always true: the browser's share sheet
 * takes them together, or the browser downloads each.
 */
export const canShareSeveralPictures = (): boolean =>
  !bridge.isNative() || typeof window.AndroidBridge?.shareImages === 'function';

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
  // Some browsers read the file only after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Share all files in one call of the wrapper. Each call opens a chooser and deletes the files of the previous call. */
async function shareWithWrapper(files: readonly File[], { title, text }: SharedFile): Promise<boolean> {
  const [file] = files;
  if (!file || !bridge.isNative()) return false;
  if (files.length === 1) {
    if (!canWrapperShare(file)) return false;
    return callWrapper(methodFor(file), await readAsDataUrl(file), file.name, title, text);
  }
  if (typeof window.AndroidBridge?.shareImages !== 'function') return false;
  const list = await Promise.all(
    files.map(async (picture) => ({ dataUrl: await readAsDataUrl(picture), fileName: picture.name })),
  );
  return callWrapper('shareImages', JSON.stringify(list), title, text);
}

/**
 * Share a file or several pictures through the wrapper or the device's share sheet, or else download them. Create the
 * files before the tap and call this first in the tap's handler, because a user gesture soon expires. Throws if the
 * share sheet fails, unless the user cancelled or sharing is not allowed.
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
  // A web view without file sharing cannot download a file either: share the text and the product's address.
  if (bridge.isNative() && (await bridge.shareContent(text, ownAddress()))) return 'shared';
  for (const file of files) download(file);
  return 'downloaded';
}

export const shareFile = (file: File, words: SharedFile): Promise<ShareOutcome> => shareFiles([file], words);
