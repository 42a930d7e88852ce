import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../data/account.ts';
import { DevicesCard } from './devices-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** What the builtin identity lets a person change of their account; the demo's sample person has none of it. */
export function SecurityCards({ onSignedOut }: { onSignedOut: () => Promise<void> }) {
  const { data: account } = useQuery(accountQuery());
  if (account?.isSample) return null;
  return (
    <>
      <SignInCard />
      <DevicesCard onSignedOut={onSignedOut} />
    </>
  );
}
