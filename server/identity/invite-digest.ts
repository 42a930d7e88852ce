import { hash } from 'node:crypto';

/** Return what the server stores and passes on of the secret in an invite link. */
export const inviteDigest = (token: string): Buffer => hash('sha256', token, 'buffer');
