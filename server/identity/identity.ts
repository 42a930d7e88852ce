import type { SecurityEventKind } from '../../core/contract/security.ts';
import type { IdentityKey, Tx } from '../db/db.ts';

/** The contents of a verified identity token. */
export type Claims = IdentityKey & {
  readonly email: string;
  /** The display name; '' when the user gave none. */
  readonly name: string;
  readonly picture: string | null;
  /** When the token was issued, by the issuer's clock, in epoch milliseconds. */
  readonly issuedAt: number;
  /** When a cached verification of the token must be discarded, by the system's clock, in epoch milliseconds. */
  readonly expiresAt: number;
  /** When the user last signed in, in epoch milliseconds. Null if the token does not contain it. */
  readonly authenticatedAt: number | null;
  /** The id of the session that the token belongs to, if the token contains it. */
  readonly sessionId?: string;
};

/** The issuer cannot be reached, so it is unknown whether its tokens are valid. */
export class IssuerUnavailable extends Error {
  constructor() {
    super('the issuer of identity tokens cannot be reached');
    this.name = 'IssuerUnavailable';
  }
}

/** The data that the issuer stores about a user, without passwords, keys and tokens. */
export type AccountRecord = {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly picture: string | null;
  /** The ways to sign in. The provider `credential` means e-mail and password. */
  readonly methods: readonly { readonly provider: string; readonly account: string; readonly since: Date }[];
  readonly sessions: readonly { readonly since: Date; readonly until: Date; readonly userAgent: string | null }[];
  readonly passkeys: readonly {
    readonly name: string | null;
    readonly since: Date | null;
    readonly deviceType: string;
    readonly backedUp: boolean;
  }[];
  readonly hasAuthenticatorApp: boolean;
};

/** Decides who may have an account, and who may sign in. */
export type AccountGate = {
  /** Use up the invite, if one is needed. Throw `SignUpRefused` if no account may be created. */
  readonly admit: (inviteDigest: Buffer | null) => Promise<void>;
  /** Whether an operator disabled the account. */
  readonly isDisabled: (identity: IdentityKey) => Promise<boolean>;
  /** Record a security event of an account. Do nothing if the account has no user yet. */
  readonly record: (
    identity: IdentityKey,
    event: { readonly kind: SecurityEventKind; readonly device: string | null },
  ) => Promise<void>;
};

/** The port to the identity service. The optional functions exist only if the issuer is part of the product. */
export type Identity = {
  /**
   * Return a token's claims, or null if the token is invalid. Throw `IssuerUnavailable` or a database error if the
   * validity cannot be determined.
   */
  readonly verify: (token: string) => Promise<Claims | null>;
  /** Whether the issuer asks the `AccountGate` itself, before it creates an account. */
  readonly asksGate?: true;
  /** Whether the session that the claims belong to still exists. The claims come from an earlier call of `verify`. */
  readonly isSessionActive?: (claims: Claims) => Promise<boolean>;
  /** Return the data that the issuer stores about a user, or null if it has none. */
  readonly readAccount?: (subject: string) => Promise<AccountRecord | null>;
  readonly hasPassword?: (subject: string) => Promise<boolean>;
  /** Whether `password` is the user's password. Count the attempt, and throw `TooManyRequests` above the limit. */
  readonly checkPassword?: (subject: string, password: string) => Promise<boolean>;
  /**
   * Return a number that increases whenever all API tokens of the account must be revoked: when its password changes,
   * or all devices are signed out. Return null if there is no such account. Without this function, personal API tokens
   * are revoked only one by one.
   */
  readonly tokenEpoch?: (subject: string) => Promise<number | null>;
  /** Delete the user of the transaction from the issuer's tables in this database. */
  readonly eraseOwner?: (tx: Tx) => Promise<void>;
  /** Delete expired sessions, e-mailed links and attempt counters. */
  readonly forgetExpired?: () => Promise<void>;
  /** Answer a request under /api/identity. `address` is the caller's IP address. */
  readonly handle?: (request: Request, address: string) => Promise<Response>;
  /** Whether a user is the sample user of the demo. */
  readonly isSampleUser?: (user: { readonly email: string }) => boolean;
  /** Create the demo's sample user unless it exists, and return its claims. */
  readonly ensureSampleUser?: (user: { readonly name: string; readonly picture: string | null }) => Promise<Claims>;
};
