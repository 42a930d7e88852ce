import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Account } from '../../account/account.ts';
import { writeAs } from './write-as.ts';

/** Peer authentication: the kernel tells PostgreSQL which OS user connects, so there is no password to leak. */
export const accessRules = 'local all all peer map=inward\n';

/** Allow only PostgreSQL's own OS user and root: both can read the database files anyway. */
const knownUsers = (account: Account | null): string =>
  [...new Set([account?.name ?? userInfo().username, 'root'])].map((name) => `inward "${name}" all\n`).join('');

/** Rewrite the access rules: clusters of older versions let in every OS user who could reach the socket. */
export function writeAccessRules(cluster: string, account: Account | null): void {
  const files = { 'pg_ident.conf': knownUsers(account), 'pg_hba.conf': accessRules };
  for (const [name, text] of Object.entries(files)) {
    writeAs(account, join(cluster, name), text);
  }
}
