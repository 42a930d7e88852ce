import { APIError } from 'better-auth/api';

/** The refusal to connect a second account of a provider, which would open the account unseen. */
export const alreadyConnected = () =>
  new APIError('BAD_REQUEST', { code: 'ALREADY_CONNECTED', message: 'This provider is connected already.' });
