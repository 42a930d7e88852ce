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
  /** When a cached result of `verify` must be discarded, by this machine's clock, in epoch milliseconds. */
  readonly expiresAt: number;
  /** When the user signed in, in epoch milliseconds. Null if the token does not contain this time. */
  readonly authenticatedAt: number | null;
  /** Missing if the token does not name its session. */
  readonly sessionId?: string;
};

/** Thrown when the issuer cannot be reached, so that nobody can know whether a token is valid. */
export class IssuerUnavailable extends Error {
  constructor() {
    super('the issuer of identity tokens cannot be reached');
    this.name = 'IssuerUnavailable';
  }
}

/** The issuer's data about a user, as the data export contains them. Passwords, keys and tokens are left out. */
export type AccountRecord = {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly picture: string | null;
  /** How the user can sign in. The provider `credential` means email and password. */
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
  /** Allow a sign-up. Use up the invite if sign-ups need one. Throw `SignUpRefused` if no account may be created. */
  readonly admit: (inviteDigest: Buffer | null) => Promise<void>;
  readonly isDisabled: (identity: IdentityKey) => Promise<boolean>;
  /** Record a security event of an account. Do nothing if no user of the product belongs to the account yet. */
  readonly record: (
    identity: IdentityKey,
    event: { readonly kind: SecurityEventKind; readonly device: string | null },
  ) => Promise<void>;
};

/** The interface to the identity service. The builtin issuer implements all functions, Firebase only `verify`. */
export type Identity = {
  /** Return null for an invalid token. Throw `IssuerUnavailable` or a database error if the token cannot be checked. */
  readonly verify: (token: string) => Promise<Claims | null>;
  /** Set if the issuer itself asks the `AccountGate` before it creates an account. */
  readonly asksGate?: true;
  /** Return whether the session of a token still exists. `claims` are the claims of the verified token. */
  readonly isSessionActive?: (claims: Claims) => Promise<boolean>;
  /** Return null if the issuer has no data about the user. */
  readonly readAccount?: (subject: string) => Promise<AccountRecord | null>;
  readonly hasPassword?: (subject: string) => Promise<boolean>;
  /** Return whether the account has no password because an undo link from an email removed it. */
  readonly isPasswordUndone?: (subject: string) => Promise<boolean>;
  /** Return whether `password` is the user's password. Count the attempt. Throw `TooManyRequests` above the limit. */
  readonly checkPassword?: (subject: string, password: string) => Promise<boolean>;
  /**
   * Return a number that increases when the password changes or when all devices are signed out. API tokens with an
   * older number are invalid. Return null if the account does not exist. Without this function, API tokens can only be
   * revoked one by one.
   */
  readonly tokenEpoch?: (subject: string) => Promise<number | null>;
  /** If the issuer stores its data in this database, delete its data about the user for whom `tx` was opened. */
  readonly eraseOwner?: (tx: Tx) => Promise<void>;
  /** Return the account's email if it was confirmed, and the emails that an undo link can still restore. */
  readonly confirmedEmails?: (subject: string) => Promise<readonly string[]>;
  /** Notify the former owner of the address `email` that the account was deleted. Call it after the commit. */
  readonly notifyDeleted?: (email: string) => void;
  /** Delete expired sessions, links from emails, and attempt counters. */
  readonly forgetExpired?: () => Promise<void>;
  /** Answer a request under /api/identity. `address` is the caller's IP address. */
  readonly handle?: (request: Request, address: string) => Promise<Response>;
  readonly isSampleUser?: (user: { readonly email: string }) => boolean;
  /** Create the sample user of the demo unless it exists. Return its claims. */
  readonly ensureSampleUser?: (user: { readonly name: string; readonly picture: string | null }) => Promise<Claims>;
};
