import { useState } from 'react';
import { enrolAuthenticator } from '../../../identity/builtin/builtin-account.ts';
import { verifyCode } from '../../../identity/builtin/two-factor.ts';
import { ChangeDialog, currentPasswordField, FieldError } from '../card/change-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-factor.module.css';

type Begun = Awaited<ReturnType<typeof enrolAuthenticator>>;

/** Adds an authenticator app in three steps: the password, a code that shows it works, the recovery codes to keep. */
export function AddAuthenticator({ onClose, onChanged }: { onClose: () => void; onChanged: () => Promise<void> }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  if (!begun) {
    return (
      <ChangeDialog
        title="Authenticator app"
        text="From then on, signing in with your password also asks for a code of the app."
        parts={[currentPasswordField]}
        action="Continue"
        fieldOf={({ code }) => (code === 'wrong-password' ? currentPasswordField.name : undefined)}
        submit={async ({ password = '' }) => setBegun(await enrolAuthenticator(password))}
        onClose={onClose}
      />
    );
  }
  if (!isConfirmed) {
    const secret = new URL(begun.address).searchParams.get('secret') ?? '';
    return (
      <ChangeDialog
        key="code"
        title="Scan this square"
        text={
          <>
            <p className={styles['square']}>
              <QrCode text={begun.address} label="Square for your authenticator app" />
            </p>
            <p>Or type this key into the app:</p>
            <p className={styles['code']}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
          </>
        }
        parts={[
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
          await verifyCode(digits);
          setConfirmed(true);
        }}
        onClose={onClose}
      />
    );
  }
  return <RecoveryCodes codes={begun.recoveryCodes} onKept={() => void onChanged()} />;
}
