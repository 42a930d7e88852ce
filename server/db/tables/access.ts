import type { ColumnType } from 'kysely';
import type { SecurityEventKind } from '../../../core/contract/security.ts';
import type { TokenScope } from '../../../core/domain/users/api-token.ts';
import type { Instant } from './columns.ts';

export type Invites = {
  id: string;
  /** SHA-256 of the secret in the invite link. */
  digest: Buffer;
  /** What the operator wrote about the invite. */
  note: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: ColumnType<Date | null, undefined, Date>;
};

export type SecurityEvents = {
  user_id: string;
  id: string;
  at: Instant;
  kind: SecurityEventKind;
  /** The name of the device, such as 'Chrome on Android'; null if unknown. */
  device: string | null;
};

export type ApiTokens = {
  user_id: string;
  id: string;
  /** SHA-256 of the API token. */
  digest: Buffer;
  name: string;
  scopes: TokenScope[];
  /** The identity's token epoch when the token was created: see `tokenEpoch` in identity.ts. */
  epoch: number;
  created_at: Instant;
  expires_at: Instant;
  /** When the token was last used, accurate to the hour. */
  used_at: ColumnType<Date | null, undefined, Date>;
};
