import { CopyButton } from '../../features/reflections/copy-button.tsx';
import type { DraftState } from '../../features/reflections/draft-keeper.ts';
import { KeptNotice } from './kept-notice.tsx';
import { RefusedNotice } from './refused-notice.tsx';

export type WritingNoticesProps = DraftState & {
  refusal: 'window_closed' | 'window_not_open' | null;
  onUseInNext: () => void;
};

/** Where the words are when they are neither being written nor in the journal. */
export function WritingNotices({ refusal, draft, saved, onUseInNext }: WritingNoticesProps) {
  return (
    <>
      {refusal && <RefusedNotice refusal={refusal} draft={draft} onUseInNext={onUseInNext} />}
      {draft.fate === 'waiting' && (
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
