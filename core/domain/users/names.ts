// A display name is one text; the product shows first and last name. The first word is the first name, the rest the last.

/** Both null for no name or a blank one; `lastName` is null when there is one word only. */
export type Names = { readonly firstName: string | null; readonly lastName: string | null };

/** Splits a display name at whitespace; words of the last name keep one space between them. */
export function splitDisplayName(displayName: string | null): Names {
  const [firstName = '', ...rest] = (displayName ?? '').trim().split(/\s+/);
  return { firstName: firstName || null, lastName: rest.join(' ') || null };
}
