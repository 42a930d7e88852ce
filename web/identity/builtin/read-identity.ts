import type { SignInIdentity } from '../port/identity.ts';
import { identityIn, requestIdentity } from './builtin-api.ts';

/** Fetch this user's identity; null after a sign-out or a change of user. */
export async function readIdentity(uid: string): Promise<SignInIdentity | null> {
  const identity = identityIn((await requestIdentity('get-session')).answer);
  return identity?.uid === uid ? identity : null;
}
