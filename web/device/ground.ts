import { STORAGE_APPEARANCE } from '../../core/domain/limits.ts';
import { storage } from './storage.ts';

export const appearances = ['device', 'light', 'dark'] as const;
/** The user's choice of colours on this device. 'device' follows the system. */
export type Appearance = (typeof appearances)[number];

export function readAppearance(): Appearance {
  const stored = storage.get(STORAGE_APPEARANCE);
  return stored === 'light' || stored === 'dark' ? stored : 'device';
}

/**
 * Paint the empty page like `--ground` of ui/styles/tokens.css. Otherwise the page would flash in the device's colours
 * while the app is loading.
 */
export function applyGround(): void {
  const chosen = readAppearance();
  if (chosen !== 'device') document.documentElement.style.background = chosen === 'dark' ? '#0f0f0f' : '#faf6ef';
}
