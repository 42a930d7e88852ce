import { callApi } from '../../data/api.ts';
import { withinTime } from '../../data/within-time.ts';
import { endPushSubscription } from '../../device/push-subscription.ts';
import { storedPushDevice } from '../../device/push-token.ts';

const limitMs = 3_000;

/**
 * Takes this device off the person's list, while they are still signed in: no notification of theirs comes to whoever
 * has it next. The wrapper's token itself stays on the device for the next sign-in. What fails is left to the server,
 * which moves a token to whoever registers it and forgets one that is not seen for 60 days.
 */
export async function forgetPush(): Promise<void> {
  const endpoint = await endPushSubscription().catch(() => null);
  const token = storedPushDevice()?.token;
  const known = [...(endpoint === null ? [] : [{ endpoint }]), ...(token === undefined ? [] : [{ token }])];
  const forgetting = known.map((body) => withinTime(limitMs, (signal) => callApi('forgetDevice', { body, signal })));
  await Promise.all(forgetting).catch(() => undefined);
}
