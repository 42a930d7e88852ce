import { inviteIn } from '../../core/domain/users/invite-link.ts';

const key = 'inward-invite';
/** A copy of the invite for browsers without session storage. Lost when the page is closed. */
let kept: string | null = null;

/** Return the invite that this tab was opened with, or null if there is none or a sign-up has used it. */
export function currentInvite(): string | null {
  try {
    return sessionStorage.getItem(key) ?? kept;
  } catch {
    return kept;
  }
}

/**
 * Move the invite from the address into this tab's storage, so that the browser's history does not keep it. Return the
 * current invite.
 */
export function takeInvite(): string | null {
  const invite = inviteIn(window.location.hash);
  if (invite === null) return currentInvite();
  kept = invite;
  try {
    sessionStorage.setItem(key, invite);
  } catch {
    // Without session storage, `kept` has the invite.
  }
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return invite;
}

export function forgetInvite(): void {
  kept = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without session storage, the invite was never stored there.
  }
}
