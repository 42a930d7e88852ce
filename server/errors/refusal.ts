import type { ErrorCode } from '../../core/contract/error-codes.ts';
import type { Reflection } from '../../core/contract/reflection.ts';

type Details = { readonly field?: string; readonly reflection?: Reflection; readonly message?: string };

/**
 * A named "no" that a use case throws and the app turns into an answer: status and safe text come from its code.
 * Never put a person's words, a token or a caught error's text into one.
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
