import { useEffect, useState } from 'react';
import type { InviteState } from '../../../core/contract/invites.ts';
import type { SignUpPolicy } from '../../../core/contract/product.ts';
import { type SignUpRefusal, signUpRefusals } from '../../../core/domain/users/sign-up-refusals.ts';
import { callApi } from '../../data/api/api.ts';
import { useConfig } from '../../data/config.ts';
import { forgetInvite } from '../../device/invite.ts';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import parts from './login-parts.module.css';
import styles from './login-screen.module.css';
import { SignUpForm, type SignUpProps } from './sign-up-form.tsx';

const titles: Partial<Record<SignUpRefusal, string>> = {
  closed: 'Sign-up is closed',
  needed: 'Sign-up is by invite',
};
const texts: Partial<Record<SignUpRefusal, string>> = {
  closed: 'This Inward takes no new accounts right now. If you have one, you are welcome to sign in.',
  needed: 'To create an account, open the link of your invite. If you have none, ask the person who runs this Inward.',
};

/** Return the state of this tab's invite; null while the server has not answered or cannot be reached. */
function useInviteState(invite: string | null): InviteState | null {
  const [state, setState] = useState<InviteState | null>(null);
  useEffect(() => {
    if (invite === null) return;
    callApi('checkInvite', { body: { token: invite } }).then(
      (answer) => {
        setState(answer.state);
        if (answer.state !== 'valid') forgetInvite();
      },
      () => undefined,
    );
  }, [invite]);
  return state;
}

type SignUpPanelProps = SignUpProps & { invite: string | null; onSignIn: () => void };

function refusalOf(policy: SignUpPolicy, invite: string | null, state: InviteState | null): SignUpRefusal | null {
  if (policy === 'open') return null;
  if (policy === 'closed') return 'closed';
  if (invite === null) return 'needed';
  return state === 'valid' ? null : state;
}

/** The sign-up form, or the reason why it is not available. The server checks the invite again on sign-up. */
export function SignUpPanel({ invite, onSignIn, ...typed }: SignUpPanelProps) {
  const policy = useConfig()?.signUp ?? 'open';
  const state = useInviteState(policy === 'invite' ? invite : null);
  usePageTitle('Sign up');
  const reason = refusalOf(policy, invite, state);
  if (reason !== null) return <NoSignUp reason={reason} onSignIn={onSignIn} />;
  // Render the form at the same place in the tree in all cases. Otherwise, it would lose what the user types before the
  // configuration and the state of the invite arrive.
  return (
    <>
      {state === 'valid' && <p className={parts['invited']}>You are invited. Welcome!</p>}
      <SignUpForm {...typed} />
    </>
  );
}

function NoSignUp({ reason, onSignIn }: { reason: SignUpRefusal; onSignIn: () => void }) {
  return (
    <section className={styles['form']} aria-live="polite">
      <h2 className={parts['panelTitle']}>{titles[reason] ?? 'This invite cannot be used'}</h2>
      <p className={parts['panelText']}>{texts[reason] ?? signUpRefusals[reason]}</p>
      <button type="button" className={styles['textButton']} onClick={onSignIn}>
        I have an account
      </button>
    </section>
  );
}
