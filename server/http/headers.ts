import type { Config } from '../config/config.ts';

/** The settings that the headers of pages depend on. */
type PageConfig = Pick<Config, 'identity' | 'federated'>;

/** Return the sources that hosted sign-in needs: its API and, for providers, the frame and script of their popup. */
function hostedSources({ identity, federated }: PageConfig) {
  if (identity === 'builtin') return { connect: '', script: '', frame: [] };
  const connect = ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';
  if (federated.length === 0) return { connect, script: '', frame: [] };
  return { connect, script: ' https://apis.google.com', frame: [`frame-src https://${identity.authDomain}`] };
}

const policy = ({ connect, script, frame }: ReturnType<typeof hostedSources>): string =>
  [
    "default-src 'self'",
    `script-src 'self'${script}`,
    "style-src 'self'",
    // Share cards need data: for an SVG with embedded fonts, and blob: for saving the picture.
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${connect}`,
    ...frame,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
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
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** Return the headers of every page and file. With sign-in providers, allow their popups to message the page. */
export function pageHeaders(config: PageConfig): Readonly<Record<string, string>> {
  return {
    ...everywhere,
    ...(config.federated.length > 0 && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    'content-security-policy': policy(hostedSources(config)),
  };
}

/** Additional headers when PUBLIC_URL is https. */
export const httpsOnly = { 'strict-transport-security': 'max-age=31536000' } as const;
