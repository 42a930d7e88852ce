import type { ApiToken } from '../../../core/contract/tokens.ts';
import type { TokenRow } from './token-store.ts';

/**
 * Return the state of an API token at `nowMs` (epoch ms). `presentEpoch` is the current token epoch of the user's
 * identity: a number that increases when all API tokens of the user are revoked.
 */
export function tokenState({ expires_at, epoch }: TokenRow, presentEpoch: number, nowMs: number): ApiToken['state'] {
  if (epoch !== presentEpoch) return 'ended';
  return expires_at.getTime() <= nowMs ? 'expired' : 'valid';
}

export const tokenView = (row: TokenRow, presentEpoch: number, nowMs: number): ApiToken => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  state: tokenState(row, presentEpoch, nowMs),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.used_at?.toISOString() ?? null,
});
