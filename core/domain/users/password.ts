import { PASSWORD_BELOW_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../limits.ts';

export type PasswordRule = {
  readonly message: string;
  readonly isInChecklist: boolean;
  readonly isMet: (password: string) => boolean;
};

export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    message: `Password must be at least ${PASSWORD_MIN_CHARACTERS} characters long`,
    isInChecklist: true,
    isMet: (password) => password.length >= PASSWORD_MIN_CHARACTERS,
  },
  {
    message: `Password must be less than ${PASSWORD_BELOW_CHARACTERS} characters`,
    isInChecklist: false,
    isMet: (password) => password.length < PASSWORD_BELOW_CHARACTERS,
  },
  {
    message: 'Password must contain at least one uppercase letter',
    isInChecklist: true,
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    message: 'Password must contain at least one special character',
    isInChecklist: true,
    isMet: (password) => /[\p{P}\p{S}]/u.test(password),
  },
];

export function passwordFaults(password: string): string[] {
  return PASSWORD_RULES.filter((rule) => !rule.isMet(password)).map((rule) => rule.message);
}
