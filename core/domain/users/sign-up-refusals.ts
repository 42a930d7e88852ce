/** Why no account can be created, in words for the visitor. The last four are about the visitor's invite. */
export const signUpRefusals = {
  closed: 'Sign-up is closed here. If you have an account, please sign in.',
  needed: 'Sign-up here is by invite. Please open the link of your invite.',
  busy: 'This invite is being used. Please try again in a moment.',
  used: 'This invite has been used already. If that was you, please sign in. Otherwise ask for a new one.',
  expired: 'This invite has expired. Please ask for a new one.',
  unknown:
    'This invite is not known here: it was revoked, or the link is incomplete. Please open the whole link again, or ask for a new one.',
} as const;

export type SignUpRefusal = keyof typeof signUpRefusals;

const prefix = 'SIGN_UP_';

/** Return the error code of the builtin identity, such as SIGN_UP_CLOSED. */
export const signUpRefusalCode = (reason: SignUpRefusal): string => prefix + reason.toUpperCase();

/** Return the text for an error code such as SIGN_UP_CLOSED, or null for other codes. */
export function signUpRefusalText(code: string): string | null {
  const reason = code.startsWith(prefix) ? code.slice(prefix.length).toLowerCase() : '';
  const known = Object.entries(signUpRefusals).find(([each]) => each === reason);
  return known ? known[1] : null;
}

export const accountDisabled = 'Your account has been disabled. Please contact support.';
