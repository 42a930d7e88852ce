import type { PushKeys } from '../../db/keys/secrets.ts';
import type { Log } from '../../log/log.ts';
import type { Push, PushOutcome } from './push.ts';
import { isPushService } from './push-hosts.ts';
import { readServiceAccount } from './service-account.ts';

export type PushOptions = {
  readonly keys: PushKeys;
  /** The operator's contact for push services, a `mailto:` or `https:` address. */
  readonly subject: string;
  /** Origins that are allowed in addition to the push services of the browsers. */
  readonly services: readonly string[];
  /** The path of Google's service account file. Null to send no pushes to the Android app. */
  readonly fcmAccount: string | null;
  readonly fcmUrl?: string;
  readonly log: Log;
};

/**
 * Return a sender of pushes. It loads its libraries with the first message, because only a process with the role worker
 * sends messages. Without a service account, it refuses messages to the Android app. Throw a `StartFault` for an
 * invalid service account file.
 */
export function openPush({ keys, subject, services, fcmAccount, fcmUrl, log }: PushOptions): Push {
  const account = fcmAccount === null ? null : readServiceAccount(fcmAccount);
  const allows = (endpoint: string) => isPushService(endpoint, services);
  const web = once(async () => (await import('./web-push.ts')).openWebPush(keys, subject));
  const fcm = once(async () =>
    account === null ? null : (await import('./fcm.ts')).openFcm(account, fcmUrl ?? 'https://fcm.googleapis.com'),
  );
  const refused: PushOutcome = { status: 'refused' };

  const deliver: Push['send'] = async (address, message, nowMs) => {
    if (address.kind === 'fcm') return (await (await fcm())?.(address.token, message, nowMs)) ?? refused;
    // Check the endpoint at every message: PUSH_SERVICES may have changed since the browser subscribed.
    return allows(address.endpoint) ? (await web())(address, message, nowMs) : refused;
  };
  return {
    publicKey: keys.publicKey,
    allows,
    send: async (address, message, nowMs) => {
      try {
        return await deliver(address, message, nowMs);
      } catch (error) {
        log.fault('a push could not be created', error);
        return refused;
      }
    },
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
