import type { Config } from '../config.ts';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  // The share card is drawn from an SVG and saved from a blob, with its fonts inside.
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
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
export function pageHeaders({ federated }: Pick<Config, 'federated'>): Readonly<Record<string, string>> {
  return {
    ...everywhere,
    ...(federated.length > 0 && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    'content-security-policy': policy,
  };
}

/** Beside them where people reach the product by https. */
export const httpsOnly = { 'strict-transport-security': 'max-age=31536000' } as const;
