import type { Config } from '../config/config.ts';

type PageConfig = Pick<Config, 'identity' | 'federated'>;

const firebaseCalls =
  ' https://identitytoolkit.googleapis.com/v1/ https://identitytoolkit.googleapis.com/v2/ https://securetoken.googleapis.com/v1/token';
const popupScripts = ' https://apis.google.com/js/api.js https://apis.google.com/_/scs/';
/** Trusted Types: only the policy `inward`, which registers the service worker, may turn strings into scripts. */
const noTextAsCode = ["require-trusted-types-for 'script'", 'trusted-types inward'];

/** Return the sources that sign-in with Firebase needs: its API and, for providers, the popup's frame and script. */
function hostedSources({ identity, federated }: PageConfig) {
  if (identity === 'builtin') return { connect: '', script: '', others: noTextAsCode };
  if (federated.length === 0) return { connect: firebaseCalls, script: '', others: noTextAsCode };
  // Google's script creates scripts from strings, so Trusted Types would break it.
  const others = [`frame-src https://${identity.authDomain}/__/auth/`];
  return { connect: firebaseCalls, script: popupScripts, others };
}

const policy = (
  { connect, script, others }: ReturnType<typeof hostedSources>,
  inlineScripts: readonly string[],
): string =>
  [
    "default-src 'none'",
    `script-src 'self'${inlineScripts.map((hash) => ` '${hash}'`).join('')}${script}`,
    "style-src 'self'",
    // Share cards use `data:` for an SVG with embedded fonts, and `blob:` for saving the picture.
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${connect}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...others,
  ].join('; ');

const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
} as const;

export const apiHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** Return the headers of pages and files. `inlineScripts` are hashes ('sha256-...') of the scripts inside the page. */
export function pageHeaders(config: PageConfig, inlineScripts: readonly string[]): Readonly<Record<string, string>> {
  return {
    ...everywhere,
    ...(config.federated.length > 0 && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    'content-security-policy': policy(hostedSources(config), inlineScripts),
  };
}

export const httpsOnly = { 'strict-transport-security': 'max-age=31536000' } as const;
