import { callApi } from '../../../data/api/api.ts';
import { currentPushSubscription } from '../../../device/push/push-subscription.ts';
import { storedPushDevice } from '../../../device/push/push-token.ts';

const timeoutMs = 3_000;

/**
 * Unregister this device before a sign-out, so that the next user does not get this user's notifications. Failures are
 * ignored: a token moves to the user who registers it next, and the server deletes a token after 60 days without use.
 * Return the browser's subscription. Cancel it only after the sign-out has succeeded, so that reminders continue if the
 * sign-out fails.
 */
export async function unregisterDevice(): Promise<PushSubscription | null> {
  const subscription = await currentPushSubscription().catch(() => null);
  const token = storedPushDevice()?.token;
  const bodies = [
    ...(subscription ? [{ endpoint: subscription.endpoint }] : []),
    ...(token === undefined ? [] : [{ token }]),
  ];
  const calls = bodies.map((body) => callApi('forgetDevice', { body, timeoutMs }));
  await Promise.all(calls).catch(() => undefined);
  return subscription;
}
