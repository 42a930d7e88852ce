import { useEffect, useState } from 'react';
import { findDrafts } from '../../../features/drafts/draft-storage.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const DraftNotices = lazyPart(async () => (await import('./draft-notices.tsx')).DraftNotices);

const hasDraftsFor = (uid: string, arePutAway: boolean): boolean =>
  findDrafts(uid).some(({ status }) => (status === 'put-away') === arePutAway);

/** Show the notices of `DraftNotices`. Load their code only if there are drafts to show, which is rare. */
export function DraftsOnHome({ arePutAway = false }: { arePutAway?: boolean }) {
  const uid = useUid();
  const [hasDrafts, setHasDrafts] = useState(() => hasDraftsFor(uid, arePutAway));
  useEffect(() => {
    const check = () => setHasDrafts(hasDraftsFor(uid, arePutAway));
    check();
    window.addEventListener('storage', check);
    return () => window.removeEventListener('storage', check);
  }, [uid, arePutAway]);
  return hasDrafts && <DraftNotices arePutAway={arePutAway} />;
}
