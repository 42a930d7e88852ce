import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { STORAGE_DRAFTS } from '../../../core/domain/limits.ts';
import { afterPaint } from '../../device/after-paint.ts';
import { takeInvite } from '../../device/invite.ts';
import { useLinkParameters } from '../../device/link-parameters.ts';
import { storage } from '../../device/storage.ts';
import { isNewcomer } from '../../features/session/first-time.ts';
import { lastUser } from '../../features/session/last-user.ts';
import { loadIdentityService } from '../../identity/chosen-identity.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page/page.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import styles from './login-screen.module.css';
import { isAccountLink, isPasswordLink } from './password-link.ts';
import { SignInForm } from './sign-in-form.tsx';

// Load the other panels after the first paint, which shows only the sign-in form.
const loadSignUp = async () => (await import('./sign-up-panel.tsx')).SignUpPanel;
const loadAddressed = async () => (await import('./addressed-panel.tsx')).AddressedPanel;
const SignUpPanel = lazyPart(loadSignUp);
const AddressedPanel = lazyPart(loadAddressed);
// The fallback has the height of the notice, so that the form does not move.
const SignedOutNotice = lazyPart(
  async () => (await import('./signed-out-notice.tsx')).SignedOutNotice,
  () => <p className={styles['signedOut']} />,
);
const OtherWays = lazyPart(async () => (await import('./other-ways.tsx')).OtherWays);

function usePrefetchedPanels(): void {
  useEffect(() => {
    // The other panels must not compete with the code and the font of what the page shows first.
    loadSignUp()
      .then(afterPaint)
      .then(() => Promise.all([loadAddressed(), loadIdentityService()]))
      .catch(() => undefined);
  }, []);
}

type TabKey = 'sign-in' | 'sign-up';

const tabs: readonly Tab<TabKey>[] = [
  { key: 'sign-in', label: 'Sign In' },
  { key: 'sign-up', label: 'Sign Up' },
];

/** Sign-in, sign-up, password reset, or the panel that the URL selects. */
export function LoginScreen() {
  const [path, navigate] = useLocation();
  const link = useLinkParameters();
  const [invite, setInvite] = useState(takeInvite);
  const [tab, setTab] = useState<TabKey>(
    invite !== null || (isNewcomer() && !isAccountLink(link)) ? 'sign-up' : 'sign-in',
  );
  const [email, setEmail] = useState('');
  const [fullName, setFullName] = useState('');
  /** Why a code is no longer accepted and the password must be entered again. */
  const [notice, setNotice] = useState('');
  const isAddressed = link.has('code') || isPasswordLink(link);
  usePrefetchedPanels();
  useEffect(() => {
    // Pasting a link into the address bar may change only the fragment, which does not reload the page.
    const onHashChange = () => {
      const pasted = takeInvite();
      setInvite(pasted);
      if (pasted !== null) setTab('sign-up');
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return (
    <Page className={styles['column']}>
      <header className={styles['head']}>
        <h1 className={styles['name']}>Inward</h1>
        <p className={styles['tagline']}>Where reflection actually happens</p>
      </header>
      {link.has('confirm') ? (
        <p className={styles['notice']}>Sign in to confirm your email.</p>
      ) : (
        !isAddressed &&
        (notice ? (
          <p role="alert" className={styles['notice']}>
            {notice}
          </p>
        ) : (
          (lastUser() !== null || storage.keys(STORAGE_DRAFTS).length > 0) && <SignedOutNotice />
        ))
      )}
      {isAddressed ? (
        <AddressedPanel {...{ link, email, setEmail, setNotice }} />
      ) : (
        <>
          <Tabs label="Sign in or sign up" tabs={tabs} selected={tab} onSelect={setTab}>
            {tab === 'sign-in' ? (
              <SignInForm
                email={email}
                setEmail={setEmail}
                onForgot={() => navigate(`${path}?forgot`, { state: { isFromForm: true } })}
              />
            ) : (
              <SignUpPanel
                key={invite}
                {...{ invite, email, setEmail, fullName, setFullName }}
                onSignIn={() => setTab('sign-in')}
              />
            )}
          </Tabs>
          <OtherWays />
        </>
      )}
    </Page>
  );
}
