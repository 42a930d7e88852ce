import { afterPaint } from '../../device/after-paint.ts';
import { lazyPart, loadUntilDone } from '../../ui/lazy-part.tsx';

const load = () => import('./later-parts.ts');

export const DesignPicker = lazyPart(async () => (await load()).DesignPicker);
export const LoadAgain = lazyPart(async () => (await load()).LoadAgain);
export const NoCard = lazyPart(async () => (await load()).NoCard);
export const Pictures = lazyPart(async () => (await load()).Pictures);
export const SentenceSheet = lazyPart(async () => (await load()).SentenceSheet);
export const ShownPart = lazyPart(async () => (await load()).ShownPart);

/** Load the parts, and retry until they are loaded. */
export const laterParts = () => loadUntilDone(load);

/** Load the parts soon after the first paint, so that the first tap on a button does not wait for them. */
export async function loadLaterParts(): Promise<void> {
  await afterPaint();
  await laterParts();
}
