import { SignJWT } from 'jose';
import * as z from 'zod/mini';
import { callService } from './call-service.ts';
import type { ServiceAccount } from './service-account.ts';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const lifeSeconds = 3_600;
const restMs = 5 * 60_000;

const granted = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() });

type Access = { readonly token: string; readonly untilMs: number };

export type FcmAccess = {
  /** Return an access token for FCM, or null if Google issues none now. Concurrent callers share one request. */
  readonly token: (nowMs: number) => Promise<string | null>;
  /** Discard a token that FCM refused, so that the next call requests a new token. */
  readonly drop: (token: string) => void;
};

async function ask({ clientEmail, privateKey, tokenUrl }: ServiceAccount, nowMs: number): Promise<Access | null> {
  const nowSeconds = Math.floor(nowMs / 1_000);
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + lifeSeconds)
    .sign(privateKey);
  const body = new URLSearchParams({ grant_type: grantType, assertion }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await callService(tokenUrl, { headers, body });
  if (answer.status !== 200) return null;
  try {
    const { access_token: token, expires_in: seconds } = granted.parse(JSON.parse(answer.body));
    return { token, untilMs: nowMs + seconds * 1_000 };
  } catch {
    return null;
  }
}

export function openFcmAccess(account: ServiceAccount): FcmAccess {
  let known: Access | null = null;
  let asking: Promise<Access | null> | null = null;
  return {
    token: async (nowMs) => {
      if (known !== null && known.untilMs - nowMs > restMs) return known.token;
      asking ??= ask(account, nowMs).finally(() => {
        asking = null;
      });
      known = await asking;
      return known?.token ?? null;
    },
    drop: (token) => {
      if (known?.token === token) known = null;
    },
  };
}
