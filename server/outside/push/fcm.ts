import * as z from 'zod/mini';
import { NOTIFICATION_URGENCY, NOTIFICATION_WORDS } from '../../../core/domain/notifications/notifications.ts';
import { within } from '../../concurrency/within.ts';
import { callService, type ServiceAnswer } from './call-service.ts';
import { openFcmAccess } from './fcm-access.ts';
import { type PushMessage, type PushOutcome, sendLimitMs } from './push.ts';
import type { ServiceAccount } from './service-account.ts';
import { outcomeOf } from './service-outcome.ts';

const fault = z.object({
  error: z.object({ details: z.optional(z.array(z.object({ errorCode: z.optional(z.string()) }))) }),
});

/** Only this code means an invalid token. Status 404 or SENDER_ID_MISMATCH can also mean a wrong project. */
const goneCode = 'UNREGISTERED';

function codesOf({ body }: ServiceAnswer): string[] {
  try {
    const { error } = fault.parse(JSON.parse(body));
    return (error.details ?? []).flatMap(({ errorCode }) => errorCode ?? []);
  } catch {
    return [];
  }
}

/**
 * Return the message in the format of FCM HTTP v1. The phone shows `notification`. The page that the notification opens
 * gets `data`.
 */
function messageOf(token: string, { kind, tag, path, expiresAtMs }: PushMessage, nowMs: number) {
  return {
    token,
    data: { kind, tag, path, expiresAt: new Date(expiresAtMs).toISOString() },
    android: {
      ttl: `${Math.max(0, Math.floor((expiresAtMs - nowMs) / 1_000))}s`,
      collapse_key: tag,
      priority: NOTIFICATION_URGENCY[kind] === 'high' ? 'HIGH' : 'NORMAL',
      notification: { ...NOTIFICATION_WORDS[kind], tag },
    },
  };
}

/**
 * Return a function that sends to the Android app through FCM at `baseUrl` (without a slash at the end). `limitMs`
 * limits a whole message: the sign-in at Google, the send, and one retry of both.
 */
export function openFcm(account: ServiceAccount, baseUrl: string, limitMs = sendLimitMs) {
  const access = openFcmAccess(account);
  const url = `${baseUrl}/v1/projects/${account.projectId}/messages:send`;

  const post = async (body: string, nowMs: number, endMs: number): Promise<ServiceAnswer> => {
    const bearer = await within(access.token(nowMs), endMs - performance.now());
    const restMs = endMs - performance.now();
    if (bearer === null || restMs <= 0) return { status: null, retryAfterMs: null, body: '' };
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
    const answer = await callService(url, { headers, body }, restMs);
    if (answer.status === 401) access.drop(bearer);
    return answer;
  };

  return async (token: string, message: PushMessage, nowMs: number): Promise<PushOutcome> => {
    const body = JSON.stringify({ message: messageOf(token, message, nowMs) });
    const endMs = performance.now() + limitMs;
    let answer = await post(body, nowMs, endMs);
    if (answer.status === 401) answer = await post(body, nowMs, endMs);
    if (answer.status === 401) return { status: 'later', afterMs: null };
    return codesOf(answer).includes(goneCode) ? { status: 'gone' } : outcomeOf(answer);
  };
}
