import type { NotificationKind } from '../../../core/domain/notifications/notifications.ts';

/** The address of a device: the Android app's FCM token, or a browser's subscription with its keys in base64url. */
export type PushAddress =
  | { readonly kind: 'fcm'; readonly token: string }
  | { readonly kind: 'web'; readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** The whole content of a message. It contains no text that the user wrote. */
export type PushMessage = {
  readonly kind: NotificationKind;
  /** The device shows one notification for each tag. At most 32 letters, digits and dashes. */
  readonly tag: string;
  readonly path: string;
  /** When the push service discards an undelivered message, in epoch milliseconds. */
  readonly expiresAtMs: number;
};

/** `gone`: delete the address. `later`: retry, after `afterMs` if it is set. `refused`: a retry cannot help. */
export type PushOutcome =
  | { readonly status: 'sent' | 'gone' | 'refused' }
  | { readonly status: 'later'; readonly afterMs: number | null };

/** The time limit for all calls of one message. Every push service answers faster. */
export const sendLimitMs = 10_000;

export type Push = {
  /** The key with which browsers subscribe, in base64url. */
  readonly publicKey: string;
  /** Return whether an endpoint belongs to a push service. Any other address may be inside the server's own network. */
  readonly allows: (endpoint: string) => boolean;
  /** Send a message within `sendLimitMs`. Never rejects. `nowMs` is in epoch milliseconds. */
  readonly send: (address: PushAddress, message: PushMessage, nowMs: number) => Promise<PushOutcome>;
};
