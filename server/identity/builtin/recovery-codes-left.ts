import type { AuthContext } from 'better-auth';
import { symmetricDecrypt } from 'better-auth/crypto';
import * as z from 'zod/mini';

const storedCodes = z.array(z.string());

/** Return how many recovery codes the user has not used yet. Better-auth stores them as one encrypted list. */
export async function countRecoveryCodes(
  { adapter, secretConfig }: Pick<AuthContext, 'adapter' | 'secretConfig'>,
  userId: string,
): Promise<number> {
  const where = [{ field: 'userId', value: userId }];
  const found = await adapter.findOne<{ readonly backupCodes: string }>({ model: 'twoFactor', where });
  if (!found) return 0;
  const list = await symmetricDecrypt({ key: secretConfig, data: found.backupCodes });
  return storedCodes.parse(JSON.parse(list)).length;
}
