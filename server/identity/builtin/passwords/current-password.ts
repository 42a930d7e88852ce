import type { AuthContext } from 'better-auth';

/** Compare `password` with the user's current password. Return `none` if the account has no password. */
export async function checkCurrentPassword(
  { internalAdapter, password: passwords }: AuthContext,
  userId: string,
  password: string,
): Promise<'right' | 'wrong' | 'none'> {
  const account = await internalAdapter.findCredentialAccount(userId);
  if (!account?.password) return 'none';
  return (await passwords.verify({ hash: account.password, password })) ? 'right' : 'wrong';
}
