import { readIdentity } from '../../identity/builtin/read-identity.ts';
import { useSession } from './use-session.ts';

/**
 * Return a function that reloads name, email and token after an account change, and returns whether it has. If the
 * request fails, the next start reloads them.
 */
export function useRefreshIdentity(readNow = readIdentity): () => Promise<boolean> {
  const { identity, adopt } = useSession();
  return async () => {
    const changed = await readNow(identity?.uid ?? '').catch(() => null);
    if (changed) await adopt(changed);
    return changed !== null;
  };
}
