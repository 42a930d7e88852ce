import { PASSWORD_RULES } from '../../../../core/domain/users/password.ts';
import { isCommonPassword } from './common-passwords.ts';

/** In the order of the rules. */
const codes = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_NEEDS_UPPERCASE',
  'PASSWORD_NEEDS_SPECIAL_CHARACTER',
] as const;

const tooCommon = {
  code: 'PASSWORD_TOO_COMMON',
  message: 'Password is too weak: it is one of the most used ones.',
} as const;

/** The first rule that a new password breaks, as a refusal's code and text; null when it may be used. */
export function newPasswordFault(password: string): { readonly code: string; readonly message: string } | null {
  const broken = PASSWORD_RULES.findIndex((rule) => !rule.isMet(password));
  const rule = PASSWORD_RULES[broken];
  if (rule) return { code: codes[broken] ?? 'PASSWORD_TOO_WEAK', message: rule.message };
  return isCommonPassword(password) ? tooCommon : null;
}
