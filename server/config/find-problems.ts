import type { Config } from './config.ts';

const proxiesMissing =
  'PROXIES is 0, but PUBLIC_URL is https, which needs a proxy. Set PROXIES: otherwise all users share the limits of one address, and a hundred wrong passwords lock everybody out.';
const keyFileMissing =
  'MASTER_KEY_FILE is not set, so the root secret is in the database of DATABASE_URL. Set it: otherwise a backup gives access to accounts.';

/** Return a sentence for each setting that is valid by itself but most likely wrong for this installation. */
export function findProblems({
  publicUrl,
  proxies,
  databaseUrl,
  masterKeyFile,
}: Pick<Config, 'publicUrl' | 'proxies' | 'databaseUrl' | 'masterKeyFile'>): string[] {
  const problems: string[] = [];
  if (proxies === 0 && publicUrl.startsWith('https:')) problems.push(proxiesMissing);
  if (databaseUrl !== null && masterKeyFile === null) problems.push(keyFileMissing);
  return problems;
}
