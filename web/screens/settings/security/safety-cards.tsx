import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useConfig } from '../../../data/config.ts';
import { securityEventsQuery } from '../../../data/security-events.ts';
import { useSignOut } from '../../../features/session/sign-out/use-sign-out.ts';
import { builtinAccount } from '../../../identity/builtin/builtin-account.ts';
import { accountQuery } from '../../../identity/port/account.ts';
import { NoteCard } from '../card/note-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { SecurityEventsCard } from './security-events-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

export function SafetyCards() {
  const config = useConfig();
  if (config?.identity === 'builtin') return <BuiltinSafetyCards />;
  if (!config) return null;
  return (
    <>
      <NoteCard>Another service signs you in here. You change its passkeys and devices there.</NoteCard>
      <SecurityEventsCard />
    </>
  );
}

function BuiltinSafetyCards() {
  const [, navigate] = useLocation();
  const { signOut } = useSignOut(navigate);
  const { data: account } = useQuery(accountQuery(builtinAccount));
  const client = useQueryClient();
  const refetchEvents = () => void client.invalidateQueries({ queryKey: securityEventsQuery().queryKey });
  if (account?.isSample) {
    return <NoteCard>Everybody can open the sample journal, so it has no passkeys and no list of devices.</NoteCard>;
  }
  return (
    <>
      {account && <TwoFactorCard account={account} onChanged={refetchEvents} />}
      <DevicesCard onSignedOut={signOut} onChanged={refetchEvents} />
      <SecurityEventsCard />
    </>
  );
}
