import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Page } from '../../ui/page.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import styles from './login-screen.module.css';
import { NewPasswordPanel } from './new-password-panel.tsx';
import { OtherWays } from './other-ways.tsx';
import { ResetPanel } from './reset-panel.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type TabKey = 'sign-in' | 'sign-up';

const tabs: readonly Tab<TabKey>[] = [
  { key: 'sign-in', label: 'Sign In' },
  { key: 'sign-up', label: 'Sign Up' },
];

/** Sign in, sign up, ask for a reset mail, or set the new password that the mail's link is for. */
export function LoginScreen() {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const [tab, setTab] = useState<TabKey>('sign-in');
  const [isResetting, setResetting] = useState(false);
  const [email, setEmail] = useState('');
  const resetToken = search.get('reset');
  return (
    <Page className={styles['column']}>
      <header className={styles['head']}>
        <h1 className={styles['name']}>Inward</h1>
        <p className={styles['tagline']}>Where reflection actually happens</p>
      </header>
      {resetToken ? (
        <NewPasswordPanel resetToken={resetToken} onDone={() => navigate('/auth', { replace: true })} />
      ) : isResetting ? (
        <ResetPanel email={email} setEmail={setEmail} onBack={() => setResetting(false)} />
      ) : (
        <>
          <Tabs label="Sign in or sign up" tabs={tabs} selected={tab} onSelect={setTab}>
            {tab === 'sign-in' ? (
              <SignInForm email={email} setEmail={setEmail} onForgot={() => setResetting(true)} />
            ) : (
              <SignUpForm email={email} setEmail={setEmail} />
            )}
          </Tabs>
          <OtherWays />
        </>
      )}
    </Page>
  );
}
