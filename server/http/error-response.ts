import type { ErrorBody } from '../../core/contract/base/error-body.ts';
import { statusOf } from '../../core/contract/base/error-codes.ts';
import { isUnavailable } from '../errors/database-errors.ts';
import { Refusal, TooManyRequests } from '../errors/refusal.ts';
import { refusalText } from '../errors/refusal-text.ts';
import { IssuerUnavailable } from '../identity/identity.ts';
import type { Log } from '../log/log.ts';
import { apiHeaders } from './headers.ts';

export const jsonHeaders = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8' };

export const jsonResponse = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...jsonHeaders, ...headers } });

export type RequestContext = { readonly requestId: string; readonly method: string; readonly route: string };

function toRefusal(error: unknown, place: RequestContext, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) {
    log.fault('a request failed because the database is unreachable', error, place);
    return new Refusal('unavailable');
  }
  if (error instanceof IssuerUnavailable) {
    log.fault('a request failed because the identity issuer is unreachable', error, place);
    return new Refusal('unavailable');
  }
  log.fault('a request failed', error, place);
  return new Refusal('internal');
}

/** Return the response for a thrown value. For an unexpected error, reveal only the request id. */
export function errorResponse(error: unknown, place: RequestContext, log: Log): Response {
  const refusal = toRefusal(error, place, log);
  const { field, reflection, isDeleted, message } = refusal.details;
  const body: ErrorBody = {
    code: refusal.code,
    message: message ?? refusalText[refusal.code],
    requestId: place.requestId,
    ...(field !== undefined && { field }),
    ...(reflection !== undefined && { reflection }),
    ...(isDeleted !== undefined && { isDeleted }),
  };
  const headers: Record<string, string> = { 'x-request-id': place.requestId };
  if (refusal instanceof TooManyRequests) headers['retry-after'] = String(refusal.retryAfterSeconds);
  if (refusal.code === 'unavailable') headers['retry-after'] = '2';
  if (refusal.code === 'unauthorized') headers['www-authenticate'] = 'Bearer';
  return jsonResponse(statusOf[refusal.code], body, headers);
}
