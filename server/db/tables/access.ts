import type { ColumnType } from 'kysely';
import type { SecurityEventKind } from '../../../core/contract/security.ts';
import type { TokenScope } from '../../../core/domain/users/api-token.ts';
import type { Instant } from './columns.ts';

export type Invites = {
  id: string;
  digest: Buffer;
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
  /** For example 'Chrome on Android'; null if unknown. */
  device: string | null;
};

export type ApiTokens = {
  user_id: string;
  id: string;
  digest: Buffer;
  name: string;
  scopes: TokenScope[];
  /** The identity's token epoch when the token was created: see `tokenEpoch` in identity.ts. */
  epoch: number;
  created_at: Instant;
  expires_at: Instant;
  /** The time of the last use, accurate to the hour. */
  used_at: ColumnType<Date | null, undefined, Date>;
};
