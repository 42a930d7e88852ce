import type { ErrorCode } from '../../core/contract/error-codes.ts';
import type { Reflection } from '../../core/contract/reflection.ts';

type Details = { readonly field?: string; readonly reflection?: Reflection; readonly message?: string };

/**
 * An expected error that a use case throws. Its code decides the status and the safe text of the response. Never put
 * a user's words, a token or the text of a caught error into its details.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** The caller exceeded a rate limit. */
export class TooManyRequests extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too_many_requests');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
