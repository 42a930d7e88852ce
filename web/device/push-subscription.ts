/** What the server needs of a browser's Web Push subscription. */
export type BrowserSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

async function pushManager(): Promise<PushManager | null> {
  // Absent by plain http and in Android's web views, whatever the types say.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await container?.getRegistration();
  const manager: PushManager | undefined = registration?.pushManager;
  return manager ?? null;
}

/** What a person has decided about notifications of this browser; `unavailable` where it has none. */
export function notificationPermission(): NotificationPermission | 'unavailable' {
  return 'Notification' in window && 'PushManager' in window ? Notification.permission : 'unavailable';
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
 * This browser's subscription for the server's public key (base64url), made when there is none or when it was made for
 * another key. Null where the browser has no pushes or its person has not allowed them; throws what the browser throws.
 */
export async function subscribeToPush(publicKey: string): Promise<BrowserSubscription | null> {
  if (notificationPermission() !== 'granted') return null;
  const manager = await pushManager();
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

/** Ends this browser's subscription. Answers its endpoint, or null when there was none. */
export async function endPushSubscription(): Promise<string | null> {
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}
