import { hash } from 'node:crypto';

/** Return the SHA-256 digest of the secret in an invite link. The server never stores the secret. */
export const inviteDigest = (token: string): Buffer => hash('sha256', token, 'buffer');
