import { PUSH_REGISTRATION_DELAY_MS } from '../../../../core/domain/limits.ts';
import { callApi } from '../../../data/api/api.ts';
import { bridge } from '../../../device/bridge.ts';
import { openPath } from '../../../device/open-path.ts';
import { notificationPermission } from '../../../device/push/notification-permission.ts';
import { listenToWrapper, storedPushDevice } from '../../../device/push/push-token.ts';
import type { Session } from '../session.ts';

function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants this failure in the console and nowhere else.
  console.warn('The push token could not be registered', error instanceof Error ? error.name : '');
}

async function registerStoredToken(): Promise<void> {
  const device = storedPushDevice();
  if (device) await callApi('registerDevice', { body: device }).catch(logFailure);
}

async function registerSubscription(): Promise<'allowed' | 'unavailable' | 'failed'> {
  let outcome: 'unavailable' | 'failed' = 'failed';
  try {
    const [{ pushKey }, { subscribeToPush }] = await Promise.all([
      callApi('getConfig'),
      import('../../../device/push/push-subscription.ts'),
    ]);
    outcome = 'unavailable';
    const subscription = await subscribeToPush(pushKey);
    if (!subscription) return outcome;
    outcome = 'failed';
    await callApi('subscribeDevice', { body: subscription });
    return 'allowed';
  } catch (error) {
    logFailure(error);
    return outcome;
  }
}

/** Register this device for the signed-in user: the Android wrapper, and the browser if it allows notifications. */
export function registerPush(): void {
  void registerStoredToken();
  if (notificationPermission() === 'granted') void registerSubscription();
}

/** Register this device one second after each sign-in or start. Return a stop function. */
export function registerPushAfterSignIn(session: Session): () => void {
  let registeredFor: string | null = null;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const isSignedIn = () => session.getState().status === 'signed-in';
  const onSessionChange = () => {
    const uid = isSignedIn() ? (session.getState().identity?.uid ?? null) : null;
    if (uid === registeredFor) return;
    registeredFor = uid;
    // Register at each start: the server learns that the device is in use, and the browser may have a new subscription.
    if (uid) timers.add(setTimeout(() => isSignedIn() && registerPush(), PUSH_REGISTRATION_DELAY_MS));
  };
  const stopListening = listenToWrapper({
    // While signed out, do not send the token. It stays on the device.
    onToken: () => isSignedIn() && void registerStoredToken(),
    onOpen: openPath,
  });
  const unsubscribe = session.subscribe(onSessionChange);
  onSessionChange();
  return () => {
    stopListening();
    unsubscribe();
    for (const timer of timers) clearTimeout(timer);
  };
}

/**
 * `asked`: the Android wrapper shows a dialog and passes a token later. `unavailable`: this device has no push.
 * `failed`: a later attempt may succeed.
 */
export type ReminderOutcome = 'allowed' | 'denied' | 'asked' | 'unavailable' | 'failed';

/** Ask the user to allow notifications, then register this browser. Call while handling a tap. */
export async function allowReminders(): Promise<ReminderOutcome> {
  if (bridge.isNative()) return bridge.requestNotificationPermission().then(() => 'asked');
  if (notificationPermission() === 'unavailable') return 'unavailable';
  if ((await bridge.requestNotificationPermission()) !== 'granted') return 'denied';
  return registerSubscription();
}
