import { navigate } from 'wouter/use-browser-location';
import { PUSH_REGISTRATION_DELAY_MS } from '../../../core/domain/limits.ts';
import { callApi } from '../../data/api.ts';
import { bridge } from '../../device/bridge.ts';
import { notificationPermission, subscribeToPush } from '../../device/push-subscription.ts';
import { listenToWrapper, storedPushDevice } from '../../device/push-token.ts';
import type { Session } from './session.ts';

function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants this failure in the console and nowhere else.
  console.warn('The push token could not be registered', error instanceof Error ? error.name : '');
}

/** Registers the stored push token when somebody is signed in; otherwise it waits on the device. */
async function registerStoredToken(session: Session): Promise<void> {
  const device = storedPushDevice();
  if (!device || session.getState().status !== 'signed-in') return;
  await callApi('registerDevice', { body: device }).catch(logFailure);
}

async function registerSubscription(): Promise<boolean> {
  try {
    const { pushKey } = await callApi('getConfig');
    const subscription = await subscribeToPush(pushKey);
    if (!subscription) return false;
    await callApi('subscribeDevice', { body: subscription });
    return true;
  } catch (error) {
    logFailure(error);
    return false;
  }
}

/** Registers the push token as soon as there are both a token and a person. Returns the way to stop. */
export function keepPushTokenRegistered(session: Session): () => void {
  let registeredFor: string | null = null;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const register = () => {
    void registerStoredToken(session);
    // Each start says that the browser is still there, and finds a subscription that it has renewed by itself.
    if (notificationPermission() === 'granted' && session.getState().status === 'signed-in')
      void registerSubscription();
  };
  const onSessionChange = () => {
    const uid = session.getState().status === 'signed-in' ? (session.getState().identity?.uid ?? null) : null;
    if (uid === registeredFor) return;
    registeredFor = uid;
    if (uid) timers.add(setTimeout(register, PUSH_REGISTRATION_DELAY_MS));
  };
  const stopListening = listenToWrapper({
    onToken: () => void registerStoredToken(session),
    onOpen: (path) => navigate(path),
  });
  const unsubscribe = session.subscribe(onSessionChange);
  onSessionChange();
  return () => {
    stopListening();
    unsubscribe();
    for (const timer of timers) clearTimeout(timer);
  };
}

/** `asked`: the wrapper shows its own dialog and hands a token over later. */
export type ReminderOutcome = 'allowed' | 'denied' | 'asked' | 'unavailable';

/** Asks the person for notifications and registers this browser for them. Call it inside a tap. */
export async function allowReminders(): Promise<ReminderOutcome> {
  if (bridge.isNative()) return bridge.requestNotificationPermission().then(() => 'asked');
  if (notificationPermission() === 'unavailable') return 'unavailable';
  if ((await bridge.requestNotificationPermission()) !== 'granted') return 'denied';
  return (await registerSubscription()) ? 'allowed' : 'unavailable';
}
