import { STORAGE_CARD_DESIGN } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';
import { type DesignKey, defaultDesign, designKeys } from './designs.ts';

/** Return the design that was last chosen on this device, if it still exists, or the default. */
export function rememberedDesign(): DesignKey {
  const stored = storage.get(STORAGE_CARD_DESIGN);
  return designKeys.find((key) => key === stored) ?? defaultDesign;
}

export function rememberDesign(key: DesignKey): void {
  storage.set(STORAGE_CARD_DESIGN, key);
}
