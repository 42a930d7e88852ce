import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { identityMessage } from '../../../features/session/identity-messages.ts';
import { browserNavigation } from '../../../features/session/login-redirect.ts';
import { providerNames } from '../../../features/session/provider-names.ts';
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

/** Says what came of the way to a provider and back, once. */
function useReturn(): void {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const connected = search.get('connected');
    const refused = search.get('error');
    if (connected === null && refused === null) return;
    setSearch({}, { replace: true });
    const name = Object.entries(providerNames).find(([provider]) => provider === connected)?.[1];
    if (refused !== null) {
      toast({
        title: 'Not connected',
        description: identityMessage(federatedErrorOf(refused)),
        variant: 'destructive',
      });
    } else if (name) {
      toast({ title: 'Connected', description: `You can sign in with ${name} from now on.`, variant: 'success' });
    }
  }, [search, setSearch]);
}

/** The providers of this deployment, each connected or not: both sides are proved before two accounts become one way in. */
export function ProvidersCard({ account, offered }: { account: Account; offered: readonly FederatedProvider[] }) {
  const { refetch } = useQuery(accountQuery(builtinAccount));
  const [opened, setOpened] = useState<FederatedProvider | null>(null);
  const close = () => setOpened(null);
  useReturn();
  if (offered.length === 0) return null;

  const name = opened && providerNames[opened];
  const password = {
    parts: account.hasPassword ? [currentPasswordField] : [],
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
        const words = isConnected ? 'Disconnect' : 'Connect';
        return (
          <SettingRow
            key={provider}
            label={isConnected ? 'Connected' : 'Not connected'}
            value={providerNames[provider]}
            action={{ words, name: `${words} ${providerNames[provider]}`, run: () => setOpened(provider) }}
          />
        );
      })}
      {opened && !account.providers.includes(opened) && (
        <ChangeDialog
          title={`Connect ${name}`}
          text={`${name} asks you to sign in there. Then both lead to this journal.`}
          action="Continue"
          submit={async ({ password = '' }) => browserNavigation.go(await connectProvider(opened, password))}
          {...password}
        />
      )}
      {opened && account.providers.includes(opened) && (
        <ChangeDialog
          title={`Disconnect ${name}`}
          text={`${name} signs nobody in here any more. Your journal stays as it is.`}
          action="Disconnect"
          submit={async ({ password = '' }) => {
            if (account.hasPassword) await confirmPassword(password);
            await disconnectProvider(opened);
            close();
            await refetch();
          }}
          {...password}
        />
      )}
    </section>
  );
}
