import { REDIRECT_AFTER_SESSION_EXPIRED_MS } from '../../../core/domain/limits.ts';
import type { LoginNotice } from './leave-for-login.ts';

/** What is said where the open window is asked for. Apart from the other notice: a first visit does not need it. */
export const sessionExpired: LoginNotice = {
  title: 'Session Expired',
  description: 'Please log in again...',
  variant: 'destructive',
  redirectAfterMs: REDIRECT_AFTER_SESSION_EXPIRED_MS,
};
