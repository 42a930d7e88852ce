import type { ErrorBody } from '../../core/contract/error-body.ts';
import { statusOf } from '../../core/contract/error-codes.ts';
import { isUnavailable } from '../db/sqlstate.ts';
import { Refusal } from '../errors/refusal.ts';
import { refusalText } from '../errors/refusal-text.ts';
import { IssuerUnavailable } from '../identity/identity.ts';
import type { Log } from '../log/log.ts';
import { apiHeaders } from './headers.ts';

const jsonHeaders = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8' };

export const jsonAnswer = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...jsonHeaders, ...headers } });

/** A refusal for having called too often. */
export class TooMany extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too_many_requests');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type Place = { readonly requestId: string; readonly method: string; readonly route: string };

/** Names what was thrown: a refusal is itself, a database or an issuer out of reach is `unavailable`, all else is a fault of ours. */
function asRefusal(error: unknown, place: Place, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) {
    log.fault('a request found the database out of reach', error, place);
    return new Refusal('unavailable');
  }
  if (error instanceof IssuerUnavailable) {
    log.fault('a request could not be judged', error, place);
    return new Refusal('unavailable');
  }
  log.fault('a request failed', error, place);
  return new Refusal('internal');
}

/** Turns anything thrown into its answer. Nothing of an unknown error leaves the server but the request's id. */
export function refusalAnswer(error: unknown, place: Place, log: Log): Response {
  const refusal = asRefusal(error, place, log);
  const { field, reflection, message } = refusal.details;
  const body: ErrorBody = {
    code: refusal.code,
    message: message ?? refusalText[refusal.code],
    requestId: place.requestId,
    ...(field !== undefined && { field }),
    ...(reflection !== undefined && { reflection }),
  };
  const headers: Record<string, string> = { 'x-request-id': place.requestId };
  if (refusal instanceof TooMany) headers['retry-after'] = String(refusal.retryAfterSeconds);
  if (refusal.code === 'unavailable') headers['retry-after'] = '2';
  if (refusal.code === 'unauthorized') headers['www-authenticate'] = 'Bearer';
  return jsonAnswer(statusOf[refusal.code], body, headers);
}
