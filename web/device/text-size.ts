import { STORAGE_TEXT_SIZE, TEXT_SIZE_MAX_PERCENT, TEXT_SIZE_MIN_PERCENT } from '../../core/domain/limits.ts';
import { storage, watchStorage } from './storage.ts';

/** Return the text size on this device, in percent of the browser's own setting: 100 to 200. */
export function readTextSize(): number {
  const percent = Number(storage.get(STORAGE_TEXT_SIZE));
  return percent >= TEXT_SIZE_MIN_PERCENT && percent <= TEXT_SIZE_MAX_PERCENT ? percent : TEXT_SIZE_MIN_PERCENT;
}

/** Scale everything, because all sizes are in rem. A percentage also respects the browser's own text size. */
export function applyTextSize(): void {
  document.documentElement.style.fontSize = `${readTextSize()}%`;
}

export function storeTextSize(percent: number): void {
  storage.set(STORAGE_TEXT_SIZE, String(percent));
  applyTextSize();
}

/** Apply a change made in another tab, then call `onChange`. Return a stop function. */
export function followTextSize(onChange?: () => void): () => void {
  return watchStorage(STORAGE_TEXT_SIZE, () => {
    applyTextSize();
    onChange?.();
  });
}
