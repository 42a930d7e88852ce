import { inviteIn } from '../../core/domain/users/invite-link.ts';

const key = 'inward-invite';
/** Used where the browser has no session storage. */
let kept: string | null = null;

/** Return the invite that this tab was opened with, until somebody has signed up with it. */
export function currentInvite(): string | null {
  try {
    return sessionStorage.getItem(key) ?? kept;
  } catch {
    return kept;
  }
}

/** Move the invite from the address into this tab, so that it is not in the history, and return the current one. */
export function takeInvite(): string | null {
  const invite = inviteIn(window.location.hash);
  if (invite === null) return currentInvite();
  kept = invite;
  try {
    sessionStorage.setItem(key, invite);
  } catch {
    // This page keeps it.
  }
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return invite;
}

export function forgetInvite(): void {
  kept = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It was never stored.
  }
}
