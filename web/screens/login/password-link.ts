/** Return whether the address asks for a new password or for a link to set one. Signed-in users see these panels, too. */
export const isPasswordLink = (link: URLSearchParams): boolean =>
  link.has('reset') || link.has('forgot') || link.get('mode') === 'resetPassword';

/** Return whether these are the parameters of a link that was sent to the email of an account. */
export const isAccountLink = (link: URLSearchParams): boolean =>
  ['confirm', 'reset', 'undo', 'oobCode'].some((name) => link.has(name));
