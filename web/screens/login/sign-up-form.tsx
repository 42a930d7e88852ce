import { looksLikeEmail } from '../../../core/domain/users/email.ts';
import { useConfig } from '../../data/config.ts';
import { useSession } from '../../features/session/use-session.ts';
import { IdentityError } from '../../identity/port/identity.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { EmailField, type EmailProps } from './email-field.tsx';
import parts from './login-parts.module.css';
import styles from './login-screen.module.css';
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx';
import { useAttempt } from './use-attempt.ts';

const failureTitle = 'Sign up failed';

export type SignUpProps = EmailProps & { fullName: string; setFullName: (fullName: string) => void };

export function SignUpForm({ email, setEmail, fullName, setFullName }: SignUpProps) {
  const { signUp } = useSession();
  const confirmsEmail = useConfig()?.identity === 'builtin';
  const { password, check, send, fields } = useNewPassword();
  const { isBusy, attempt, errorAt, forgetError } = useAttempt(failureTitle);

  const isEmailSound = looksLikeEmail(email.trim());

  const submit = async () => {
    if (!isEmailSound) throw new IdentityError('invalid-email');
    await send(signUp(email.trim(), password, fullName.trim()));
    toast({
      title: 'Account created',
      description: 'Welcome to Inward. It is good to have you here.',
      variant: 'success',
    });
  };

  return (
    // The browser would name only the first fault.
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        const isPasswordSound = check(isEmailSound ? failureTitle : null);
        if (isPasswordSound || !isEmailSound) void attempt(submit);
      }}
    >
      <Field
        label="Full name"
        note="(optional)"
        name="name"
        autoComplete="name"
        maxLength={200}
        value={fullName}
        onChange={(event) => setFullName(event.currentTarget.value)}
      />
      <EmailField email={email} setEmail={setEmail} errorAt={errorAt} forgetError={forgetError} />
      <NewPasswordFields label="Password" {...fields} />
      <Button type="submit" busy={isBusy}>
        Sign Up
      </Button>
      <p className={parts['smallNote']}>
        {confirmsEmail && 'We send you an email with a link to confirm your address. '}
        No other user can read what you write. The person who runs this server could.
      </p>
    </form>
  );
}
