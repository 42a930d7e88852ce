import { APIError } from 'better-auth/api';
import type { Random } from '../../../random/random.ts';

export const linkSecret = (random: Random): string => Buffer.from(random.bytes(24)).toString('base64url');

/** Return the error for a link that was used, was cancelled, has expired, or never existed. */
export const invalidToken = () =>
  new APIError('BAD_REQUEST', {
    code: 'INVALID_TOKEN',
    message:
      'This link or another one was used, it was cancelled or is too old, or your password or another way to sign in has changed since.',
  });
