import type { SignInIdentity } from '../port/identity.ts';
import { identityIn, requestIdentity } from './builtin-api.ts';

/** The person as the identity service knows them now, after a change; null once it is somebody else or nobody. */
export async function readIdentity(uid: string): Promise<SignInIdentity | null> {
  const person = identityIn((await requestIdentity('get-session')).answer);
  return person?.uid === uid ? person : null;
}
