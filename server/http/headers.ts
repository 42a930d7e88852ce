import type { Config } from '../config/config.ts';

/** What of the configuration the pages' headers depend on. */
type PageConfig = Pick<Config, 'identity' | 'federated'>;

/** What hosted sign-in needs beside our own: its calls, and for providers the frame and script that watch the popup. */
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
    // The share card is drawn from an SVG and saved from a blob, with its fonts inside.
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

/** Headers of every answer of the API. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** Headers of every page and file. Where providers sign people in, their popup may tell its opener that it is done. */
export function pageHeaders(config: PageConfig): Readonly<Record<string, string>> {
  return {
    ...everywhere,
    ...(config.federated.length > 0 && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    'content-security-policy': policy(hostedSources(config)),
  };
}

/** Beside them where people reach the product by https. */
export const httpsOnly = { 'strict-transport-security': 'max-age=31536000' } as const;
