import type { Db, IdentityKey, Tx } from '../../../db/db.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { Person } from '../../../http/handler.ts';
import type { Identity } from '../../../identity/identity.ts';
import type { Mail } from '../../../outside/mail/mail.ts';
import { eraseDevices } from '../../devices/device-store.ts';
import { eraseReflections } from '../../reflections/journal-store.ts';
import { eraseReminders } from '../../reminders/reminder-store.ts';
import { eraseEvents } from '../../security/event-store.ts';
import { eraseSummaries } from '../../summaries/journal-store.ts';
import { eraseTokens } from '../../tokens/token-store.ts';
import { demandProof } from '../../users/demand-proof.ts';
import { recordErased } from '../../users/erased-identity-store.ts';
import { eraseUser } from '../../users/journal-store.ts';
import { recordTraces } from '../../users/trace-store.ts';
import { lockUser } from '../../users/user-store.ts';

async function eraseRooms(tx: Tx, userId: string): Promise<void> {
  await eraseSummaries(tx, userId);
  await eraseReflections(tx, userId);
  await eraseDevices(tx, userId);
  await eraseReminders(tx, userId);
  await eraseEvents(tx, userId);
  await eraseTokens(tx, userId);
  await eraseUser(tx, userId);
}

/**
 * Delete the account in one transaction: all its rows and, if this server is the issuer, its sign-in. Tokens of earlier
 * sign-ins become invalid. Then, if emails are stored as files, delete the emails to the account's address. Finally,
 * notify the account's confirmed addresses of the deletion.
 * Refusals: `sample_person`, `wrong_password`, `recent_login_required`, `password_needed`.
 */
export async function deleteAccount(deps: Deps, person: Person, password: string | undefined): Promise<void> {
  // All visitors of a demo share the sample account, so it cannot be deleted.
  if (deps.identity.isSampleUser?.(person)) throw new Refusal('sample_person');
  await demandProof(deps, person, password);
  await eraseAccount(deps, person, Math.max(person.issuedAt, person.authenticatedAt ?? 0));
}

type EraseParts = {
  readonly db: Db;
  readonly identity: Pick<Identity, 'confirmedEmails' | 'eraseOwner' | 'notifyDeleted' | 'readAccount'>;
  readonly mail: Pick<Mail, 'erase'>;
};

/**
 * Delete an account without a proof of identity. Invalidate the tokens of all sign-ins until now, or until
 * `signedInAtMs` (epoch ms) if that is later.
 */
export async function eraseAccount(
  { db, identity, mail }: EraseParts,
  account: IdentityKey & Pick<Person, 'userId' | 'email'>,
  signedInAtMs = 0,
): Promise<void> {
  // The identity's address is unique. An earlier address of this account may belong to another account now.
  const present = (await identity.readAccount?.(account.subject))?.email;
  const owned = (await identity.confirmedEmails?.(account.subject)) ?? [];
  const erase = async (tx: Tx) => {
    const user = await lockUser(tx, account.userId);
    if (user === null) throw new Refusal('unauthorized');
    // Delete the sign-in first: finding it requires the account's rows in app.identities.
    await identity.eraseOwner?.(tx);
    await eraseRooms(tx, account.userId);
    await recordErased(tx, account, new Date(Math.max(Date.now(), signedInAtMs)));
    await recordTraces(tx);
    return user.email;
  };
  const email = await db.asOwner(account.userId, erase, 'file');
  for (const address of new Set(present === undefined ? [email, account.email] : [present])) mail.erase?.(address);
  for (const address of owned) identity.notifyDeleted?.(address);
}
