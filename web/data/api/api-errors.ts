import type { ErrorBody } from '../../../core/contract/base/error-body.ts';

/**
 * A response that is not OK. The message is exactly "status: body text" or, if the body is empty, "status: status
 * text".
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The contract's error body; null when a proxy answered instead of the server. */
  readonly body: ErrorBody | null;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.body = parseBody(text);
  }
}

/**
 * Thrown when no response from the server arrived (device offline, timeout, captive portal) or when the signed-in user
 * changed during the request.
 */
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

/** Whether the user must sign in again: the message starts with "401" and contains "Unauthorized". */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('401') && error.message.includes('Unauthorized');
}

/** Whether no response from the server arrived, or only the response of a proxy in front of the server. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.body === null);
}
