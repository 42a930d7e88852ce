import type { Config } from './config.ts';

/** Return a sentence for each setting that is valid by itself but most likely wrong for this installation. */
export function findProblems({ publicUrl, proxies }: Pick<Config, 'publicUrl' | 'proxies'>): string[] {
  if (proxies > 0 || !publicUrl.startsWith('https:')) return [];
  return [
    'PROXIES is 0, but PUBLIC_URL is https, which needs a proxy. Set PROXIES: otherwise all users share the limits of one address, and a hundred wrong passwords lock everybody out.',
  ];
}
