import { useState } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { EmailProps } from './email.ts';
import styles from './login-screen.module.css';
import { useAttempt } from './use-attempt.ts';

export function SignInForm({ email, setEmail, onForgot }: EmailProps & { onForgot: () => void }) {
  const { signIn } = useSession();
  const [password, setPassword] = useState('');
  const { isBusy, attempt } = useAttempt('Sign in failed');
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => signIn(email.trim(), password));
      }}
    >
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
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
