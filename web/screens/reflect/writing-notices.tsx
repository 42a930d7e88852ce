import { useEffect, useLayoutEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { joinVersions } from '../../../core/domain/texts/join-versions.ts';
import { usePendingDeletions } from '../../features/deletion/pending-deletions.ts';
import { chooseAgain, keepJournalText } from '../../features/drafts/choose-version.ts';
import {
  areBothChosen,
  type Draft,
  hasJournalText,
  isChangedSinceSubmit,
  isDecided,
  isSameText,
} from '../../features/drafts/draft.ts';
import { type DraftEditor, type DraftEditorState, hasReplacedWords } from '../../features/drafts/draft-editor.ts';
import { takeComparison } from '../../features/drafts/draft-notices.ts';
import { submitMessages } from '../../features/drafts/submit-messages.ts';
import { CopyButton } from '../../features/reflections/copy-button.tsx';
import { bringIntoViewUnlessTyping } from '../../ui/bring-into-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { dismissToastTitled } from '../../ui/toast/toast.ts';
import { useIsClosed, useWaitingText } from './edit-limit.ts';
import { LetGoChoices } from './let-go-choices.tsx';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';
import type { Refusal } from './refusal-reason.ts';
import { RefusedNotice } from './refused-notice.tsx';
import { showAnswer } from './show-answer.ts';
import type { SubmitState } from './use-submit.ts';

type WritingNoticesProps = Pick<DraftEditorState, 'draft' | 'autosave'> & {
  editor: DraftEditor;
  refusal: Refusal | null;
  /** Whether the outbox or this screen will send the draft without any action by the user. */
  isWaiting: boolean;
  answer: SubmitState['answer'];
  goHome: () => void;
};

/** Say where the text is when it could not be submitted or saved, and say when another tab has changed it. */
export function WritingNotices({ draft, autosave, editor, goHome, ...submitted }: WritingNoticesProps) {
  const { refusal, isWaiting, answer } = submitted;
  const deletion = usePendingDeletions().find(({ id }) => id === draft.rewrites?.id);
  const isChanged = isChangedSinceSubmit(draft);
  const waitingText = useWaitingText(draft);
  useEffect(() => {
    // The toast would say that the changed words are sent.
    if (isChanged) dismissToastTitled(submitMessages.waiting.title);
  }, [isChanged]);
  const onUseInNext = () => {
    editor.save({ status: 'for-next' });
    goHome();
  };
  const onLetGo = () => {
    editor.discard();
    goHome();
  };
  return (
    <>
      {hasReplacedWords(editor.state()) ? (
        <ReplacedNotice editor={editor} />
      ) : (
        isDecided(draft) && <UnchosenNotice {...{ draft, editor, goHome }} />
      )}
      {deletion && (
        <Notice>
          You deleted this reflection in another tab.
          {deletion.heldUntilMs > Date.now() && ' Undo is there for a few seconds.'}
        </Notice>
      )}
      {draft.status === 'deleted' && (
        <Notice
          actions={
            <LetGoChoices
              deletion={draft.otherContent === null ? 'Delete them' : 'Delete all versions'}
              onLetGo={onLetGo}
            >
              <CopyButton text={draft.content} />
              <Button variant="quiet" onClick={onUseInNext}>
                Use in my next reflection
              </Button>
            </LetGoChoices>
          }
        >
          <span ref={answer === 'deleted' ? showAnswer : focusIfLost} className={styles['answer']}>
            You deleted this reflection in another tab or on another device. Your words are still here.
          </span>
        </Notice>
      )}
      {refusal && <RefusedNotice refusal={refusal} draft={draft} onUseInNext={onUseInNext} />}
      {isWaiting && (
        <Notice
          actions={
            <Button variant="quiet" onClick={goHome}>
              Back to Home
            </Button>
          }
        >
          <span ref={answer === 'offline' ? bringIntoViewUnlessTyping : undefined} className={styles['answer']}>
            {waitingText}
          </span>
        </Notice>
      )}
      {isChanged && (
        <Notice>
          You changed these words after you submitted them. {draft.rewrites ? 'Update' : 'Submit'} the reflection again
          to send the change.
        </Notice>
      )}
      {autosave === 'failed' && (
        <Notice isUrgent actions={<CopyButton text={draft.content} />}>
          This browser stores nothing now: it is in private mode, or its storage is full. Until they are sent, your
          words are on this page alone.
        </Notice>
      )}
    </>
  );
}

function ReplacedNotice({ editor }: { editor: DraftEditor }) {
  // Move the focus to the text area when this notice is removed, because the pressed button is removed with it.
  useEffect(() => () => focusIfLost(document.querySelector('textarea')), []);
  return (
    <Notice
      actions={
        <>
          <Button variant="quiet" onClick={editor.acceptReplacement}>
            Continue with this text
          </Button>
          <Button variant="quiet" onClick={editor.compareReplaced}>
            See both versions
          </Button>
        </>
      }
    >
      You changed this reflection in another tab. This is its newest text. The text that was here before is safe, too.
    </Notice>
  );
}

type UnchosenProps = Pick<WritingNoticesProps, 'draft' | 'editor' | 'goHome'>;

function UnchosenNotice({ draft, editor, goHome }: UnchosenProps) {
  const isNeverSent = useIsClosed(draft) || draft.status === 'deleted' || draft.status === 'refused';
  useLayoutEffect(() => {
    if (takeComparison(editor.state().draft.idempotencyKey)) chooseAgain(editor);
  }, [editor]);
  const { choice } = draft;
  const hasWordings = useMemo(() => choice !== null && joinsWordings(choice.mine, choice.other), [choice]);
  const onLetGo = () => {
    flushSync(() => keepJournalText(editor));
    focusIfLost(document.querySelector('textarea'));
  };
  const versions = (
    <Button variant="quiet" onClick={() => chooseAgain(editor)}>
      See the versions
    </Button>
  );
  const choices = hasJournalText(draft) && (
    // Nothing is left to submit: without these buttons, only the same choice again would end this notice.
    <LetGoChoices deletion="Delete the other words" onLetGo={onLetGo}>
      <Button variant="quiet" onClick={goHome}>
        Back to Home
      </Button>
      {versions}
    </LetGoChoices>
  );
  return <Notice actions={choices || versions}>{unchosenText(draft, isNeverSent, hasWordings)}</Notice>;
}

const collapse = (text: string) => text.trim().replace(/\s+/g, ' ');

/**
 * Return whether the joined texts share sentences and have others of both at one place: only there does the order of the
 * texts matter.
 */
function joinsWordings(mine: string, other: string): boolean {
  const joined = collapse(joinVersions(mine, other));
  return joined !== collapse(`${mine} ${other}`) && joined !== collapse(joinVersions(other, mine));
}

/** Say where the text is that the user has not chosen. */
function unchosenText(draft: Draft, isNeverSent: boolean, hasWordings: boolean): string {
  if (hasJournalText(draft))
    return 'Your journal has this version. The other words stay on this device until you decide.';
  if (areBothChosen(draft)) {
    const wordings = hasWordings ? ' Each wording of a changed sentence was kept.' : '';
    return `The other versions stay on this device until ${isNeverSent ? 'you decide' : 'your journal has this one'}.${wordings}`;
  }
  if (isSameText(draft.otherContent ?? '', draft.journalContent ?? ''))
    return 'The other one is the version in your journal.';
  if (draft.status === 'deleted') return 'The other words are kept, too: in your next reflection, they follow these.';
  return 'The other words stay on this device until you decide.';
}
