import { findDrafts } from '../../../features/drafts/draft-storage.ts';
import { useStoredDrafts } from '../../../features/drafts/use-stored-drafts.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const DraftNotices = lazyPart(async () => (await import('./draft-notices.tsx')).DraftNotices);

/** Show the notices of `DraftNotices`. Load their code only if there are drafts to show, which is rare. */
export function DraftsOnHome({ arePutAway = false }: { arePutAway?: boolean }) {
  const uid = useUid();
  const hasDrafts = useStoredDrafts(() => findDrafts(uid).some(({ status }) => (status === 'put-away') === arePutAway));
  return hasDrafts && <DraftNotices arePutAway={arePutAway} />;
}
