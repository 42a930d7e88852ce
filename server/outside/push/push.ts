import type { NotificationKind } from '../../../core/domain/notifications/notifications.ts';

/** The address of a device: the Android wrapper's token, or a browser's subscription with its keys in base64url. */
export type PushAddress =
  | { readonly kind: 'fcm'; readonly token: string }
  | { readonly kind: 'web'; readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** The whole content of a message. It contains no text of the user. */
export type PushMessage = {
  readonly kind: NotificationKind;
  /**
   * Identifies a notification: repeated sends have the same tag, so that the device shows one notification. At most 32
   * letters, digits and dashes.
   */
  readonly tag: string;
  readonly path: string;
  /** Epoch ms at which the push service discards an undelivered message. */
  readonly expiresAtMs: number;
};

/**
 * `gone`: the address no longer exists and must be removed. `later`: retry, after at least `afterMs` if the service
 * named a delay. `refused`: no retry will help.
 */
export type PushOutcome =
  | { readonly status: 'sent' | 'gone' | 'refused' }
  | { readonly status: 'later'; readonly afterMs: number | null };

/** The time limit for one message to one device, over all calls. Every push service answers faster. */
export const sendLimitMs = 10_000;

/** Sends messages to devices. */
export type Push = {
  /** The public key with which browsers subscribe, in base64url. */
  readonly publicKey: string;
  /** Whether an endpoint belongs to a push service. Any other address could be inside the server's own network. */
  readonly allows: (endpoint: string) => boolean;
  /** Send one message to the address's push service within `sendLimitMs`. Never rejects. `nowMs` is epoch ms. */
  readonly send: (address: PushAddress, message: PushMessage, nowMs: number) => Promise<PushOutcome>;
};
