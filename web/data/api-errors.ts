import type { ErrorBody } from '../../core/contract/error-body.ts';

/** A non-OK answer. Its message is exactly "status: body text", or the status text when the body is empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The contract's error body; null when something between here and the server answered instead. */
  readonly body: ErrorBody | null;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.body = parseBody(text);
  }
}

/**
 * No answer at all, or one that is not the product's: offline, a dead server, a captive portal. Also when whoever asked
 * has left.
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

/** Whether the person must log in again: the message starts with "401" and says "Unauthorized". */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('401') && error.message.includes('Unauthorized');
}
