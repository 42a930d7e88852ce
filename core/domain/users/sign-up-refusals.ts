/**
 * The reasons why no account can be created, each with the text for the visitor. The last four are about the visitor's
 * invite.
 */
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

/** Return the code with which the builtin identity refuses a sign-up, such as SIGN_UP_CLOSED. */
export const signUpRefusalCode = (reason: SignUpRefusal): string => prefix + reason.toUpperCase();

/**
 * Return the text for the visitor for a code of a refused sign-up, such as SIGN_UP_CLOSED. Return null for any other
 * code.
 */
export function signUpRefusalText(code: string): string | null {
  const reason = code.startsWith(prefix) ? code.slice(prefix.length).toLowerCase() : '';
  const known = Object.entries(signUpRefusals).find(([each]) => each === reason);
  return known ? known[1] : null;
}

/** The text for a user whose account an operator has disabled. */
export const accountDisabled = 'Your account has been disabled. Please contact support.';
