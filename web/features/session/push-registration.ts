import { PUSH_REGISTRATION_DELAY_MS } from '../../../core/domain/limits.ts';
import { callApi } from '../../data/api.ts';
import { listenToWrapper, storedPushDevice } from '../../device/push-token.ts';
import type { Session } from './session.ts';

/** Registers the stored push token when somebody is signed in; otherwise it waits on the device. */
async function registerStoredToken(session: Session): Promise<void> {
  const device = storedPushDevice();
  if (!device || session.getState().status !== 'signed-in') return;
  await callApi('registerDevice', { body: device }).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure in the console and nowhere else.
    console.warn('The push token could not be registered', error instanceof Error ? error.name : '');
  });
}

/** Registers the push token as soon as there are both a token and a person. Returns the way to stop. */
export function keepPushTokenRegistered(session: Session): () => void {
  let registeredFor: string | null = null;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const onSessionChange = () => {
    const uid = session.getState().status === 'signed-in' ? (session.getState().identity?.uid ?? null) : null;
    if (uid === registeredFor) return;
    registeredFor = uid;
    if (uid) timers.add(setTimeout(() => void registerStoredToken(session), PUSH_REGISTRATION_DELAY_MS));
  };
  const stopListening = listenToWrapper(() => void registerStoredToken(session));
  const unsubscribe = session.subscribe(onSessionChange);
  onSessionChange();
  return () => {
    stopListening();
    unsubscribe();
    for (const timer of timers) clearTimeout(timer);
  };
}
