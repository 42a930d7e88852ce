import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Account } from '../../account/account.ts';
import { writeAs } from './write-as.ts';

/** The kernel tells PostgreSQL which user of the machine connects, so there is no password to store or to leak. */
export const accessRules = 'local all all peer map=inward\n';

/** Allow only PostgreSQL's own user and root: both can read the files of the database anyway. */
const knownUsers = (account: Account | null): string =>
  [...new Set([account?.name ?? userInfo().username, 'root'])].map((name) => `inward "${name}" all\n`).join('');

/**
 * Write the rules about who may connect. The clusters of older versions let in every user who could reach the socket.
 */
export function writeAccessRules(cluster: string, account: Account | null): void {
  const files = { 'pg_ident.conf': knownUsers(account), 'pg_hba.conf': accessRules };
  for (const [name, text] of Object.entries(files)) {
    writeAs(account, join(cluster, name), text);
  }
}
