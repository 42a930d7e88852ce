import { callApi } from '../../../data/api/api.ts';
import { currentPushSubscription } from '../../../device/push/push-subscription.ts';
import { storedPushDevice } from '../../../device/push/push-token.ts';

const timeoutMs = 3_000;

/**
 * Remove this device from the user's devices before a sign-out, so that the next user of the device does not get this
 * user's notifications. The wrapper's token stays on the device for the next sign-in. Ignore a failure: the server
 * moves a token to the user who registers it next, and deletes a token that it has not seen for 60 days. Return the
 * browser's subscription. The caller cancels it only after the sign-out has succeeded, so that reminders continue if
 * the sign-out fails.
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
