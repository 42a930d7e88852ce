import { useState } from 'react';
import { findDrafts } from '../../features/drafts/draft-storage.ts';
import { lastUser } from '../../features/session/last-user.ts';
import styles from './login-screen.module.css';

/** Say that the session ended although nobody signed out here, and whether words of the user are on this device. */
export function SignedOutNotice() {
  const [uid] = useState(lastUser);
  const hasWords = uid !== null && findDrafts(uid).some(({ status }) => status !== 'put-away');
  return (
    <p className={styles['signedOut']}>
      You were signed out.
      {hasWords && ' The same account finds your words on this device.'}
    </p>
  );
}
