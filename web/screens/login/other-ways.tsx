import { useId } from 'react';
import { useConfig } from '../../data/config.ts';
import { providerName } from '../../features/session/provider-name.ts';
import { useSession } from '../../features/session/use-session.ts';
import { canUsePasskeys } from '../../identity/builtin/passkeys.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './login-parts.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { useAttempt } from './use-attempt.ts';

/**
 * Optional sign-in methods: providers, passkeys, and the sample user of a demo. They come last on the page, so that
 * nothing moves when they load late.
 */
export function OtherWays() {
  const note = useId();
  const config = useConfig();
  const { signInAsSample, signInWith } = useSession();
  const { isBusy, attempt } = useAttempt('Sign in failed');
  const offersPasskeys = config?.identity === 'builtin' && canUsePasskeys();
  if (!config || (config.federated.length === 0 && !config.demo && !offersPasskeys)) return null;
  return (
    <div className={styles['otherWays']}>
      <p className={styles['or']}>or</p>
      {config.federated.map((provider) => (
        <Button key={provider} variant="quiet" busy={isBusy} onClick={() => void attempt(() => signInWith(provider))}>
          Sign in with {providerName(provider, config)}
        </Button>
      ))}
      {offersPasskeys && <PasskeyButton />}
      {config.demo && (
        <div>
          <Button
            variant="quiet"
            className={styles['sample']}
            busy={isBusy}
            aria-describedby={note}
            onClick={() => void attempt(signInAsSample)}
          >
            Open the sample journal
          </Button>
          <p id={note} className={styles['smallNote']}>
            Everyone can read and change it. Its clock is set so that a first visit is in the evening.
          </p>
        </div>
      )}
    </div>
  );
}
