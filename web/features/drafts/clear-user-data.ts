import { STORAGE_FIRST_TIME_USER, STORAGE_TEXT_SIZE } from '../../../core/domain/limits.ts';
import { endPushSubscription } from '../../device/push-subscription.ts';
import { secondCopy } from '../../device/second-copy.ts';
import { storage } from '../../device/storage.ts';
import { draftPrefix, userDraftPrefix } from './draft-storage.ts';

/** Settings of the device, not of a user: whether the intro was shown, and the text size. */
const deviceKeys = [STORAGE_FIRST_TIME_USER, STORAGE_TEXT_SIZE];

/**
 * After an account deletion, delete the user's drafts, settings and push subscription from this device. Drafts of other
 * users stay. The offline cache is deleted at the end of the session.
 */
export async function clearUserData(uid: string): Promise<void> {
  await endPushSubscription().catch(() => undefined);
  const ownPrefix = userDraftPrefix(uid);
  await secondCopy.removeAll(ownPrefix).catch(() => undefined);
  for (const key of storage.keys('')) {
    const isOtherUsersDraft = key.startsWith(draftPrefix) && !key.startsWith(ownPrefix);
    if (!isOtherUsersDraft && !deviceKeys.includes(key)) storage.remove(key);
  }
}
