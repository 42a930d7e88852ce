import { Button } from '../../ui/button/button.tsx';
import { useUnsentQuestion } from './use-unsent-question.tsx';

type Props = { isSigningOut: boolean; onSignOut: () => void };

/** The way out. */
export function LogOut({ isSigningOut, onSignOut }: Props) {
  const { ask, question } = useUnsentQuestion();
  return (
    <>
      <Button variant="danger" busy={isSigningOut} onClick={() => ask(onSignOut)}>
        Log Out
      </Button>
      {question}
    </>
  );
}
