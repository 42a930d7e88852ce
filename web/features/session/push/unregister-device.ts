import { callApi } from '../../../data/api/api.ts';
import { currentPushSubscription } from '../../../device/push/push-subscription.ts';
import { storedPushDevice } from '../../../device/push/push-token.ts';

const timeoutMs = 3_000;

/**
 * Unregister this device before a sign-out, so that the next user does not get this user's notifications. Ignore
 * failures: the server moves a token to the next user who registers it, and deletes a token after 60 days without use.
 * Return the browser's subscription. The caller must not cancel it before the sign-out has succeeded: otherwise,
 * reminders would end even if the sign-out fails.
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
