import type { ServiceAnswer } from './call-service.ts';
import type { PushOutcome } from './push.ts';

/**
 * Return the outcome by the status of an answer. The callers first handle the statuses that mean different things at
 * different push services.
 */
export function outcomeOf({ status, retryAfterMs }: ServiceAnswer): PushOutcome {
  if (status === null || status === 429 || status >= 500) return { status: 'later', afterMs: retryAfterMs };
  return { status: status < 300 ? 'sent' : 'refused' };
}
