import { useLocation } from 'wouter';
import { useSignOut } from '../../../features/session/sign-out/use-sign-out.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirmSignOut } from './use-confirm-sign-out.tsx';

export function LogOut() {
  const [, navigate] = useLocation();
  const { isSigningOut, signOut } = useSignOut(navigate);
  const { confirmSignOut, signOutDialog } = useConfirmSignOut();
  return (
    <>
      <Button variant="danger" busy={isSigningOut} onClick={() => confirmSignOut(signOut)}>
        Log Out
      </Button>
      {signOutDialog}
    </>
  );
}
