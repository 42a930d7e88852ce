import * as z from 'zod/mini';
import { type Claims, IssuerUnavailable } from '../identity.ts';
import { type GoogleRequest, requestGoogle } from './google-request.ts';

const lookupUrl = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup';

/** How long a result is cached. A disabled user keeps access for at most this time. */
const resultLifetimeMs = 5 * 60_000;

const refusals = ['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_ID_TOKEN'];

const accountsSchema = z.object({
  users: z.array(z.looseObject({ localId: z.string(), disabled: z.optional(z.boolean()) })),
});
const errorSchema = z.object({ error: z.looseObject({ message: z.string() }) });

type RevocationOptions = {
  readonly apiKey: string;
  /** Sent as the Referer header, because Google can restrict an API key to certain pages. */
  readonly publicUrl: string;
  readonly request?: GoogleRequest;
};

/**
 * Return a function that asks Firebase about a verified token. It returns null if the token was revoked or the user was
 * disabled, otherwise the claims, which may be cached for five minutes. It throws `IssuerUnavailable` if Firebase gives
 * no usable answer.
 */
export function openRevocationCheck({ apiKey, publicUrl, request = requestGoogle }: RevocationOptions) {
  return async (token: string, claims: Claims): Promise<Claims | null> => {
    const { status, body } = await request(`${lookupUrl}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: `${publicUrl}/` },
      body: JSON.stringify({ idToken: token }),
    });
    if (status === 400) {
      const refusal = z.safeParse(errorSchema, body);
      if (refusal.success && refusals.includes(refusal.data.error.message.split(' ')[0] ?? '')) return null;
      throw new IssuerUnavailable();
    }
    const accounts = z.safeParse(accountsSchema, body);
    if (status !== 200 || !accounts.success) throw new IssuerUnavailable();
    const account = accounts.data.users.find(({ localId }) => localId === claims.subject);
    if (!account || account.disabled) return null;
    return { ...claims, expiresAt: Math.min(claims.expiresAt, Date.now() + resultLifetimeMs) };
  };
}
