import { useId, useState } from 'react';
import { passwordFaults } from '../../../core/domain/users/password.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { refuse } from './use-attempt.ts';

/** Hold a new password and its confirmation, and check them. */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  return {
    password,
    /** Return whether the password is valid and confirmed. If not, show a toast with the fault. */
    check(failureTitle: string): boolean {
      const fault = passwordFaults(password)[0];
      if (fault) refuse(failureTitle, fault);
      else if (password !== confirmation) refuse('Password mismatch', 'Passwords do not match');
      return !fault && password === confirmation;
    },
    fields: { password, setPassword, confirmation, setConfirmation },
  };
}

type Props = ReturnType<typeof useNewPassword>['fields'];

export function NewPasswordFields({ password, setPassword, confirmation, setConfirmation }: Props) {
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
      <PasswordChecklist id={rules} password={password} />
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
