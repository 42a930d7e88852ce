import { useState } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import type { IdentityCode } from '../../identity/port/identity.ts';
import { Button } from '../../ui/button/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { EmailField, type EmailProps } from './email-field.tsx';
import styles from './login-screen.module.css';
import { useAttempt } from './use-attempt.ts';

/** The identity service's errors that may concern the password. */
const passwordCodes: readonly IdentityCode[] = ['invalid-credential', 'wrong-password'];

export function SignInForm({ email, setEmail, onForgot }: EmailProps & { onForgot: () => void }) {
  const { signIn } = useSession();
  const [password, setPassword] = useState('');
  const { isBusy, attempt, errorAt, forgetError } = useAttempt('Sign in failed');
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => signIn(email.trim(), password));
      }}
    >
      <EmailField email={email} setEmail={setEmail} errorAt={errorAt} forgetError={forgetError} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={errorAt(passwordCodes)}
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          forgetError();
        }}
      />
      <Button type="submit" busy={isBusy}>
        Sign In
      </Button>
      <button type="button" className={styles['textButton']} onClick={onForgot}>
        Forgot Password?
      </button>
    </form>
  );
}
