import { basePath } from '../../device/base-path.ts';
import { storage } from '../../device/storage.ts';
import { toast } from '../../ui/toast/toast.ts';
import { isFirstTimeUser } from './first-time.ts';
import type { Session } from './session.ts';
import { readStoredSession } from './stored-session.ts';

// A browser that runs out of space clears a site's storage, but not its cookies. This cookie stores only whether a user
// was signed in on this device.
const name = 'inward-signed-in';
const yearS = 31_536_000;
const shownMs = 30_000;

const isMarked = () => document.cookie.split('; ').includes(`${name}=1`);

function mark(maxAgeS: number): void {
  const isSecure = window.location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: Chromium before 87 does not have the Cookie Store API.
  document.cookie = `${name}=1; path=${basePath}/; max-age=${maxAgeS}; samesite=lax${isSecure ? '; secure' : ''}`;
}

/** Show a warning once if the browser has cleared the storage of a signed-in user. Return a stop function. */
export function warnOfClearedStorage(session: Session): () => void {
  const isCleared = isMarked() && storage.isWritable() && isFirstTimeUser() && readStoredSession() === null;
  if (isCleared) {
    toast({
      title: 'This browser has cleared its storage',
      description:
        'Your journal is safe: sign in to see it. Words on this device that were not in your journal yet went with the storage.',
      variant: 'destructive',
      durationMs: shownMs,
    });
    mark(0);
  }
  let isMarkedFor: string | null = null;
  const follow = () => {
    const { status, identity } = session.getState();
    const uid = status === 'signed-in' ? identity.uid : null;
    if (uid === isMarkedFor) return;
    if (uid !== null) mark(yearS);
    else if (status === 'signed-out') mark(0);
    isMarkedFor = uid;
  };
  follow();
  return session.subscribe(follow);
}
