import type { Config } from '../config/config.ts';

/** The settings that the headers of pages depend on. */
type PageConfig = Pick<Config, 'identity' | 'federated'>;

/** The addresses of Firebase's calls, for accounts and for tokens. */
const firebaseCalls =
  ' https://identitytoolkit.googleapis.com/v1/ https://identitytoolkit.googleapis.com/v2/ https://securetoken.googleapis.com/v1/token';
/** Google's script that opens the popups of hosted sign-in providers. */
const popupScripts = ' https://apis.google.com/js/api.js https://apis.google.com/_/scs/';
/**
 * Directives that let strings become markup or scripts only through the policy `inward`, which registers the service
 * worker.
 */
const noTextAsCode = ["require-trusted-types-for 'script'", 'trusted-types inward'];

/**
 * Return the sources that hosted sign-in needs in addition: its API and, for providers, the frame and script of their
 * popup.
 */
function hostedSources({ identity, federated }: PageConfig) {
  if (identity === 'builtin') return { connect: '', script: '', others: noTextAsCode };
  if (federated.length === 0) return { connect: firebaseCalls, script: '', others: noTextAsCode };
  // Google's script creates scripts from strings, so `noTextAsCode` cannot be added.
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
    // Share cards need `data:` for an SVG with embedded fonts, and `blob:` for saving the picture.
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

/** Headers of every API response. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/**
 * Return the headers of every page and file. With sign-in providers, allow their popups to message the page.
 * `inlineScripts` are the hashes of the scripts inside the page, as 'sha256-...'.
 */
export function pageHeaders(config: PageConfig, inlineScripts: readonly string[]): Readonly<Record<string, string>> {
  return {
    ...everywhere,
    ...(config.federated.length > 0 && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    'content-security-policy': policy(hostedSources(config), inlineScripts),
  };
}

/** Additional headers when PUBLIC_URL is https. */
export const httpsOnly = { 'strict-transport-security': 'max-age=31536000' } as const;
