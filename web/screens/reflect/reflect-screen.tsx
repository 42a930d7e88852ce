import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { REFLECTION_TYPES, type ReflectionType } from '../../../core/domain/reflection-type.ts';
import { invalidateAfterWrite } from '../../data/write-reflections.ts';
import { useDraftOwner } from '../../features/reflections/own-drafts.ts';
import { restoredDrafts } from '../../features/reflections/restored-drafts.ts';
import { NoReflection } from './no-reflection.tsx';
import { UnreachableWindow } from './unreachable-window.tsx';
import { useWritingSubject } from './use-writing-subject.ts';
import { WritingPage } from './writing-page.tsx';
import { WritingSkeleton } from './writing-skeleton.tsx';

/** /reflect/:type?: the page to write on, or why there is none now. */
export function ReflectScreen() {
  const params = useParams();
  const [search] = useSearchParams();
  const type = REFLECTION_TYPES.find((each) => each === params['type']);
  const from = search.get('from');
  const promptId = search.get('promptId');
  const client = useQueryClient();
  const [visit, setVisit] = useState(0);
  const beginAnew = () => void invalidateAfterWrite(client).then(() => setVisit(visit + 1));
  return (
    <Suspense fallback={<WritingSkeleton />}>
      <WritingDesk key={`${type} ${from} ${visit}`} type={type} from={from} promptId={promptId} onGone={beginAnew} />
    </Suspense>
  );
}

type Props = { type: ReflectionType | undefined; from: string | null; promptId: string | null; onGone: () => void };

function WritingDesk({ type, from, promptId, onGone }: Props) {
  // What the page opens with depends on them.
  use(restoredDrafts(useDraftOwner()));
  const state = useWritingSubject({ type, from, promptId });
  switch (state.kind) {
    case 'loading':
      return <WritingSkeleton />;
    case 'none':
      return <NoReflection />;
    case 'failed':
      return <UnreachableWindow onRetry={state.retry} />;
    case 'ready':
      return <WritingPage subject={state.subject} onGone={onGone} />;
  }
}
