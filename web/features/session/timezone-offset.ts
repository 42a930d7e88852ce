import { storage } from '../../device/storage.ts';

const demoOffsetKey = 'inward-demo-offset';

/**
 * Return the offset that requests send, in minutes with the sign of getTimezoneOffset. Usually, this is the device's
 * offset. In a demo, it is the sample user's offset: in that zone, an evening window is always open.
 */
export function effectiveTimezoneOffset(): number {
  const demo = storage.getJson(demoOffsetKey);
  return typeof demo === 'number' ? demo : new Date().getTimezoneOffset();
}

/** Return whether the sample user of a demo is signed in. Every visitor can sign in as this user. */
export function isSampleSession(): boolean {
  return typeof storage.getJson(demoOffsetKey) === 'number';
}

/** Send this offset instead of the device's offset with all requests. With null, send the device's offset again. */
export function setDemoOffset(offset: number | null): void {
  if (offset === null) storage.remove(demoOffsetKey);
  else storage.setJson(demoOffsetKey, offset);
}
