/** The fragment of an invite link is `invite=` and its secret. Browsers send fragments to no server, so no log has it. */
const field = 'invite';

/** The header in which a page sends the secret with the first request of a new user of a hosted identity. */
export const inviteHeader = 'inward-invite';

export const inviteLink = (publicUrl: string, token: string): string => `${publicUrl}/auth#${field}=${token}`;

/** Return the secret in the fragment of an address, or null. */
export const inviteIn = (fragment: string): string | null =>
  new RegExp(`^#${field}=([\\w-]{1,100})$`).exec(fragment)?.[1] ?? null;
