import { useEffect, useState } from 'react';
import { findDrafts } from '../../features/drafts/draft-storage.ts';
import { useUid } from '../../features/session/use-session.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const UnsentDraftNotice = lazyPart(async () => (await import('./unsent-draft-notice.tsx')).UnsentDraftNotice);

/** Fetches the notice about unsent words only for those few who have some on this device. */
export function UnsentWords() {
  const uid = useUid();
  const [hasDrafts, setHasDrafts] = useState(() => findDrafts(uid).length > 0);
  useEffect(() => {
    const look = () => setHasDrafts(findDrafts(uid).length > 0);
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [uid]);
  return hasDrafts && <UnsentDraftNotice />;
}
