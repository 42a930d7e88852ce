import { Router } from 'wouter';
import { basePath } from '../device/base-path.ts';
import type { Session } from '../features/session/session.ts';
import { SessionContext } from '../features/session/use-session.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Gate } from './gate.tsx';
import { useNavigationEffects } from './use-navigation-effects.ts';

/**
 * Run the effects of a navigation, such as scrolling to the top. Render this component before the screens, because the
 * effect of a screen may scroll down afterwards.
 */
function NavigationEffects() {
  useNavigationEffects();
  return null;
}

export function App({ session }: { session: Session }) {
  return (
    <SessionContext value={session}>
      <Router base={basePath}>
        <NavigationEffects />
        <ErrorBoundary>
          <Gate />
        </ErrorBoundary>
        <Toaster />
      </Router>
    </SessionContext>
  );
}
