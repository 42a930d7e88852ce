import { useState } from 'react';
import { CopyButton } from '../../../features/reflections/copy-button.tsx';
import { enrolAuthenticator } from '../../../identity/builtin/builtin-account.ts';
import { verifyCode } from '../../../identity/builtin/two-factor.ts';
import { ChangeDialog, currentPasswordField, FieldError } from '../card/change-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-factor.module.css';

type Enrolment = Awaited<ReturnType<typeof enrolAuthenticator>>;

/** Add an authenticator app in three dialogs: enter the password, confirm a code, store the recovery codes. */
export function AddAuthenticator({ onClose, onChanged }: { onClose: () => void; onChanged: () => Promise<void> }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  if (!enrolment) {
    return (
      <ChangeDialog
        title="Authenticator app"
        text="From then on, signing in with your password also asks for a code of the app."
        fields={[currentPasswordField]}
        action="Continue"
        fieldOf={({ code }) => (code === 'wrong-password' ? currentPasswordField.name : undefined)}
        submit={async ({ password = '' }) => setEnrolment(await enrolAuthenticator(password))}
        onClose={onClose}
      />
    );
  }
  if (!isConfirmed) {
    const secret = new URL(enrolment.address).searchParams.get('secret') ?? '';
    return (
      <ChangeDialog
        key="code"
        title="Scan this square"
        text={
          <>
            <p className={styles['qrCode']}>
              <QrCode text={enrolment.address} label="Square for your authenticator app" />
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
          await verifyCode(digits);
          setConfirmed(true);
        }}
        onClose={onClose}
      />
    );
  }
  return <RecoveryCodes codes={enrolment.recoveryCodes} onConfirm={() => void onChanged()} />;
}
