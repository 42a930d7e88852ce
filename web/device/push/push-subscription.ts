import { notificationPermission } from './notification-permission.ts';
import { rememberPush } from './push-failure.ts';

export type BrowserSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/**
 * The longest wait for an active worker. On a first visit, the worker is registered late and becomes active only after
 * it has cached the pages.
 */
const workerWaitMs = 20_000;

// Despite its type, `navigator.serviceWorker` is undefined over plain http and in Android's web views.
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/**
 * Wait for an active service worker, which a subscription needs. Return its registration, or null after `workerWaitMs`.
 */
function activeRegistration(): Promise<ServiceWorkerRegistration | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, workerWaitMs, null));
  return Promise.race([workers()?.ready ?? null, late]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function isMadeFor(subscription: PushSubscription, key: Uint8Array): boolean {
  const own = subscription.options.applicationServerKey;
  if (!own) return true;
  const bytes = new Uint8Array(own);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}

/**
 * Return this browser's subscription for the server's public key (base64url). Create one if there is none, or if the
 * existing one is for another key. Return null if push is not available or not allowed; throw the browser's errors.
 * Store whether the browser now has a subscription.
 */
export async function subscribeToPush(publicKey: string): Promise<BrowserSubscription | null> {
  if (notificationPermission() !== 'granted') return null;
  let subscription: BrowserSubscription | null = null;
  try {
    subscription = await subscribe(publicKey);
    return subscription;
  } finally {
    rememberPush(subscription !== null);
  }
}

async function subscribe(publicKey: string): Promise<BrowserSubscription | null> {
  const manager: PushManager | undefined = (await activeRegistration())?.pushManager;
  if (!manager) return null;
  const applicationServerKey = bytesOf(publicKey);
  let subscription = await manager.getSubscription();
  if (subscription && !isMadeFor(subscription, applicationServerKey)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = { ...keys };
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}

export async function currentPushSubscription(): Promise<PushSubscription | null> {
  const manager: PushManager | undefined = (await workers()?.getRegistration())?.pushManager;
  return (await manager?.getSubscription()) ?? null;
}

export async function endPushSubscription(): Promise<void> {
  await (await currentPushSubscription())?.unsubscribe();
}
