import { STORAGE_CARD_DESIGN } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';
import { type DesignKey, defaultDesign, designKeys } from './designs.ts';

/** Return the design last chosen on this device, or the default if there is none or it no longer exists. */
export function rememberedDesign(): DesignKey {
  const stored = storage.get(STORAGE_CARD_DESIGN);
  return designKeys.find((key) => key === stored) ?? defaultDesign;
}

export function rememberDesign(key: DesignKey): void {
  storage.set(STORAGE_CARD_DESIGN, key);
}
