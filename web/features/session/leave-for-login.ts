import { REDIRECT_AFTER_LOGGED_OUT_MS } from '../../../core/domain/limits.ts';
import { type ToastRequest, toast } from '../../ui/toast.ts';

/** Why somebody leaves for the login, and how long they can read it, in milliseconds. */
export type LoginNotice = ToastRequest & { redirectAfterMs: number };

const loggedOut: LoginNotice = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  variant: 'destructive',
  redirectAfterMs: REDIRECT_AFTER_LOGGED_OUT_MS,
};

/** The full browser navigation when a session is missing. Replaced in tests, which must stay on their page. */
export const browserNavigation = {
  go: (href: string): void => {
    window.location.href = href;
  },
};

/** On the way to the login, or held by hold-leaving.ts, while there is a timer; the notice is the latest one. */
export const leaving: { timer: number; notice?: LoginNotice | undefined } = { timer: 0 };

/** Stops whoever is on the way to the login, and ends what holds them. */
export function forgetLeaving(): void {
  clearTimeout(leaving.timer);
  leaving.timer = 0;
}

/** Says why, then leaves for /api/login. Called again while leaving (several queries fail at once) it does nothing. */
export function leaveForLogin(notice = loggedOut): void {
  leaving.notice = notice;
  if (leaving.timer) return;
  toast(notice);
  leaving.timer = window.setTimeout(() => {
    leaving.timer = 0;
    browserNavigation.go('/api/login');
  }, notice.redirectAfterMs);
}
