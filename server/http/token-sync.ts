import type { Config } from '../config/config.ts';
import type { Deps } from '../deps/deps.ts';
import { Refusal } from '../errors/refusal.ts';
import { isLoopback, isSameOrigin } from '../requests/origin.ts';
import { apiHeaders } from './headers.ts';

/** With TOKEN_SYNC, the page sends a copy of its Firebase token to this path. */
export const tokenSyncPath = '/api/auth/token';

const maxTokenAgeSeconds = 300;
const cookieName = '__Secure-inward-token';
const bearer = /^Bearer ([A-Za-z0-9_.-]{1,3500})$/i;
const mirrored = new RegExp(`(?:^|;\\s*)${cookieName}=([A-Za-z0-9_.-]+)`);

const cookie = ({ basePath }: Pick<Config, 'basePath'>, value: string, maxAge: number) =>
  `${cookieName}=${value}; Max-Age=${maxAge}; Path=${basePath}/api/login; HttpOnly; Secure; SameSite=Strict`;

const isSecure = (publicUrl: string, request: Request): boolean =>
  publicUrl.startsWith('https:') || isLoopback(new URL(request.url).hostname);

const done = (setCookie: string) =>
  new Response(null, { status: 204, headers: { ...apiHeaders, 'set-cookie': setCookie } });

/**
 * Handle the token sync. POST stores the bearer token, which may be at most 300 s old, in an HttpOnly cookie for
 * `/api/login` until the token expires. DELETE removes the cookie.
 */
export async function mirrorToken({ config, identity }: Deps, request: Request): Promise<Response> {
  if (config.identity === 'builtin' || !config.identity.syncsToken) throw new Refusal('not_found');
  if (!isSameOrigin(config.publicUrl, request)) throw new Refusal('forbidden_identity');
  if (!isSecure(config.publicUrl, request))
    throw new Refusal('bad_request', { message: 'Only https may keep a token.' });
  if (request.method === 'DELETE') return done(cookie(config, '', 0));
  if (request.method !== 'POST') throw new Refusal('not_found');
  const token = bearer.exec(request.headers.get('authorization') ?? '')?.[1];
  const claims = token ? await identity.verify(token) : null;
  if (!token || !claims) throw new Refusal('unauthorized');
  const now = Date.now();
  if (now - claims.issuedAt > maxTokenAgeSeconds * 1000) {
    throw new Refusal('unauthorized', { message: 'Unauthorized: the token is older than 300 seconds.' });
  }
  return done(cookie(config, token, Math.max(0, Math.floor((claims.expiresAt - now) / 1000))));
}

/**
 * Redirect a browser to home if its cookie contains a valid identity token, otherwise to the sign-in. Remove the cookie
 * in both cases: a bad one would cause a redirect loop.
 */
export async function redirectHomeOrToSignIn({ config, identity }: Deps, request: Request): Promise<Response> {
  const leave = (location: string, setCookie?: string) =>
    new Response(null, {
      status: 302,
      headers: { ...apiHeaders, location: config.basePath + location, ...(setCookie && { 'set-cookie': setCookie }) },
    });
  const token = config.identity !== 'builtin' && mirrored.exec(request.headers.get('cookie') ?? '')?.[1];
  if (!token) return leave('/auth');
  const claims = await identity.verify(token).catch(() => null);
  return leave(claims ? '/#continue' : '/auth', cookie(config, '', 0));
}
