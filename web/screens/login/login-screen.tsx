import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { prepareIdentity } from '../../data/identity-chosen.ts';
import { Page } from '../../ui/page.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import styles from './login-screen.module.css';
import { SignInForm } from './sign-in-form.tsx';

// The first page shows the sign-in form alone; what a tap may ask for follows while it is read.
const loaders = {
  signUp: () => import('./sign-up-form.tsx'),
  reset: () => import('./reset-panel.tsx'),
  newPassword: () => import('./new-password-panel.tsx'),
  otherWays: () => import('./other-ways.tsx'),
} as const;

const SignUpForm = lazy(async () => ({ default: (await loaders.signUp()).SignUpForm }));
const ResetPanel = lazy(async () => ({ default: (await loaders.reset()).ResetPanel }));
const NewPasswordPanel = lazy(async () => ({ default: (await loaders.newPassword()).NewPasswordPanel }));
const OtherWays = lazy(async () => ({ default: (await loaders.otherWays()).OtherWays }));

function usePrefetchedPanels(): void {
  useEffect(() => {
    for (const load of [...Object.values(loaders), prepareIdentity]) load().catch(() => undefined);
  }, []);
}

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
  // Firebase's letters, where they lead here, name the code in their own way.
  const resetToken = search.get('reset') ?? (search.get('mode') === 'resetPassword' ? search.get('oobCode') : null);
  usePrefetchedPanels();
  return (
    <Page className={styles['column']}>
      <header className={styles['head']}>
        <h1 className={styles['name']}>Inward</h1>
        <p className={styles['tagline']}>Where reflection actually happens</p>
      </header>
      <Suspense fallback={null}>
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
                <Suspense fallback={null}>
                  <SignUpForm email={email} setEmail={setEmail} />
                </Suspense>
              )}
            </Tabs>
            <Suspense fallback={null}>
              <OtherWays />
            </Suspense>
          </>
        )}
      </Suspense>
    </Page>
  );
}
