import { storage } from '../../device/storage.ts';

const demoOffsetKey = 'inward-demo-offset';

/**
 * The offset that this device claims, in minutes with getTimezoneOffset's sign: its own, or in a demo session the
 * sample person's, for whom an evening window is open now.
 */
export function claimedOffset(): number {
  const demo = storage.getJson(demoOffsetKey);
  return typeof demo === 'number' ? demo : new Date().getTimezoneOffset();
}

/** Claims the sample person's offset from now on; null goes back to the device's own. */
export function setDemoOffset(offset: number | null): void {
  if (offset === null) storage.remove(demoOffsetKey);
  else storage.setJson(demoOffsetKey, offset);
}
