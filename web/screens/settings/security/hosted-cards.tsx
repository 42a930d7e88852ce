import { useQuery } from '@tanstack/react-query';
import type { FirebaseSettings } from '../../../../core/contract/product.ts';
import { loadFirebaseAccount } from '../../../identity/firebase/load-firebase.ts';
import { SignInCard } from './sign-in-card.tsx';

/** What a person whom Firebase signs in can change of their account here. Firebase tells nobody their devices. */
export function HostedCards({ settings }: { settings: FirebaseSettings }) {
  const { data: ways } = useQuery({
    queryKey: ['hosted-account', settings.projectId],
    queryFn: () => loadFirebaseAccount(settings),
  });
  return ways ? <SignInCard ways={ways} /> : null;
}
