import { storage } from '../../device/storage.ts';

const demoOffsetKey = 'inward-demo-offset';

/**
 * The offset that requests send, in minutes with the sign of getTimezoneOffset. It is the device's own offset. In a
 * demo session, it is the offset of the sample user, whose zone always has an open evening window.
 */
export function effectiveTimezoneOffset(): number {
  const demo = storage.getJson(demoOffsetKey);
  return typeof demo === 'number' ? demo : new Date().getTimezoneOffset();
}

/** Whether the signed-in user is the sample user of a demo. Every visitor can sign in as this user. */
export function isSampleSession(): boolean {
  return typeof storage.getJson(demoOffsetKey) === 'number';
}

/** Send the sample user's offset with requests from now on. With null, send the device's own offset again. */
export function setDemoOffset(offset: number | null): void {
  if (offset === null) storage.remove(demoOffsetKey);
  else storage.setJson(demoOffsetKey, offset);
}
