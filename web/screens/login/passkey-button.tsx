import { useSession } from '../../features/session/use-session.ts';
import { signInWithPasskey } from '../../identity/builtin/passkeys.ts';
import { Button } from '../../ui/button/button.tsx';
import { useAttempt } from './use-attempt.ts';

export function PasskeyButton() {
  const { adoptFrom } = useSession();
  const { isBusy, attempt } = useAttempt('Sign in failed');
  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void attempt(() => adoptFrom(signInWithPasskey))}>
      Sign in with a passkey
    </Button>
  );
}
