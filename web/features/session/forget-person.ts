import { STORAGE_FIRST_TIME_USER, STORAGE_TEXT_SIZE } from '../../../core/domain/limits.ts';
import { endPushSubscription } from '../../device/push-subscription.ts';
import { secondCopy } from '../../device/second-copy.ts';
import { storage } from '../../device/storage.ts';
import { draftPrefix, personPrefix } from '../reflections/draft-store.ts';

/** Of the device and of nobody: that the intro was seen, and how large the letters are. */
const ofTheDevice = [STORAGE_FIRST_TIME_USER, STORAGE_TEXT_SIZE];

/**
 * Clears this device of a person whose account is gone: drafts, settings, push. Words that somebody else has not handed
 * in yet are theirs and stay. What was kept for reading offline goes with the session.
 */
export async function forgetPerson(uid: string): Promise<void> {
  await endPushSubscription().catch(() => undefined);
  const own = personPrefix(uid);
  await secondCopy.removeAll(own).catch(() => undefined);
  for (const key of storage.keys('')) {
    const isOthers = key.startsWith(draftPrefix) && !key.startsWith(own);
    if (!isOthers && !ofTheDevice.includes(key)) storage.remove(key);
  }
}
