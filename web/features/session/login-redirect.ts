import { REDIRECT_AFTER_LOGGED_OUT_MS, REDIRECT_AFTER_SESSION_EXPIRED_MS } from '../../../core/domain/limits.ts';
import { basePath } from '../../device/base-path.ts';
import { type ToastRequest, toast } from '../../ui/toast/toast.ts';

/** The message before a redirect to the login. The redirect waits for `redirectAfterMs`. */
type LoginRedirectNotice = ToastRequest & { redirectAfterMs: number };

const loggedOutNotice: LoginRedirectNotice = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  variant: 'destructive',
  redirectAfterMs: REDIRECT_AFTER_LOGGED_OUT_MS,
};

/** Shown when the query for the current window gets a 401. */
export const sessionExpiredNotice: LoginRedirectNotice = {
  title: 'Session Expired',
  description: 'Please log in again...',
  variant: 'destructive',
  redirectAfterMs: REDIRECT_AFTER_SESSION_EXPIRED_MS,
};

/** Loads a new page. Tests replace it, because they must stay on their page. */
export const browserNavigation = {
  go: (href: string): void => {
    window.location.href = href;
  },
};

let redirectTimer: number | null = null;
let isSuppressed = false;
/** The notice of the latest redirect that was requested, even if the redirect was suppressed. */
let lastNotice: LoginRedirectNotice | null = null;

/** Cancel a pending redirect to the login and allow redirects again. */
export function cancelLoginRedirect(): void {
  if (redirectTimer !== null) clearTimeout(redirectTimer);
  redirectTimer = null;
  isSuppressed = false;
}

/** Show the reason, then go to /api/login. Do nothing while a redirect is pending: several queries may fail at once. */
export function redirectToLogin(notice = loggedOutNotice): void {
  lastNotice = notice;
  if (isSuppressed || redirectTimer !== null) return;
  toast(notice);
  redirectTimer = window.setTimeout(() => {
    redirectTimer = null;
    browserNavigation.go(`${basePath}/api/login`);
  }, notice.redirectAfterMs);
}

/**
 * Suppress redirects to the login while the user signs out deliberately. If the sign-out fails, call the returned
 * function: it allows redirects again and starts the redirect that was pending or suppressed.
 */
export function suppressLoginRedirect(): () => void {
  if (redirectTimer === null && !isSuppressed) lastNotice = null;
  cancelLoginRedirect();
  isSuppressed = true;
  return () => {
    if (!isSuppressed) return;
    cancelLoginRedirect();
    if (lastNotice) redirectToLogin(lastNotice);
  };
}
