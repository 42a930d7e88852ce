/** Both are null for a missing or blank name. `lastName` is null for a single word. */
export type Names = { readonly firstName: string | null; readonly lastName: string | null };

/** The first word is the first name. The other words, joined by single spaces, are the last name. */
export function splitDisplayName(displayName: string | null): Names {
  const [firstName = '', ...rest] = (displayName ?? '').trim().split(/\s+/);
  return { firstName: firstName || null, lastName: rest.join(' ') || null };
}
