import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Person } from '../../http/handler.ts';
import { isRecent } from '../../identity/is-recent.ts';

/** A user who has no password on this server must have signed in within this time. */
const recentMs = 5 * 60_000;

type Proof = Pick<Deps, 'identity'>;

/** Return the proof of identity that a sensitive action needs. It stops a stranger who finds an unlocked device. */
export async function requiredProof({ identity }: Proof, { subject }: Person): Promise<'password' | 'recent-sign-in'> {
  return (await identity.hasPassword?.(subject)) ? 'password' : 'recent-sign-in';
}

/**
 * Throw `wrong_password` or `recent_login_required` unless the user proves their identity. Throw `password_needed` while
 * the account has no password because of an undo link: the session may be that of a stranger.
 */
export async function demandProof(deps: Proof, person: Person, password: string | undefined): Promise<void> {
  if ((await requiredProof(deps, person)) === 'password') {
    const isRight = password !== undefined && (await deps.identity.checkPassword?.(person.subject, password));
    if (!isRight) throw new Refusal('wrong_password', { field: 'password' });
    return;
  }
  if (await deps.identity.isPasswordUndone?.(person.subject)) throw new Refusal('password_needed');
  // `isRecent` uses the system clock instead of `deps.clock`, because the issuer took `authenticatedAt` from its own
  // system clock.
  if (person.authenticatedAt === null || !isRecent(person.authenticatedAt, recentMs))
    throw new Refusal('recent_login_required');
}
