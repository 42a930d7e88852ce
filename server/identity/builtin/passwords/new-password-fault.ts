import { COMMON_PASSWORD_MESSAGE } from '../../../../core/domain/users/common-password.ts';
import { PASSWORD_RULES } from '../../../../core/domain/users/password.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The error codes, in the order of `PASSWORD_RULES`. */
const codes = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_NEEDS_UPPERCASE',
  'PASSWORD_NEEDS_SPECIAL_CHARACTER',
] as const;

const tooCommon = {
  code: 'PASSWORD_TOO_COMMON',
  message: COMMON_PASSWORD_MESSAGE,
} as const;

/** Return the code and message of the first rule that a new password breaks, or null. */
export function newPasswordFault(password: string): { readonly code: string; readonly message: string } | null {
  const broken = PASSWORD_RULES.findIndex((rule) => !rule.isMet(password));
  const rule = PASSWORD_RULES[broken];
  if (rule) return { code: codes[broken] ?? 'PASSWORD_TOO_WEAK', message: rule.message };
  return isCommonPassword(password) ? tooCommon : null;
}
