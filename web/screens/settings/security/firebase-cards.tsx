import { useQuery } from '@tanstack/react-query';
import type { FirebaseSettings } from '../../../../core/contract/product.ts';
import { loadFirebaseAccount } from '../../../identity/firebase/load-firebase.ts';
import { SignInCard } from './sign-in-card.tsx';

/** The account settings of a Firebase user. There is no devices card: Firebase does not expose a user's sessions. */
export function FirebaseCards({ settings }: { settings: FirebaseSettings }) {
  const { data: service } = useQuery({
    queryKey: ['hosted-account', settings.projectId],
    queryFn: () => loadFirebaseAccount(settings),
  });
  return service ? <SignInCard service={service} /> : null;
}
