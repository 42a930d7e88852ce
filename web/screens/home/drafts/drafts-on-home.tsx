import { useEffect, useState } from 'react';
import { findDrafts } from '../../../features/drafts/draft-storage.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const DraftNotices = lazyPart(async () => (await import('./draft-notices.tsx')).DraftNotices);

/** Load and show the draft notices when this device has drafts, which is rare. */
export function DraftsOnHome() {
  const uid = useUid();
  const [hasDrafts, setHasDrafts] = useState(() => findDrafts(uid).length > 0);
  useEffect(() => {
    const check = () => setHasDrafts(findDrafts(uid).length > 0);
    check();
    window.addEventListener('storage', check);
    return () => window.removeEventListener('storage', check);
  }, [uid]);
  return hasDrafts && <DraftNotices />;
}
