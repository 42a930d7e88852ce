import type { IdentityKey, Tx } from '../db/db.ts';

/** The contents of a verified identity token. */
export type Claims = IdentityKey & {
  readonly email: string;
  /** The display name; '' when the user gave none. */
  readonly name: string;
  readonly picture: string | null;
  /** Epoch milliseconds of the issuer's clock. */
  readonly issuedAt: number;
  /** Epoch milliseconds of the system's clock. The verification may be cached until then. */
  readonly expiresAt: number;
  /** When the user last signed in, in epoch milliseconds; null where the token does not say. */
  readonly authenticatedAt: number | null;
  /** The session that the token belongs to, where the issuer names it. */
  readonly sessionId?: string;
};

/** The issuer cannot be reached, so its tokens can be neither accepted nor refused. */
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
  /** The ways to sign in. `credential` is e-mail and password. */
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

/** The port to the identity service. Optional functions exist only where the issuer is part of the product. */
export type Identity = {
  /** Verify a token; null when it is not valid. Throws `IssuerUnavailable` or a database error when it cannot decide. */
  readonly verify: (token: string) => Promise<Claims | null>;
  /** Whether the session behind claims that `verify` returned earlier still exists. */
  readonly isSessionActive?: (claims: Claims) => Promise<boolean>;
  /** Return the data stored about a user, or null. */
  readonly readAccount?: (subject: string) => Promise<AccountRecord | null>;
  readonly hasPassword?: (subject: string) => Promise<boolean>;
  /** Whether this is the user's password. Counts the attempt; throws `TooManyRequests` over the limit. */
  readonly checkPassword?: (subject: string, password: string) => Promise<boolean>;
  /** Delete the user who owns the transaction from the issuer's tables in this database. */
  readonly eraseOwner?: (tx: Tx) => Promise<void>;
  /** Answer a request under /api/identity. `address` is the caller's IP address. */
  readonly handle?: (request: Request, address: string) => Promise<Response>;
  /** Whether this is the sample user of the demo. */
  readonly isSampleUser?: (user: { readonly email: string }) => boolean;
  /** Create the demo's sample user unless it exists, and return its claims. */
  readonly ensureSampleUser?: (user: { readonly name: string; readonly picture: string | null }) => Promise<Claims>;
};
