// A display name is one text. The product shows its first word as the first name and the rest as the last name.

/** A display name in two parts. Both are null for a missing or blank name; `lastName` is null for a single word. */
export type Names = { readonly firstName: string | null; readonly lastName: string | null };

/** Split a display name at whitespace. The words of the last name are joined by single spaces. */
export function splitDisplayName(displayName: string | null): Names {
  const [firstName = '', ...rest] = (displayName ?? '').trim().split(/\s+/);
  return { firstName: firstName || null, lastName: rest.join(' ') || null };
}
