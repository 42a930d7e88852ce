import type pg from 'pg';
import { sampleEmail } from '../demo/sample-user.ts';
import { currentTransaction, inLockedAccount } from './proof.ts';

/** Sessions of one account. A user has a few devices; only a script that never signs out has more sessions. */
const maxSessions = 100;

/** After a sign-in, end the sessions that were used least recently. All visitors of the demo share the sample user. */
export const limitSessions =
  (pool: pg.Pool) =>
  async ({ id, userId }: { readonly id: string; readonly userId: string }): Promise<void> => {
    const endOldest = (client: pg.ClientBase) =>
      client.query(
        `delete from identity.session where "id" in (
           select s."id" from identity.session s join identity."user" u on u."id" = s."userId"
           where u."id" = $1 and u."email" <> $2 and s."id" <> $3
           order by s."updatedAt" desc, s."id" desc offset $4)`,
        [userId, sampleEmail, id, maxSessions - 1],
      );
    const open = currentTransaction();
    await (open ? endOldest(open) : inLockedAccount(pool, userId, endOldest));
  };
