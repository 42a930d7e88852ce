import { readPersonAgain } from '../../identity/refresh-person.ts';
import { useSession } from './use-session.ts';

/** After a change of the account: name, e-mail and token are taken anew. Without a network the next start does it. */
export function useRefresh(readPerson = readPersonAgain): () => Promise<void> {
  const { identity, adopt } = useSession();
  return async () => {
    const person = await readPerson(identity?.uid ?? '').catch(() => null);
    if (person) await adopt(person);
  };
}
