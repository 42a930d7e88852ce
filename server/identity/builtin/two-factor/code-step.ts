import { createHmac } from 'node:crypto';
import type { AuthContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import type pg from 'pg';

const stepMs = 30_000;

export const wrongCode = 'This code is wrong or no longer good. Please try another.';

/** Return the code of a 30-second time step (RFC 6238: SHA-1, six digits). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

type Call = { readonly context: AuthContext; readonly body: { readonly code?: unknown } };

export type Browser = {
  readonly context: AuthContext;
  readonly getSignedCookie: (name: string, secret: string) => Promise<string | null | false | undefined>;
};

/** Return the name of the sign-in that waits for a code in this browser. */
export const readPendingCookie = ({ context, getSignedCookie }: Browser) =>
  getSignedCookie(context.createAuthCookie('two_factor').name, context.secret);

/** Return the id of the user who has entered the password in this browser and must still enter a code. */
export async function findPendingUser(call: Browser): Promise<string | undefined> {
  const waiting = await readPendingCookie(call);
  return waiting ? (await call.context.internalAdapter.findVerificationValue(waiting))?.value : undefined;
}

/**
 * Store the time step of a sign-in's code before better-auth verifies the code. Throw INVALID_CODE if a code of this or
 * a later step was already used: a stranger who saw a code must not use it again.
 */
export async function claimCodeStep({ context, body }: Call, pool: pg.Pool, userId: string): Promise<void> {
  const text = 'select "secret" from identity."twoFactor" where "userId" = $1';
  const stored = (await pool.query<{ secret: string }>(text, [userId])).rows[0];
  if (!stored) return;
  const secret = await symmetricDecrypt({ key: context.secretConfig, data: stored.secret });
  const now = Math.floor(Date.now() / stepMs);
  // Better-auth accepts only the codes of these three steps.
  const step = [now - 1, now, now + 1].find((each) => codeOf(secret, each) === body.code);
  if (step === undefined) return;
  // A stored step far in the future comes from a time when the server's clock was wrong: replace it.
  const { rowCount } = await pool.query(
    `update identity."twoFactor" set "lastStep" = $2
     where "userId" = $1 and ("lastStep" is null or "lastStep" < $2 or "lastStep" > $2 + 10)`,
    [userId, step],
  );
  if (rowCount === 0) throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: wrongCode });
}
