import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { findDrafts } from '../../features/drafts/draft-storage.ts';
import { useUid } from '../../features/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './security.module.css';

/**
 * Before a sign-out: whoever has words that are not handed in yet is asked first, as they stay, but only on this device.
 * `ask` goes on at once where there are none; `question` is to be rendered.
 */
export function useUnsentQuestion(): { ask: (signOut: () => void) => void; question: ReactNode } {
  const uid = useUid();
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<{ signOut: () => void } | null>(null);
  const question = (
    <Dialog open={asked !== null} onClose={() => setAsked(null)} title="Some of your words are not handed in">
      <div className={styles['form']}>
        <p className={styles['text']}>
          They stay on this device, for you alone, and are offered when you sign in here again. Your other devices do
          not have them.
        </p>
        <Button onClick={() => navigate('/')}>Keep writing</Button>
        <Button
          variant="danger"
          onClick={() => {
            setAsked(null);
            asked?.signOut();
          }}
        >
          Log out anyway
        </Button>
      </div>
    </Dialog>
  );
  return { ask: (signOut) => (findDrafts(uid).length > 0 ? setAsked({ signOut }) : signOut()), question };
}
