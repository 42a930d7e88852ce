import type { Person } from './identity.ts';
import { call, personOf } from './identity-calls.ts';

/** The person as the identity service knows them now, after a change; null once it is somebody else or nobody. */
export async function readPersonAgain(uid: string): Promise<Person | null> {
  const person = personOf((await call('get-session')).answer);
  return person?.uid === uid ? person : null;
}
