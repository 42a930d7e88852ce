import { hash } from 'node:crypto';
import { TOKEN_PREFIX } from '../../../core/domain/users/api-token.ts';
import type { Random } from '../../random/random.ts';

const idBytes = 16;
const secretBytes = 24;

/** Return a new API token: the user's id, by which the server looks the token up, and a random secret. */
export function makeTokenText(random: Pick<Random, 'bytes'>, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return TOKEN_PREFIX + Buffer.concat([id, random.bytes(secretBytes)]).toString('base64url');
}

/** Return the user id that an API token contains, or null if the text cannot be an API token. */
export function userIdIn(token: string): string | null {
  const bytes = Buffer.from(token.slice(TOKEN_PREFIX.length), 'base64url');
  if (!token.startsWith(TOKEN_PREFIX) || bytes.length !== idBytes + secretBytes) return null;
  const hex = bytes.toString('hex', 0, idBytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Return the digest of an API token, which the database stores instead of the token. */
export const tokenDigest = (token: string): Buffer => hash('sha256', token, 'buffer');
