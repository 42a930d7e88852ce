import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { identityMessage } from '../../../features/session/identity-messages.ts';
import { browserNavigation } from '../../../features/session/login-redirect.ts';
import { providerName } from '../../../features/session/provider-name.ts';
import {
  builtinAccount,
  confirmPassword,
  connectProvider,
  disconnectProvider,
} from '../../../identity/builtin/builtin-account.ts';
import { federatedErrorOf } from '../../../identity/builtin/federated-sign-in.ts';
import { type Account, accountQuery } from '../../../identity/port/account.ts';
import type { FederatedProvider } from '../../../identity/port/identity.ts';
import { toast } from '../../../ui/toast/toast.ts';
import cards from '../card/card.module.css';
import { ChangeDialog, currentPasswordField } from '../card/change-dialog.tsx';
import { SettingRow } from '../card/setting-row.tsx';

/** After a redirect back from a provider, show the outcome in a toast and clear it from the URL. */
function useProviderResultToast(offered: readonly FederatedProvider[]): void {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const connected = search.get('connected');
    const refused = search.get('error');
    if (connected === null && refused === null) return;
    setSearch({}, { replace: true });
    const provider = offered.find((one) => one === connected);
    if (refused !== null) {
      toast({
        title: 'Not connected',
        description: identityMessage(federatedErrorOf(refused)),
        variant: 'destructive',
      });
    } else if (provider) {
      toast({
        title: 'Connected',
        description: `You can sign in with ${providerName(provider)} from now on.`,
        variant: 'success',
      });
    }
  }, [search, setSearch, offered]);
}

/**
 * The sign-in providers of this deployment, to connect or disconnect. To connect one, the user enters the password here
 * and signs in at the provider: this proves that both accounts belong to the same user.
 */
export function ProvidersCard({ account, offered }: { account: Account; offered: readonly FederatedProvider[] }) {
  const { refetch } = useQuery(accountQuery(builtinAccount));
  const [opened, setOpened] = useState<FederatedProvider | null>(null);
  const close = () => setOpened(null);
  useProviderResultToast(offered);
  if (offered.length === 0) return null;

  const name = opened && providerName(opened);
  const passwordForm = {
    fields: account.hasPassword ? [currentPasswordField] : [],
    fieldOf: ({ code }: { code: string }) => (code === 'wrong-password' ? currentPasswordField.name : undefined),
    onClose: close,
  };

  return (
    <section className={cards['card']} aria-labelledby="providers-title">
      <h2 id="providers-title" className={cards['title']}>
        Sign In With
      </h2>
      {offered.map((provider) => {
        const isConnected = account.providers.includes(provider);
        const label = isConnected ? 'Disconnect' : 'Connect';
        return (
          <SettingRow
            key={provider}
            label={isConnected ? 'Connected' : 'Not connected'}
            value={providerName(provider)}
            action={{ label, name: `${label} ${providerName(provider)}`, run: () => setOpened(provider) }}
          />
        );
      })}
      {opened && !account.providers.includes(opened) && (
        <ChangeDialog
          title={`Connect ${name}`}
          text={`${name} asks you to sign in there. Then both lead to this journal.`}
          action="Continue"
          submit={async ({ password = '' }) => browserNavigation.go(await connectProvider(opened, password))}
          {...passwordForm}
        />
      )}
      {opened && account.providers.includes(opened) && (
        <ChangeDialog
          title={`Disconnect ${name}`}
          text={`You can no longer sign in with ${name}. Your journal stays as it is.`}
          action="Disconnect"
          submit={async ({ password = '' }) => {
            if (account.hasPassword) await confirmPassword(password);
            await disconnectProvider(opened);
            close();
            await refetch();
          }}
          {...passwordForm}
        />
      )}
    </section>
  );
}
