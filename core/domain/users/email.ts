/**
 * Return whether a text looks like an email address: something before an @, and a domain with a dot after it. The
 * identity service decides; this rule only shows a likely fault before the request.
 */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
