import { useState } from 'react';
import { findDrafts } from '../../features/drafts/draft-storage.ts';
import { lastUser } from '../../features/session/last-user.ts';
import styles from './login-screen.module.css';

/** Say that the session ended although nobody signed out here, what ends one, and whether words are on this device. */
export function SignedOutNotice() {
  const [uid] = useState(lastUser);
  const hasWords = uid !== null && findDrafts(uid).some(({ status }) => status !== 'put-away');
  return (
    <div className={styles['signedOut']}>
      <p>
        You were signed out.
        {hasWords && ' The same account finds your words on this device.'}
      </p>
      <p className={styles['ends']}>
        A session ends after a new password, a sign-out on another device, 30 days without a visit or the deletion of
        the account.
      </p>
    </div>
  );
}
