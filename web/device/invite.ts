import { inviteIn } from '../../core/domain/users/invite-link.ts';

const key = 'inward-invite';
/** A copy of the invite for browsers without session storage. The copy is lost when the page is closed. */
let kept: string | null = null;

/** Return the invite that this tab was opened with, until somebody has signed up with it. */
export function currentInvite(): string | null {
  try {
    return sessionStorage.getItem(key) ?? kept;
  } catch {
    return kept;
  }
}

/**
 * Move the invite from the address (and so from the browser's history) into this tab's storage, and return the current
 * invite.
 */
export function takeInvite(): string | null {
  const invite = inviteIn(window.location.hash);
  if (invite === null) return currentInvite();
  kept = invite;
  try {
    sessionStorage.setItem(key, invite);
  } catch {
    // Session storage is not available: `kept` has the invite.
  }
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return invite;
}

export function forgetInvite(): void {
  kept = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Session storage is not available, so the invite was never stored there.
  }
}
