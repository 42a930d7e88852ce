import { useSession } from '../../features/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './login-screen.module.css';
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx';
import { useAttempt } from './use-attempt.ts';

const failureTitle = 'Password reset failed';

/** Where the link in the reset mail leads: a new password for its account. */
export function NewPasswordPanel({ resetToken, onDone }: { resetToken: string; onDone: () => void }) {
  const { setNewPassword } = useSession();
  const { password, check, fields } = useNewPassword();
  const { isBusy, attempt } = useAttempt(failureTitle);

  const submit = async () => {
    await setNewPassword(resetToken, password);
    toast({ title: 'Password changed', description: 'Please sign in with your new password.', variant: 'success' });
    onDone();
  };

  return (
    <form
      className={styles['form']}
      aria-labelledby="new-password-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (check(failureTitle)) void attempt(submit);
      }}
    >
      <h2 id="new-password-title" className={styles['panelTitle']}>
        Set a new password
      </h2>
      <NewPasswordFields {...fields} />
      <Button type="submit" busy={isBusy}>
        Save New Password
      </Button>
      <button type="button" className={styles['textButton']} onClick={onDone}>
        Back to Sign In
      </button>
    </form>
  );
}
