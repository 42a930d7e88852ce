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

/**
 * Share a file with the wrapper or the device's share sheet, or download it where neither exists. Create the file
 * before the tap and share it in the tap's handler: a user gesture expires early. Throws when everything fails.
 */
export async function shareFile(file: File, { title, text }: SharedFile): Promise<ShareOutcome> {
  if (canWrapperShare(file) && callWrapper(methodFor(file), await readAsDataUrl(file), file.name, title, text))
    return 'shared';
  const data = { files: [file], title, text };
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
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
  download(file);
  return 'downloaded';
}
