import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { type Account, accountQuery, askConnection, disconnect } from '../../data/account.ts';
import { isUnauthorized } from '../../data/api.ts';
import type { FederatedProvider } from '../../data/identity.ts';
import { refusalOf } from '../../data/identity-other-ways.ts';
import { identityMessage } from '../../features/session/identity-messages.ts';
import { browserNavigation, useUnauthorized } from '../../features/session/leave-for-login.ts';
import { providerNames } from '../../features/session/provider-names.ts';
import { toast } from '../../ui/toast.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { currentPassword } from './current-password.ts';
import { SettingRow } from './setting-row.tsx';
import cards from './settings-screen.module.css';

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
      toast({ title: 'Not connected', description: identityMessage(refusalOf(refused)), variant: 'destructive' });
    } else if (name) {
      toast({ title: 'Connected', description: `You can sign in with ${name} from now on.`, variant: 'success' });
    }
  }, [search, setSearch]);
}

/** The providers of this deployment, each connected or not: both sides are proved before two accounts become one way in. */
export function ProvidersCard({ account, offered }: { account: Account; offered: readonly FederatedProvider[] }) {
  const { refetch } = useQuery(accountQuery());
  const [connecting, setConnecting] = useState<FederatedProvider | null>(null);
  const unauthorized = useUnauthorized();
  useReturn();
  if (offered.length === 0) return null;

  const remove = async (provider: FederatedProvider) => {
    try {
      await disconnect(provider);
      await refetch();
    } catch (error) {
      if (isUnauthorized(error)) unauthorized();
      else toast({ title: 'Not disconnected', description: identityMessage(error), variant: 'destructive' });
    }
  };

  return (
    <section className={cards['card']} aria-labelledby="providers-title">
      <h2 id="providers-title" className={cards['cardTitle']}>
        Sign In With
      </h2>
      {offered.map((provider) => {
        const name = providerNames[provider];
        const isConnected = account.providers.includes(provider);
        const words = isConnected ? 'Disconnect' : 'Connect';
        const run = () => (isConnected ? void remove(provider) : setConnecting(provider));
        return (
          <SettingRow
            key={provider}
            label={isConnected ? 'Connected' : 'Not connected'}
            value={name}
            action={{ words, name: `${words} ${name}`, run }}
          />
        );
      })}
      {connecting && (
        <ChangeDialog
          title={`Connect ${providerNames[connecting]}`}
          text={`${providerNames[connecting]} asks you to sign in there. Then both lead to this journal.`}
          parts={account.hasPassword ? [currentPassword] : []}
          action="Continue"
          fieldOf={({ code }) => (code === 'wrong-password' ? currentPassword.name : undefined)}
          submit={async ({ password = '' }) => browserNavigation.go(await askConnection(connecting, password))}
          onClose={() => setConnecting(null)}
        />
      )}
    </section>
  );
}
