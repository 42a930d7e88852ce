import type { ServiceAnswer } from './call-service.ts';
import type { PushOutcome } from './push.ts';

/** What all services say alike: sent, busy or broken for now, or no for good. */
export function outcomeOf({ status, retryAfterMs }: ServiceAnswer): PushOutcome {
  if (status === null || status === 429 || status >= 500) return { status: 'later', afterMs: retryAfterMs };
  return { status: status < 300 ? 'sent' : 'refused' };
}
