import { useId, useState } from 'react';
import { COMMON_PASSWORD_MESSAGE, passwordFaults } from '../../../core/domain/users/password.ts';
import { IdentityError } from '../../identity/port/identity.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { refuse } from './use-attempt.ts';

/** Hold a new password and its confirmation, and check them. */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const isCommon = password !== '' && password === refused;
  return {
    password,
    /** Return whether the password is valid and confirmed. If not, show a toast with the fault. */
    check(failureTitle: string): boolean {
      const fault = passwordFaults(password)[0] ?? (isCommon ? COMMON_PASSWORD_MESSAGE : undefined);
      if (fault) refuse(failureTitle, fault);
      else if (password !== confirmation) refuse('Password mismatch', 'Passwords do not match');
      return !fault && password === confirmation;
    },
    /** Send the password, and remember it when it is refused as one of the most used ones. */
    async send<Answer>(request: Promise<Answer>): Promise<Answer> {
      return request.catch((error: unknown) => {
        if (error instanceof IdentityError && error.code === 'common-password') setRefused(password);
        throw error;
      });
    },
    fields: { password, setPassword, confirmation, setConfirmation, isCommon },
  };
}

type Props = ReturnType<typeof useNewPassword>['fields'];

export function NewPasswordFields({ password, setPassword, confirmation, setConfirmation, isCommon }: Props) {
  const rules = useId();
  return (
    <>
      <PasswordField
        label="Password"
        name="new-password"
        autoComplete="new-password"
        required
        aria-describedby={rules}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordChecklist id={rules} password={password} isCommon={isCommon} />
      <PasswordField
        label="Confirm password"
        name="confirm-password"
        autoComplete="new-password"
        required
        value={confirmation}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
      />
    </>
  );
}
