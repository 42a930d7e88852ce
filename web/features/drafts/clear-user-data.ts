import {
  STORAGE_APPEARANCE,
  STORAGE_FIRST_TIME_USER,
  STORAGE_SHORTCUTS,
  STORAGE_TEXT_SIZE,
} from '../../../core/domain/limits.ts';
import { endPushSubscription } from '../../device/push/push-subscription.ts';
import { storage } from '../../device/storage.ts';
import { deleteDrafts } from './device-drafts.ts';
import { draftPrefix } from './draft-storage.ts';

/** Settings of the device, which stay for its next user: whether the intro was shown, colours, text size, shortcuts. */
const deviceKeys = [STORAGE_FIRST_TIME_USER, STORAGE_APPEARANCE, STORAGE_TEXT_SIZE, STORAGE_SHORTCUTS];

/**
 * After an account deletion, delete the user's drafts, settings and push subscription from this device. Drafts of other
 * users stay. The offline cache is deleted at the end of the session.
 */
export async function clearUserData(uid: string): Promise<void> {
  await endPushSubscription().catch(() => undefined);
  await deleteDrafts(uid);
  for (const key of storage.keys('')) {
    if (!key.startsWith(draftPrefix) && !deviceKeys.includes(key)) storage.remove(key);
  }
}
