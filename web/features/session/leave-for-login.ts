import { REDIRECT_AFTER_LOGGED_OUT_MS, REDIRECT_AFTER_SESSION_EXPIRED_MS } from '../../../core/domain/limits.ts';
import { toast } from '../../ui/toast.ts';

const notices = {
  'logged-out': {
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    redirectAfterMs: REDIRECT_AFTER_LOGGED_OUT_MS,
  },
  'session-expired': {
    title: 'Session Expired',
    description: 'Please log in again...',
    redirectAfterMs: REDIRECT_AFTER_SESSION_EXPIRED_MS,
  },
} as const;

export type LoginNotice = keyof typeof notices;

/** The full browser navigation when a session is missing. Replaced in tests, which must stay on their page. */
export const browserNavigation = {
  go: (href: string): void => {
    window.location.href = href;
  },
};

/** On the way to the login while there is a timer; held by hold-leaving.ts. */
export const leaving = { timer: 0, isHeld: false };

/** Says why, then leaves for /api/login. Called again while leaving (several queries fail at once) it does nothing. */
export function leaveForLogin(notice: LoginNotice = 'logged-out'): void {
  if (leaving.timer || leaving.isHeld) return;
  const { title, description, redirectAfterMs } = notices[notice];
  toast({ title, description, variant: 'destructive' });
  leaving.timer = window.setTimeout(() => {
    leaving.timer = 0;
    browserNavigation.go('/api/login');
  }, redirectAfterMs);
}
