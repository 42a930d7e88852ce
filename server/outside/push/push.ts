import type { NotificationKind } from '../../../core/domain/notifications/notifications.ts';

/** Where a message can arrive: the Android wrapper's token, or a browser's subscription with its keys as base64url. */
export type PushAddress =
  | { readonly kind: 'fcm'; readonly token: string }
  | { readonly kind: 'web'; readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** All that leaves the server: which kind, when it is over, where a tap leads. Never a word of the person's. */
export type PushMessage = {
  readonly kind: NotificationKind;
  /** The same for the same moment, so that one sent twice shows once. Letters, digits and dashes, at most 32. */
  readonly tag: string;
  readonly path: string;
  /** Epoch ms; the service throws the message away by then. */
  readonly expiresAtMs: number;
};

/**
 * `gone`: the address is no more and has to be forgotten. `later`: not now, in `afterMs` at the soonest where the
 * service said so. `refused`: it will not go however often it is tried.
 */
export type PushOutcome =
  | { readonly status: 'sent' | 'gone' | 'refused' }
  | { readonly status: 'later'; readonly afterMs: number | null };

/** Longer than any push service takes. What is not done by then has failed, however many calls it took. */
export const sendLimitMs = 10_000;

/** The way to people's devices. */
export type Push = {
  /** What browsers subscribe with, base64url. */
  readonly publicKey: string;
  /** Whether a browser's endpoint is one of a push service: any other address could be one inside our own network. */
  readonly allows: (endpoint: string) => boolean;
  /** Hands one message to the service of the address. Never rejects, ends within
   * `sendLimitMs`; `nowMs` is epoch ms. */
  readonly send: (address: PushAddress, message: PushMessage, nowMs: number) => Promise<PushOutcome>;
};
