import webPush from 'web-push';
import { NOTIFICATION_URGENCY } from '../../../core/domain/notifications/notifications.ts';
import type { PushKeys } from '../../db/keys/secrets.ts';
import { callService } from './call-service.ts';
import type { PushAddress, PushMessage, PushOutcome } from './push.ts';
import { outcomeOf } from './service-outcome.ts';

type Subscription = Extract<PushAddress, { kind: 'web' }>;

const tokenLifeSeconds = 12 * 3_600;
/** Replace a token that expires within this time, which is much longer than sending a message takes. */
const tokenRestSeconds = 3_600;

/** Cache one signed token for each push service, because signing takes longer than all other steps of a message. */
function openTokens(keys: PushKeys, subject: string): (origin: string, nowMs: number) => string {
  const signed = new Map<string, { readonly header: string; readonly untilSeconds: number }>();
  return (origin, nowMs) => {
    const known = signed.get(origin);
    const nowSeconds = Math.floor(nowMs / 1_000);
    if (known !== undefined && known.untilSeconds - nowSeconds > tokenRestSeconds) return known.header;
    const untilSeconds = nowSeconds + tokenLifeSeconds;
    const { Authorization: header } = webPush.getVapidHeaders(
      origin,
      subject,
      keys.publicKey,
      keys.privateKey,
      'aes128gcm',
      untilSeconds,
    );
    signed.set(origin, { header, untilSeconds });
    return header;
  };
}

/**
 * Return a function that sends a message to a browser, encrypted (RFC 8291) and signed (RFC 8292). The tag is also the
 * topic, so that a push service stores only the latest message with a tag.
 */
export function openWebPush(keys: PushKeys, subject: string) {
  const tokenFor = openTokens(keys, subject);
  return async (
    { endpoint, p256dh, auth }: Subscription,
    { kind, tag, path, expiresAtMs }: PushMessage,
    nowMs: number,
  ): Promise<PushOutcome> => {
    const payload = JSON.stringify({ kind, tag, path, expiresAt: new Date(expiresAtMs).toISOString() });
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      TTL: Math.max(0, Math.floor((expiresAtMs - nowMs) / 1_000)),
      topic: tag,
      urgency: NOTIFICATION_URGENCY[kind],
      headers: { authorization: tokenFor(new URL(endpoint).origin, nowMs) },
    });
    const answer = await callService(endpoint, { headers: headersOf(headers), body: body ?? '' });
    return answer.status === 404 || answer.status === 410 ? { status: 'gone' } : outcomeOf(answer);
  };
}

function headersOf(headers: webPush.Headers): Record<string, string> {
  const all = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return Object.fromEntries(all.filter(([name]) => name !== 'Content-Length'));
}
