/**
 * The name of the fragment parameter that contains the secret of an invite. Browsers never send fragments to a server,
 * so the secret is in no log.
 */
const field = 'invite';

/**
 * The request header that contains the secret of an invite. With a hosted identity, the page sends this header in the
 * first request of a new user.
 */
export const inviteHeader = 'inward-invite';

export const inviteLink = (publicUrl: string, token: string): string => `${publicUrl}/auth#${field}=${token}`;

/** Return the secret in the fragment of an invite link, or null if there is none. */
export const inviteIn = (fragment: string): string | null =>
  new RegExp(`^#${field}=([\\w-]{1,100})$`).exec(fragment)?.[1] ?? null;
