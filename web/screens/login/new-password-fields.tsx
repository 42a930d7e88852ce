import { useId, useState } from 'react';
import { COMMON_PASSWORD_MESSAGE } from '../../../core/domain/users/common-password.ts';
import { passwordFaults } from '../../../core/domain/users/password.ts';
import { identityMessage } from '../../features/session/identity-messages.ts';
import { isInChecklist, PasswordChecklist } from '../../features/session/password-checklist.tsx';
import { type IdentityCode, IdentityError } from '../../identity/port/identity.ts';
import type { FieldError } from '../../ui/form/field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { refuse } from './use-attempt.ts';

const mismatch = 'Passwords do not match';

/** The identity service's errors that concern the password. */
const passwordCodes: readonly IdentityCode[] = ['common-password', 'weak-password'];

type PasswordErrors = { password?: FieldError; confirmation?: FieldError };

export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const isCommon = password !== '' && password === refused;
  return {
    password,
    /**
     * Return whether the password is valid and confirmed. If not, show each fault at its field or in the list, and the
     * first one in a toast. Without a title, show no toast.
     */
    check(failureTitle: string | null): boolean {
      const fault = passwordFaults(password)[0] ?? (isCommon ? COMMON_PASSWORD_MESSAGE : undefined);
      const isConfirmed = password === confirmation;
      setErrors({
        ...(fault && { password: { text: fault, isShownElsewhere: isInChecklist(fault) } }),
        ...(!isConfirmed && { confirmation: { text: mismatch } }),
      });
      if (failureTitle !== null && fault) refuse(failureTitle, fault);
      else if (failureTitle !== null && !isConfirmed) refuse('Password mismatch', mismatch);
      return !fault && isConfirmed;
    },
    /**
     * Await the request. If the password is refused, show the reason at its field. Remember a password that was refused
     * as too common.
     */
    async send<Answer>(request: Promise<Answer>): Promise<Answer> {
      return request.catch((error: unknown) => {
        if (error instanceof IdentityError && passwordCodes.includes(error.code)) {
          if (error.code === 'common-password') setRefused(password);
          setErrors({ password: { text: identityMessage(error) } });
        }
        throw error;
      });
    },
    fields: {
      password,
      setPassword: (next: string) => {
        setPassword(next);
        setErrors({});
      },
      confirmation,
      setConfirmation: (next: string) => {
        setConfirmation(next);
        setErrors({});
      },
      isCommon,
      errors,
    },
  };
}

type Props = ReturnType<typeof useNewPassword>['fields'] & { label: string };

export function NewPasswordFields({
  label,
  password,
  setPassword,
  confirmation,
  setConfirmation,
  isCommon,
  errors,
}: Props) {
  const rules = useId();
  return (
    <>
      <PasswordField
        label={label}
        name="new-password"
        autoComplete="new-password"
        required
        aria-describedby={rules}
        error={errors.password ?? null}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordChecklist id={rules} password={password} isCommon={isCommon} broken={errors.password?.text} />
      <PasswordField
        label="Confirm password"
        name="confirm-password"
        autoComplete="new-password"
        required
        error={errors.confirmation ?? null}
        value={confirmation}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
      />
    </>
  );
}
