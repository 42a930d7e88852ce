import type { Draft } from '../../features/drafts/draft.ts';
import { CopyButton } from '../../features/reflections/copy-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';
import { type Refusal, refusalReason } from './refusal-reason.ts';
import { showAnswer } from './show-answer.ts';

type RefusedProps = { refusal: Refusal; draft: Draft; onUseInNext: () => void };

export function RefusedNotice({ refusal, draft, onUseInNext }: RefusedProps) {
  return (
    <Notice
      actions={
        <>
          <CopyButton text={draft.content} />
          {/* Not for an edit: only its added words belong in the next reflection, and home offers those. */}
          {refusal !== 'window_not_open' && draft.rewrites === null && (
            <Button variant="quiet" onClick={onUseInNext}>
              Use in my next reflection
            </Button>
          )}
        </>
      }
    >
      <span ref={showAnswer} className={styles['answer']}>
        {refusalReason(refusal, draft.rewrites !== null)} Your words stay here and on this device.
      </span>
    </Notice>
  );
}
