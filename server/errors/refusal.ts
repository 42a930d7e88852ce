import type { ErrorCode } from '../../core/contract/base/error-codes.ts';
import type { Reflection } from '../../core/contract/reflection.ts';
import { type SignUpRefusal, signUpRefusals } from '../../core/domain/users/sign-up-refusals.ts';

type Details = {
  readonly field?: string;
  readonly reflection?: Reflection;
  readonly isDeleted?: boolean;
  readonly message?: string;
  /** Whether the input lacks the field. Not a part of the response. */
  readonly isMissing?: boolean;
};

/**
 * An expected error, whose code determines the status and the text of the response. The details must not contain a
 * user's words, a token or the text of a caught error.
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

/** Thrown when SIGN_UP allows no new account for this request. */
export class SignUpRefused extends Refusal {
  readonly reason: SignUpRefusal;

  constructor(reason: SignUpRefusal) {
    super('sign_up_refused', { message: signUpRefusals[reason] });
    this.reason = reason;
  }
}

export class TooManyRequests extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too_many_requests');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
