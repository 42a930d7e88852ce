import { hash } from 'node:crypto';

/** Return the digest of the secret in an invite link. The server stores and passes on only the digest. */
export const inviteDigest = (token: string): Buffer => hash('sha256', token, 'buffer');
