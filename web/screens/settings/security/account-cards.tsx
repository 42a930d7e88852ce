import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../../../data/config.ts';
import { builtinAccount } from '../../../identity/builtin/builtin-account.ts';
import { accountQuery } from '../../../identity/port/account.ts';
import type { FederatedProvider } from '../../../identity/port/identity.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { NoteCard } from '../card/note-card.tsx';
import { ProvidersCard } from './providers-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

const HostedCards = lazyPart(async () => (await import('./firebase-cards.tsx')).FirebaseCards);

export function AccountCards() {
  const config = useConfig();
  if (config?.firebase) return <HostedCards settings={config.firebase} />;
  return config?.identity === 'builtin' ? <BuiltinAccountCards federated={config.federated} /> : null;
}

function BuiltinAccountCards({ federated }: { federated: readonly FederatedProvider[] }) {
  const { data: account } = useQuery(accountQuery(builtinAccount));
  if (account?.isSample) {
    return <NoteCard>Everybody can open the sample journal, so its name and email cannot be changed.</NoteCard>;
  }
  return (
    <>
      <SignInCard service={builtinAccount} />
      {account && <ProvidersCard account={account} offered={federated} />}
    </>
  );
}
