/** A parameter in the URL fragment: browsers never send fragments, so the secret of an invite is in no log. */
const field = 'invite';

/** The header for the secret of an invite in a new user's first request, if Firebase signs users in. */
export const inviteHeader = 'inward-invite';

export const inviteLink = (publicUrl: string, token: string): string => `${publicUrl}/auth#${field}=${token}`;

/** Return the secret in a URL fragment, or null. */
export const inviteIn = (fragment: string): string | null =>
  new RegExp(`^#${field}=([\\w-]{1,100})$`).exec(fragment)?.[1] ?? null;
