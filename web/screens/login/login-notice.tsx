import { useState } from 'react';
import { STORAGE_LAST_USER } from '../../../core/domain/limits.ts';
import { useLinkParameters } from '../../device/link-parameters.ts';
import { storage } from '../../device/storage.ts';
import { findDrafts } from '../../features/drafts/draft-storage.ts';
import styles from './login-screen.module.css';

/** Say why the login is shown: an e-mail link needs a sign-in, or the session ended although nobody signed out here. */
export function LoginNotice() {
  const [uid] = useState(() => storage.get(STORAGE_LAST_USER));
  const hasWords = uid !== null && findDrafts(uid).length > 0;
  return (
    <p className={styles['notice']}>
      {useLinkParameters().has('confirm')
        ? 'Sign in to confirm your e-mail.'
        : `You were signed out.${hasWords ? ' Your words are still on this device: sign in to go on.' : ''}`}
    </p>
  );
}
