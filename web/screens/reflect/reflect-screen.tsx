import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { REFLECTION_TYPES, type ReflectionType } from '../../../core/domain/reflection-type.ts';
import { withTimeout } from '../../data/api/with-timeout.ts';
import { currentWindowQuery } from '../../data/current-window.ts';
import { invalidateAfterWrite } from '../../data/write-reflections.ts';
import { isDeletedHere } from '../../features/deletion/is-deleted-here.ts';
import { pendingDeletions } from '../../features/deletion/pending-deletions.ts';
import { recoverDrafts } from '../../features/drafts/recover-drafts.ts';
import { localDayNow } from '../../features/reflections/use-local-day.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { useUid } from '../../features/session/use-session.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { UnreachableWindow } from './unreachable-window.tsx';
import { useWritingSubject } from './use-writing-subject.ts';
import { WritingPage, type WritingPageProps } from './writing-page.tsx';
import { WritingSkeleton } from './writing-skeleton.tsx';

const NoWindow = lazyPart(async () => (await import('./later-parts.ts')).NoWindow, WritingSkeleton);

const typeOf = (name: string | undefined) => REFLECTION_TYPES.find((type) => type === name);

/** How long an obsolete page stays while the next one is loaded. */
const reopenWaitMs = 2_000;

/** Load what the screen at this path shows first. */
export async function prepareReflect(client: QueryClient, uid: string, type: string | undefined): Promise<void> {
  const key = { timezoneOffset: effectiveTimezoneOffset(), localDay: localDayNow(), type: typeOf(type) };
  await Promise.all([recoverDrafts(uid), client.prefetchQuery(currentWindowQuery(key))]);
}

/** The screen at /reflect/ and /reflect/:type. It shows the page to write on, or the reason why there is none. */
export function ReflectScreen() {
  const { type: typeName } = useParams<{ type?: string }>();
  const [search] = useSearchParams();
  const type = typeOf(typeName);
  const from = search.get('from');
  const promptId = search.get('promptId');
  const client = useQueryClient();
  const uid = useUid();
  const address = `${type} ${from}`;
  const [reopened, setReopened] = useState({ visit: 0, address, replaced: null as string | null });
  // Keep the page until the next one can be shown: the user may be typing, which cancels this. A new function would
  // cancel it, too.
  const reopen = useCallback(
    (replaced: string | null) => {
      let isCancelled = false;
      const open = async () => {
        const load = async () => {
          await invalidateAfterWrite(client);
          await prepareReflect(client, uid, typeName);
        };
        await withTimeout(reopenWaitMs, load).catch(() => undefined);
        if (!isCancelled) setReopened(({ visit }) => ({ visit: visit + 1, address, replaced }));
      };
      void open();
      return () => {
        isCancelled = true;
      };
    },
    [client, uid, typeName, address],
  );
  return (
    <Suspense fallback={<WritingSkeleton />}>
      <OpenedScreen
        key={`${address} ${reopened.visit}`}
        {...{ type, from, promptId }}
        isReopened={reopened.visit > 0}
        replaced={reopened.address === address ? reopened.replaced : null}
        onObsolete={reopen}
      />
    </Suspense>
  );
}

type Props = Pick<WritingPageProps, 'isReopened' | 'replaced' | 'onObsolete'> & {
  type: ReflectionType | undefined;
  from: string | null;
  promptId: string | null;
};

function OpenedScreen({ type, from, promptId, ...page }: Props) {
  const uid = useUid();
  // Recover drafts first: a recovered draft may determine which window the page opens.
  use(recoverDrafts(uid));
  const state = useWritingSubject({ type, from, promptId });
  // Until a deletion is sent, the server offers its reflection for an edit, and a draft of it may be on this device.
  const [deleted] = useState(() => pendingDeletions(uid));
  switch (state.kind) {
    case 'loading':
      return <WritingSkeleton />;
    case 'none':
      return <NoWindow />;
    case 'failed':
      return <UnreachableWindow onRetry={state.retry} />;
    case 'ready':
      if (isDeletedHere(deleted, state.subject.window)) return <NoWindow />;
      return <WritingPage subject={state.subject} {...page} />;
  }
}
