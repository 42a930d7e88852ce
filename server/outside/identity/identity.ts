import type { IdentityKey } from '../../db/db.ts';

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
  /** The sign-in that the token came from, where the issuer names it. */
  readonly sessionId?: string;
};

/** What is needed to judge tokens cannot be had from their issuer just now. */
export class IssuerAway extends Error {
  constructor() {
    super('the issuer of identity tokens cannot be reached');
    this.name = 'IssuerAway';
  }
}

/** Whoever vouches for people. The rest of the product cannot tell one from another. */
export type Identity = {
  /** Null for anything but a valid token. Rejects only when it cannot be told: `IssuerAway`, or the database is. */
  readonly verify: (token: string) => Promise<Claims | null>;
  /** Whether what `verify` accepted before still counts: its person may have signed out since. */
  readonly isLive?: (claims: Claims) => Promise<boolean>;
  /** Answers the calls under /api/identity, where the issuer is part of the product. */
  readonly handle?: (request: Request, address: string) => Promise<Response>;
  /** Makes the demo's sample person, once, and answers who that is. Only where the issuer is part of the product. */
  readonly makeSamplePerson?: (person: { readonly name: string; readonly picture: string | null }) => Promise<Claims>;
};
