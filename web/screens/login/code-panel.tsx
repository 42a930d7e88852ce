import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../features/session/use-session.ts';
import { signInWithCode } from '../../identity/builtin/two-factor.ts';
import { IdentityError } from '../../identity/port/identity.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import parts from './login-parts.module.css';
import styles from './login-screen.module.css';
import { refuse, useAttempt } from './use-attempt.ts';
import { usePanelFocus } from './use-panel-focus.ts';

const failureTitle = 'Sign in failed';

/** Focus the password in the sign-in form, or the email if a reload of the page has removed it. */
const focusEmptyField = () =>
  [...document.querySelectorAll('form input')]
    .find((input): input is HTMLInputElement => input instanceof HTMLInputElement && input.value === '')
    ?.focus();

/** The second factor of a sign-in: a code from an authenticator app, or a recovery code. */
export function CodePanel({ onDone, onOver }: { onDone: () => void; onOver: (notice: string) => void }) {
  const { adopt } = useSession();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const { isBusy, attempt, errorAt, forgetError } = useAttempt(failureTitle);
  const form = useRef<HTMLFormElement>(null);
  usePanelFocus(form);
  const isApp = kind === 'app';
  const title = isApp ? 'Enter your code' : 'Enter a recovery code';
  usePageTitle(title);

  const signIn = async (typed: string, isRecovery: boolean) => {
    try {
      await adopt(await signInWithCode(typed, isRecovery ? 'recovery' : 'app'));
    } catch (error) {
      if (!(error instanceof IdentityError) || error.code !== 'sign-in-over') throw error;
      flushSync(() => onOver(error.message));
      focusEmptyField();
    }
  };

  return (
    <form
      ref={form}
      className={styles['form']}
      aria-labelledby="code-title"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = code.replace(/[\s-]/g, '');
        // A recovery code may be pasted into the field for the app's code.
        const isRecovery = !isApp || !/^\d{0,6}$/.test(typed);
        if (typed === '') refuse(failureTitle, 'Please enter the code.');
        else void attempt(() => signIn(isRecovery ? code.trim() : typed, isRecovery));
      }}
    >
      <h2 id="code-title" className={parts['panelTitle']}>
        {title}
      </h2>
      <p className={parts['panelText']}>
        {isApp
          ? 'Your authenticator app shows it: six digits, new every 30 seconds.'
          : 'One of those you kept when you added the app. Each works once.'}
      </p>
      <Field
        key={kind}
        label={isApp ? 'Code' : 'Recovery code'}
        name="code"
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        autoCapitalize="off"
        maxLength={40}
        required
        error={errorAt(['wrong-code'])}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          forgetError();
        }}
      />
      <Button type="submit" busy={isBusy}>
        Continue
      </Button>
      <button
        type="button"
        className={styles['textButton']}
        onClick={() => {
          flushSync(() => {
            setKind(isApp ? 'recovery' : 'app');
            setCode('');
            forgetError();
          });
          form.current?.querySelector('input')?.focus();
        }}
      >
        {isApp ? 'Use a recovery code' : 'Use the app'}
      </button>
      <button type="button" className={styles['textButton']} onClick={onDone}>
        Back to Sign In
      </button>
    </form>
  );
}
