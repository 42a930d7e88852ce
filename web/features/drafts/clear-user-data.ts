import {
  STORAGE_APPEARANCE,
  STORAGE_DRAFTS,
  STORAGE_FIRST_TIME_USER,
  STORAGE_SHORTCUTS,
  STORAGE_TEXT_SIZE,
} from '../../../core/domain/limits.ts';
import { endPushSubscription } from '../../device/push/push-subscription.ts';
import { storage } from '../../device/storage.ts';
import { deleteDrafts } from './device-drafts.ts';

/** Device settings that stay for the next user: whether the intro was shown, appearance, text size, shortcuts. */
const deviceKeys = [STORAGE_FIRST_TIME_USER, STORAGE_APPEARANCE, STORAGE_TEXT_SIZE, STORAGE_SHORTCUTS];

/**
 * Delete the drafts, settings and push subscription of a deleted account from this device. Other users' drafts stay.
 */
export async function clearUserData(uid: string): Promise<void> {
  await endPushSubscription().catch(() => undefined);
  await deleteDrafts(uid);
  for (const key of storage.keys('')) {
    if (!key.startsWith(STORAGE_DRAFTS) && !deviceKeys.includes(key)) storage.remove(key);
  }
}
