import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { HOME_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { usePendingDeletions } from '../../features/deletion/pending-deletions.ts';
import { chooseAgain } from '../../features/drafts/choose-version.ts';
import {
  areBothChosen,
  type Draft,
  isChangedSinceSubmit,
  isDecided,
  isSameText,
  isWindowOver,
} from '../../features/drafts/draft.ts';
import { type DraftEditor, type DraftEditorState, hasReplacedWords } from '../../features/drafts/draft-editor.ts';
import { compared, conflictOf, storedText } from '../../features/drafts/draft-notices.ts';
import { markDiffering } from '../../features/drafts/mark-differing.ts';
import { submitMessages } from '../../features/drafts/submit-messages.ts';
import { limitClockMs, useRenderAt } from '../../features/drafts/use-render-at.ts';
import { CopyButton } from '../../features/reflections/copy-button.tsx';
import { useLatestReflections } from '../../features/reflections/use-reflections.ts';
import { windowName } from '../../features/reflections/window/window-name.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { bringIntoView, bringIntoViewUnlessTyping } from '../../ui/bring-into-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import { dismissToastTitled } from '../../ui/toast/toast.ts';
import { acceptedUntil } from './accepted-until.ts';
import { useEditLimit, useIsClosed, useKnownWindows, useWaitingText } from './edit-limit.ts';
import { type Refusal, refusalReason } from './refusal-reason.ts';
import { type ExpiredPageOptions, useExpiredPage } from './use-expired-page.ts';
import { useNewerWords } from './use-newer-words.ts';
import type { SubmitState } from './use-submit.ts';
import styles from './writing-notices.module.css';

type LateNoteProps = {
  draft: Draft;
  editor: DraftEditor;
  /** Milliseconds that were left of the window when the page was opened. */
  leftMs: number;
  /** The text with which the page was opened. */
  openedContent: string;
  /** Whether a notice says why the server refused the draft. */
  isRefused: boolean;
  className: string | undefined;
} & ExpiredPageOptions;

/**
 * After the end of the window, say what the journal still accepts. A page that was opened before the end says so only
 * when the journal accepts no more, or has other words for the window. If the journal has other words and the user has
 * written nothing on this page, show both texts instead. Open a page without a draft again when it has expired.
 */
export function LateNote({ draft, editor, leftMs, openedContent, isRefused, className, ...expiry }: LateNoteProps) {
  useExpiredPage(editor, expiry);
  const open = useNewerWords(editor, openedContent);
  const [known] = useKnownWindows();
  useRenderAt([Date.parse(draft.availableUntil)], known);
  const limit = useEditLimit(draft);
  const isClosed = useIsClosed(draft);
  const nowMs = limitClockMs(known);
  const isOver = isWindowOver(draft, nowMs);
  const { data, isLoading, failureCount } = useLatestReflections(HOME_LIST_LIMIT, isOver);
  const latest = data ?? [];
  const conflict = isOver ? conflictOf(draft, latest, undefined, nowMs) : conflictOf(draft, [], open, nowMs);

  const showsBoth = (leftMs === 0 || !isOver) && draft.content === openedContent;
  useLayoutEffect(() => {
    if (conflict && showsBoth) markDiffering(editor, conflict);
  }, [conflict, showsBoth, editor]);

  const isJudged = isRefused || (draft.status !== null && !isDecided(draft)) || draft.isUnannounced;
  const isTaken = limit.isPast && draft.rewrites === null && storedText(draft, latest) !== null;
  const refusal = isJudged ? null : isTaken ? 'taken' : isClosed ? 'window_closed' : null;
  const isChecked = !isLoading || failureCount > 0;
  const sentence = conflict
    ? `Your journal has other words for this window, too. Until ${limit.time} you can choose which to keep.`
    : refusal
      ? refusalReason(refusal, draft.rewrites !== null)
      : leftMs === 0 && isChecked && acceptedUntil(draft, nowMs, limit.time);
  if (leftMs > 0 && !sentence) return null;
  return (
    <>
      <p role="status" className={className}>
        These words are for {windowName(draft, nowMs, effectiveTimezoneOffset())}. {sentence}
        {refusal && editor.state().autosave === 'saved' && ' Your words stay here and on this device.'}
      </p>
      {conflict && !showsBoth && (
        <div className={styles['actions']}>
          <Button variant="quiet" onClick={() => markDiffering(editor, conflict)}>
            See both versions
          </Button>
        </div>
      )}
    </>
  );
}

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
    // It would say that the changed words are sent.
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
        isDecided(draft) && <UnchosenNotice {...{ draft, editor }} />
      )}
      {deletion && (
        <Notice>
          You deleted this reflection in another tab.
          {deletion.heldUntilMs > Date.now() && ' Undo is there for a few seconds.'}
        </Notice>
      )}
      {draft.status === 'deleted' && (
        <Notice actions={<DeletedChoices {...{ draft, onUseInNext, onLetGo }} />}>
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

function UnchosenNotice({ draft, editor }: { draft: Draft; editor: DraftEditor }) {
  const journals = draft.journalContent ?? '';
  const isInJournal = isSameText(draft.content, journals);
  const isDeleted = draft.status === 'deleted';
  const isNeverSent = useIsClosed(draft) || isDeleted || draft.status === 'refused';
  useLayoutEffect(() => {
    if (compared.delete(editor.state().draft.idempotencyKey)) chooseAgain(editor);
  }, [editor]);
  return (
    <Notice
      actions={
        <Button variant="quiet" onClick={() => chooseAgain(editor)}>
          See the versions
        </Button>
      }
    >
      {isInJournal
        ? 'Your journal has this version. The other words stay on this device until you decide.'
        : areBothChosen(draft)
          ? `The other versions stay on this device until ${isNeverSent ? 'you decide' : 'your journal has this one'}.`
          : isSameText(draft.otherContent ?? '', journals)
            ? 'The other one is the version in your journal.'
            : isDeleted
              ? 'The other words are kept, too: in your next reflection, they follow these.'
              : 'The other words stay on this device until you decide.'}
    </Notice>
  );
}

type DeletedProps = { draft: Draft; onUseInNext: () => void; onLetGo: () => void };

function DeletedChoices({ draft, onUseInNext, onLetGo }: DeletedProps) {
  const [isConfirming, setConfirming] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button is removed when `isConfirming` changes.
  useEffect(() => focusIfLost(document.querySelector<HTMLElement>('[data-after]')), [isConfirming]);
  if (isConfirming)
    return (
      <>
        <Button variant="danger" onClick={onLetGo}>
          {draft.otherContent === null ? 'Delete them' : 'Delete all versions'}
        </Button>
        {/* With a key, so that React removes this button with its focus instead of turning it into another. */}
        <Button key="keep" variant="quiet" data-after onClick={() => setConfirming(false)}>
          Keep them
        </Button>
      </>
    );
  return (
    <>
      <CopyButton text={draft.content} />
      <Button variant="quiet" onClick={onUseInNext}>
        Use in my next reflection
      </Button>
      <Button variant="quiet" data-after onClick={() => setConfirming(true)}>
        Let go
      </Button>
    </>
  );
}

/** The submit button is below the text and may be disabled now: scroll to the answer, and focus it if the focus is lost. */
function showAnswer(answer: HTMLElement | null): void {
  bringIntoView(answer);
  focusIfLost(answer);
}

type RefusedProps = { refusal: Refusal; draft: Draft; onUseInNext: () => void };

function RefusedNotice({ refusal, draft, onUseInNext }: RefusedProps) {
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

type NoticeProps = {
  /** Whether the text may be lost. */
  isUrgent?: boolean;
  children: ReactNode;
  actions?: ReactNode;
};

function Notice({ isUrgent = false, children, actions }: NoticeProps) {
  return (
    <LiveRegion isUrgent={isUrgent} className={classNames(styles['notice'], isUrgent && styles['urgent'])}>
      <p>{children}</p>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </LiveRegion>
  );
}
