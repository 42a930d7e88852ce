// The payload of a push has no text. All texts are part of the product, and none comes from the journal.
import { NOTIFICATION_WORDS } from '../../core/domain/notifications/notifications.ts';
import { basePath } from './base-path.ts';
import { expiryOnDevice } from './device-expiry.ts';

declare const self: ServiceWorkerGlobalScope;

type Message = { readonly kind: string; readonly tag: string; readonly path: string; readonly expiresAtMs: number };

const words: Readonly<Record<string, { readonly title: string; readonly body: string }>> = NOTIFICATION_WORDS;
/** Shown for a kind of push that this worker does not know, because the server is newer. */
const newerWords = { title: 'Inward', body: 'There is something new for you.' };

function field(value: unknown, name: string): string {
  const found = typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
  return typeof found === 'string' ? found : '';
}

/** Return the path and query if they belong to this product, otherwise '/'. */
function ownPath(path: string): string {
  const { origin, pathname, search } = new URL(path || '/', self.location.origin);
  return origin === self.location.origin ? pathname + search : '/';
}

function messageOf(value: unknown): Message {
  const kind = field(value, 'kind');
  const expiresAtMs = Date.parse(field(value, 'expiresAt'));
  return {
    kind,
    tag: field(value, 'tag') || kind || 'inward',
    path: ownPath(field(value, 'path')),
    expiresAtMs: Number.isNaN(expiresAtMs) ? Number.POSITIVE_INFINITY : expiresAtMs,
  };
}

function read(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** Show a push. It replaces an older push with the same tag. Close an expired push at once. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const message = messageOf(read(data));
  const { title, body } = words[message.kind] ?? newerWords;
  const expiresAtMs = await expiryOnDevice(message.expiresAtMs);
  const isOver = expiresAtMs <= Date.now();
  await self.registration.showNotification(isOver ? 'This window has closed' : title, {
    body: isOver ? '' : body,
    tag: message.tag,
    icon: `${basePath}/icon-192.png`,
    badge: `${basePath}/badge-96.png`,
    silent: isOver,
    data: { path: message.path, expiresAtMs },
  });
  if (!isOver) return;
  // Show an expired push before closing it: otherwise, the browser would show a generic notification.
  const shown = await self.registration.getNotifications({ tag: message.tag });
  for (const notification of shown) notification.close();
}

/** Open the target of a notification in an open window, without a reload, or in a new window. */
export async function openNotified(notification: Pick<Notification, 'close' | 'data'>): Promise<void> {
  notification.close();
  const { path, expiresAtMs } = notification.data as { path: string; expiresAtMs: number };
  const target = expiresAtMs > Date.now() ? path : '/';
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // If the product has a base path, other windows of this host may belong to other products.
  const windows = all.filter(({ url }) => url.startsWith(`${self.location.origin}${basePath}/`));
  const open = windows.find(({ focused }) => focused) ?? windows[0];
  if (!open) {
    await self.clients.openWindow(basePath + target);
    return;
  }
  open.postMessage({ kind: 'open', path: target });
  await open.focus();
}
