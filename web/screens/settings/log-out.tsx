import { useState } from 'react';
import { useLocation } from 'wouter';
import { findDrafts, useDraftOwner } from '../../features/reflections/own-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './security.module.css';

type Props = { isSigningOut: boolean; onSignOut: () => void };

/** The way out. Whoever has words that are not handed in yet is asked first: they stay, but only on this device. */
export function LogOut({ isSigningOut, onSignOut }: Props) {
  const uid = useDraftOwner();
  const [isAsking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const begin = () => (findDrafts(uid).length > 0 ? setAsking(true) : onSignOut());
  return (
    <>
      <Button variant="danger" busy={isSigningOut} onClick={begin}>
        Log Out
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Some of your words are not handed in">
        <div className={styles['form']}>
          <p className={styles['text']}>
            They stay on this device, for you alone, and are offered when you sign in here again. Your other devices do
            not have them.
          </p>
          <Button onClick={() => navigate('/')}>Keep writing</Button>
          <Button
            variant="danger"
            onClick={() => {
              setAsking(false);
              onSignOut();
            }}
          >
            Log out anyway
          </Button>
        </div>
      </Dialog>
    </>
  );
}
