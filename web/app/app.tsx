import type { Session } from '../features/session/session.ts';
import { SessionContext } from '../features/session/use-session.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Gate } from './gate.tsx';
import { useNavigationEffects } from './use-navigation-effects.ts';

/** The root component. */
export function App({ session }: { session: Session }) {
  useNavigationEffects();
  return (
    <SessionContext value={session}>
      <ErrorBoundary>
        <Gate />
      </ErrorBoundary>
      <Toaster />
    </SessionContext>
  );
}
