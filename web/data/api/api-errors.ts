import type { ErrorBody } from '../../../core/contract/base/error-body.ts';

/** A response that is not OK. The message is "status: body" or, without a body, "status: status text". */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The error body that the API contract defines; null if a proxy sent the response instead of the server. */
  readonly body: ErrorBody | null;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.body = parseBody(text);
  }
}

/** No response arrived (offline, timeout, captive portal), or the signed-in user changed during the request. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

function parseBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : null;
  } catch {
    return null;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('401') && error.message.includes('Unauthorized');
}

/**
 * Return whether the error means that the server itself did not respond: no response arrived, or a proxy sent the
 * response.
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.body === null);
}
