import { useQuery } from '@tanstack/react-query';
import { builtinAccount } from '../../../identity/builtin/builtin-account.ts';
import { accountQuery } from '../../../identity/port/account.ts';
import type { FederatedProvider } from '../../../identity/port/identity.ts';
import { DevicesCard } from './devices-card.tsx';
import { ProvidersCard } from './providers-card.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

type Props = { federated: readonly FederatedProvider[]; onSignedOut: () => Promise<void> };

/** The account settings of the builtin identity. The sample user of the demo gets none of them. */
export function SecurityCards({ federated, onSignedOut }: Props) {
  const { data: account } = useQuery(accountQuery(builtinAccount));
  if (account?.isSample) return null;
  return (
    <>
      <SignInCard service={builtinAccount} />
      {account && <ProvidersCard account={account} offered={federated} />}
      {account && <TwoFactorCard account={account} />}
      <DevicesCard onSignedOut={onSignedOut} />
    </>
  );
}
