import { bridge, callWrapper } from './bridge.ts';

export type ShareOutcome = 'shared' | 'cancelled' | 'downloaded';

/** Two methods, since the wrappers that know the first one alone take what comes for a picture. */
const methodFor = ({ type }: File) => (type === 'image/png' ? 'shareImage' : 'shareFile');

/** Whether the wrapper can share the file. */
export const wrapperTakes = (file: File): boolean => typeof window.AndroidBridge?.[methodFor(file)] === 'function';

export type SharedFile = { title: string; text: string };

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
 * Gives a finished file to the device's share sheet, to the wrapper, or downloads it where neither exists. Call it
 * inside the tap with the file made before: a gesture does not outlive a rendering. Throws when all ways fail.
 */
export async function shareFile(file: File, { title, text }: SharedFile): Promise<ShareOutcome> {
  if (wrapperTakes(file) && callWrapper(methodFor(file), await readAsDataUrl(file), file.name, title, text))
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
  // A web view without file sharing saves no blob either: the words and the product's address are what can go out.
  if (bridge.isNative() && (await bridge.shareContent(text, window.location.origin))) return 'shared';
  download(file);
  return 'downloaded';
}
