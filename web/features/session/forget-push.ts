import { callApi } from '../../data/api.ts';
import { withinTime } from '../../data/within-time.ts';
import { currentPushSubscription } from '../../device/push-subscription.ts';
import { storedPushDevice } from '../../device/push-token.ts';

const limitMs = 3_000;

/**
 * Takes this device off the person's list, while they are still signed in: no notification of theirs comes to whoever
 * has it next. The wrapper's token itself stays on the device for the next sign-in. What fails is left to the server,
 * which moves a token to whoever registers it and forgets one that is not seen for 60 days. Returns the browser's
 * subscription, to be ended once they are signed out: whoever stays after all keeps their reminders.
 */
export async function forgetPush(): Promise<PushSubscription | null> {
  const subscription = await currentPushSubscription().catch(() => null);
  const token = storedPushDevice()?.token;
  const known = [
    ...(subscription ? [{ endpoint: subscription.endpoint }] : []),
    ...(token === undefined ? [] : [{ token }]),
  ];
  const forgetting = known.map((body) => withinTime(limitMs, (signal) => callApi('forgetDevice', { body, signal })));
  await Promise.all(forgetting).catch(() => undefined);
  return subscription;
}
