import { CopyButton } from '../../features/reflections/copy-button.tsx';
import type { DraftState } from '../../features/reflections/draft-keeper.ts';
import { KeptNotice } from './kept-notice.tsx';
import { RefusedNotice } from './refused-notice.tsx';

export type WritingNoticesProps = Pick<DraftState, 'draft' | 'saved'> & {
  refusal: 'window_closed' | 'window_not_open' | null;
  /** The words go out by themselves. */
  isWaiting: boolean;
  onUseInNext: () => void;
};

/** Where the words are when they are neither being written nor in the journal. */
export function WritingNotices({ refusal, isWaiting, draft, saved, onUseInNext }: WritingNoticesProps) {
  return (
    <>
      {refusal && <RefusedNotice refusal={refusal} draft={draft} onUseInNext={onUseInNext} />}
      {isWaiting && (
        <KeptNotice>These words are kept on this device and sent by themselves when you are connected.</KeptNotice>
      )}
      {saved === 'failed' && (
        <KeptNotice isUrgent actions={<CopyButton text={draft.content} />}>
          This browser stores nothing now: it is in private mode, or its storage is full. Until they are sent, your
          words are on this page alone.
        </KeptNotice>
      )}
    </>
  );
}
