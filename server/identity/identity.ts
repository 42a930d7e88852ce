import type { IdentityKey, Tx } from '../db/db.ts';

/** What a verified token says of its bearer. */
export type Claims = IdentityKey & {
  readonly email: string;
  /** The display name, '' when none was given. */
  readonly name: string;
  readonly picture: string | null;
  /** Epoch milliseconds of the issuer's clock. */
  readonly issuedAt: number;
  /** Epoch milliseconds of the system's clock: until then the answer may be remembered. */
  readonly expiresAt: number;
  /** When the person last proved who they are, by a password or at a provider's; null where the token does not say. */
  readonly provedAt: number | null;
  /** The sign-in that the token came from, where the issuer names it. */
  readonly sessionId?: string;
};

/** What is needed to judge tokens cannot be had from their issuer just now. */
export class IssuerUnavailable extends Error {
  constructor() {
    super('the issuer of identity tokens cannot be reached');
    this.name = 'IssuerAway';
  }
}
/** What the issuer keeps of a person. No secret and nothing that lets anybody in. */
export type AccountRecord = {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly picture: string | null;
  /** The ways to sign in: `credential` is e-mail and password. */
  readonly methods: readonly { readonly provider: string; readonly account: string; readonly since: Date }[];
  readonly sessions: readonly { readonly since: Date; readonly until: Date; readonly userAgent: string | null }[];
  readonly passkeys: readonly {
    readonly name: string | null;
    readonly since: Date | null;
    readonly deviceType: string;
    readonly backedUp: boolean;
  }[];
  /** Whether a code of an app is asked for as well. */
  readonly asksForCode: boolean;
};

/** Whoever vouches for people. The rest of the product cannot tell one from another. */
export type Identity = {
  /** Null for anything but a valid token. Rejects only when it cannot be told: `IssuerAway`, or the database is. */
  readonly verify: (token: string) => Promise<Claims | null>;
  /** Whether what `verify` accepted before still counts: its person may have signed out since. */
  readonly isLive?: (claims: Claims) => Promise<boolean>;
  /** What is kept of a person, where the issuer is part of the product. */
  readonly accountOf?: (subject: string) => Promise<AccountRecord | null>;
  /** Whether this person has a password that `isPassword` can ask for. */
  readonly hasPassword?: (subject: string) => Promise<boolean>;
  /** Whether it is the person's password. Counts the tries; throws `TooMany`. */
  readonly isPassword?: (subject: string, password: string) => Promise<boolean>;
  /** Takes the transaction's owner out of the issuer's tables, where they are in this database. */
  readonly eraseOwner?: (tx: Tx) => Promise<void>;
  /** Answers the calls under /api/identity, where the issuer is part of the product. */
  readonly handle?: (request: Request, address: string) => Promise<Response>;
  /** Whether this is the demo's sample person. */
  readonly isSample?: (person: { readonly email: string }) => boolean;
  /** Makes the demo's sample person, once, and answers who that is. Only where the issuer is part of the product. */
  readonly makeSamplePerson?: (person: { readonly name: string; readonly picture: string | null }) => Promise<Claims>;
};
