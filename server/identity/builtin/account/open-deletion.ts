import { openPool } from '../../../db/pool.ts';
import type { Log } from '../../../log/log.ts';
import type { Mail } from '../../../outside/mail/mail.ts';
import type { Identity } from '../../identity.ts';
import { openIdentityEmails } from '../emails/identity-emails.ts';
import { eraseOwner, findConfirmedEmails } from './account-records.ts';

type Parts = { readonly url: string; readonly publicUrl: string; readonly mail: Mail; readonly log: Log };

type Deletion = Required<Pick<Identity, 'confirmedEmails' | 'eraseOwner' | 'notifyDeleted'>> & {
  /** Wait until pending emails are sent or have failed, then close the database connection. */
  readonly close: () => Promise<void>;
};

/** Open the part of this issuer that an operator needs to delete an account. */
export function openDeletion({ url, publicUrl, mail, log }: Parts): Deletion {
  const pool = openPool(url, { most: 1, name: 'inward admin' });
  const emails = openIdentityEmails({ mail, log, publicUrl });
  return {
    confirmedEmails: (subject) => findConfirmedEmails(pool, subject),
    eraseOwner,
    notifyDeleted: (email) => emails.sendNotice(email, 'accountDeletedByOperator'),
    close: async () => {
      await emails.settled();
      await pool.end();
    },
  };
}
