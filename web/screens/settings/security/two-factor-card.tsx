import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longDate } from '../../../features/reflections/format.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useRefreshIdentity } from '../../../features/session/use-refresh-identity.ts';
import {
  builtinAccount,
  confirmPassword,
  removeAuthenticator,
  removePasskey,
  sessionsQuery,
} from '../../../identity/builtin/builtin-account.ts';
import { addPasskey, canUsePasskeys } from '../../../identity/builtin/passkeys.ts';
import { type Account, accountQuery } from '../../../identity/port/account.ts';
import { toast } from '../../../ui/toast/toast.ts';
import cards from '../card/card.module.css';
import { ChangeDialog, currentPasswordField } from '../card/change-dialog.tsx';
import { SettingRow } from '../card/setting-row.tsx';
import { AddAuthenticator } from './add-authenticator.tsx';
import { RecoveryCodesRow } from './recovery-codes-row.tsx';

type Opened = 'add-passkey' | 'add-app' | 'remove-app' | { passkey: Account['passkeys'][number] } | null;

export function TwoFactorCard({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const { refetch } = useQuery(accountQuery(builtinAccount));
  const { data: sessions } = useQuery(sessionsQuery());
  const [opened, setOpened] = useState<Opened>(null);
  const refresh = useRefreshIdentity();
  const close = () => setOpened(null);
  const passwordErrors = {
    fieldOf: ({ code }: { code: string }) => (code === 'wrong-password' ? currentPasswordField.name : undefined),
  };

  const changed = async (title: string, description?: string) => {
    close();
    await refetch();
    await refresh();
    // Fetch the events after the new session has replaced the token: that cancels requests with the old one.
    onChanged();
    toast({ title, description, variant: 'success' });
  };
  return (
    <section className={cards['card']} aria-labelledby="second-steps-title">
      <h2 id="second-steps-title" className={cards['title']}>
        Extra Safety
      </h2>
      {account.passkeys.map((passkey) => {
        const { id, name, addedAt } = passkey;
        return (
          <SettingRow
            key={id}
            label={addedAt === null ? 'Passkey' : `Passkey, added ${longDate(addedAt, effectiveTimezoneOffset())}`}
            value={name}
            action={{ label: 'Remove', name: `Remove the passkey ${name}`, run: () => setOpened({ passkey }) }}
          />
        );
      })}
      {canUsePasskeys() && (
        <SettingRow
          value="Passkey"
          note="Sign in with a finger, your face or a PIN."
          action={{ label: 'Add', name: 'Add a passkey', run: () => setOpened('add-passkey') }}
        />
      )}
      {account.hasPassword && (
        <SettingRow
          value="Authenticator app"
          note={account.hasCode ? 'On: your password alone is not enough.' : 'A code beside your password.'}
          action={
            account.hasCode
              ? { label: 'Turn off', name: 'Turn off the authenticator app', run: () => setOpened('remove-app') }
              : { label: 'Turn on', name: 'Turn on an authenticator app', run: () => setOpened('add-app') }
          }
        />
      )}
      {account.hasPassword && account.recoveryCodesLeft !== undefined && (
        <RecoveryCodesRow left={account.recoveryCodesLeft} onMade={() => changed('New recovery codes made')} />
      )}
      {opened === 'add-passkey' && (
        <ChangeDialog
          title="Add a passkey"
          text="Your device keeps it and asks for your finger, your face or its PIN."
          fields={account.hasPassword ? [currentPasswordField] : []}
          action="Continue"
          {...passwordErrors}
          submit={async ({ password = '' }) => {
            if (account.hasPassword) await confirmPassword(password);
            await addPasskey(sessions?.find(({ isThis }) => isThis)?.device ?? 'Passkey');
            await changed('Passkey added');
          }}
          onClose={close}
        />
      )}
      {typeof opened === 'object' && opened !== null && (
        <ChangeDialog
          title="Remove this passkey"
          text={`You can no longer sign in with ${opened.passkey.name}.`}
          fields={account.hasPassword ? [currentPasswordField] : []}
          action="Remove"
          {...passwordErrors}
          submit={async ({ password = '' }) => {
            if (account.hasPassword) await confirmPassword(password);
            await removePasskey(opened.passkey.id);
            await changed('Passkey removed');
          }}
          onClose={close}
        />
      )}
      {opened === 'add-app' && (
        <AddAuthenticator
          onClose={() => {
            close();
            // The list has the wrong codes of an app that was not added.
            onChanged();
          }}
          onChanged={() => changed('Authenticator app is on')}
          onChangedElsewhere={() =>
            changed('Authenticator app is on', 'The app was turned on elsewhere just now, with its own recovery codes.')
          }
        />
      )}
      {opened === 'remove-app' && (
        <ChangeDialog
          title="Turn off the app"
          text="From then on your password alone signs you in."
          fields={[currentPasswordField]}
          action="Turn Off"
          {...passwordErrors}
          submit={async ({ password = '' }) => {
            await removeAuthenticator(password);
            await changed('Authenticator app is off');
          }}
          onClose={close}
        />
      )}
    </section>
  );
}
