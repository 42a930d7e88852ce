import { useState } from 'react';
import { CopyButton } from '../../../features/reflections/copy-button.tsx';
import {
  type AuthenticatorSetup,
  beginAuthenticator,
  confirmAuthenticator,
} from '../../../identity/builtin/builtin-account.ts';
import { IdentityError } from '../../../identity/port/identity.ts';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { ChangeDialog, currentPasswordField, FieldError } from '../card/change-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-factor.module.css';

type Props = {
  onClose: () => void;
  onChanged: () => Promise<void>;
  /** Called instead of `onChanged` if another session has turned on an app meanwhile. */
  onChangedElsewhere: () => Promise<void>;
};

/** Add an authenticator app in three dialogs: enter the password, confirm a code, store the recovery codes. */
export function AddAuthenticator({ onClose, onChanged, onChangedElsewhere }: Props) {
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  const [isReplaced, setReplaced] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);

  /** Send a request of this setup. Begin again if another session has replaced it, end if one has finished it. */
  const send = async (request: () => Promise<void>) => {
    try {
      await request();
    } catch (error) {
      const code = error instanceof IdentityError ? error.code : null;
      if (code === 'app-is-on') return onChangedElsewhere();
      if (code !== 'setup-replaced') throw error;
      setReplaced(true);
      setSetup(null);
    }
  };

  if (!setup) {
    return (
      <ChangeDialog
        title="Authenticator app"
        text={
          isReplaced ? (
            <LiveRegion isUrgent>
              That square is out of date, because the app was set up elsewhere meanwhile. Enter your password for a new
              one.
            </LiveRegion>
          ) : (
            'From then on, signing in with your password also asks for a code of the app.'
          )
        }
        fields={[currentPasswordField]}
        action="Continue"
        fieldOf={({ code }) => (code === 'wrong-password' ? currentPasswordField.name : undefined)}
        submit={({ password = '' }) => send(async () => setSetup(await beginAuthenticator(password)))}
        onClose={onClose}
      />
    );
  }
  if (!isConfirmed) {
    const secret = new URL(setup.address).searchParams.get('secret') ?? '';
    return (
      <ChangeDialog
        key="code"
        title="Scan this square"
        text={
          <>
            <p className={styles['qrCode']}>
              <QrCode text={setup.address} label="Square for your authenticator app" />
            </p>
            <p>Or enter this key in the app:</p>
            <p className={styles['code']}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
            <div className={styles['copy']}>
              <CopyButton text={secret} label="Copy the key" />
            </div>
          </>
        }
        fields={[
          {
            name: 'code',
            label: 'Code of the app',
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            maxLength: 10,
          },
        ]}
        action="Turn On"
        fieldOf={() => 'code'}
        submit={async ({ code = '' }) => {
          const digits = code.replace(/\D/g, '');
          if (digits.length !== 6) throw new FieldError('code', 'Please enter the six digits that the app shows.');
          await send(async () => {
            await confirmAuthenticator(setup, digits);
            setConfirmed(true);
          });
        }}
        onClose={onClose}
      />
    );
  }
  return <RecoveryCodes codes={setup.recoveryCodes} onConfirm={() => void onChanged()} />;
}
