import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { cutText } from '../../../../core/domain/texts/read-more.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import {
  draftHref,
  finishLabel,
  hasSecondVersion,
  isUnchosen,
  noticeKind,
  noticeTitle,
  returned,
  waitingText,
} from '../../../features/drafts/draft-notices.ts';
import { unstoredOther, unstoredWords } from '../../../features/drafts/unstored-words.ts';
import { CopyButton } from '../../../features/reflections/copy-button.tsx';
import { DayMark } from '../../../features/reflections/marks/day-mark.tsx';
import { windowName } from '../../../features/reflections/window/window-name.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { Button } from '../../../ui/button/button.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import {
  changeExplanation,
  conflictExplanation,
  type DraftProps,
  decidedExplanation,
  explanationOf,
  unchosenExplanation,
} from './draft-explanations.ts';
import styles from './draft-notice.module.css';
import { changeStart, DraftExcerpt, excerptCharacters, WholeWords } from './draft-words.tsx';
import { useFocusAfter } from './use-focus-after.ts';

/**
 * Return whether the confirmation is shown, and a function that shows or hides it. The function then scrolls to the
 * control marked with `data-after`. If the pressed button was removed, the function also focuses that control.
 */
function useConfirmation(place: RefObject<HTMLElement | null>): [boolean, (isAsked: boolean) => void] {
  const [isAsked, setAsked] = useState(false);
  const ask = (next: boolean) => {
    flushSync(() => setAsked(next));
    const after = place.current?.querySelector<HTMLElement>('[data-after]');
    focusIfLost(after);
    after?.scrollIntoView({ block: 'nearest' });
  };
  return [isAsked, ask];
}

type OpenProps = DraftProps & { nowMs: number; onDelete: () => void; onOpen: () => void };

type OpenDraftProps = OpenProps & {
  /** After midnight, in the extra time of the draft's evening: a sentence that says until when. Otherwise null. */
  extraText: string | null;
};

export function OpenDraftNotice({ draft, stored, nowMs, extraText, onDelete, onOpen }: OpenDraftProps) {
  const notice = useRef<HTMLElement>(null);
  const [isConfirming, confirm] = useConfirmation(notice);
  useFocusAfter(notice);
  const hasConflict = hasSecondVersion(draft);
  const isChange = !isUnchosen(draft);
  const mayGiveUp = !isChange || (draft.rewrites !== null && draft.otherContent === null);
  const isAsked = isConfirming && mayGiveUp;
  const when = extraText === null ? '' : ` from ${windowName(draft, nowMs, effectiveTimezoneOffset())}`;
  const openTitle = `You have ${draft.rewrites ? 'changes' : 'words'} waiting${when}`;
  return (
    <section className={styles['notice']} ref={notice}>
      <Excerpt {...{ draft, stored }} title={hasConflict ? noticeTitle(draft, nowMs) : openTitle} />
      {hasConflict && <Explanation text={isChange ? conflictExplanation(draft) : unchosenExplanation} />}
      {!hasConflict && draft.otherContent !== null && <Explanation text={decidedExplanation(draft)} />}
      {isAsked ? <DeletionQuestion isChange={isChange} /> : <Explanation text={hasConflict ? null : extraText} />}
      {isAsked ? (
        <Deletion {...{ isChange, onDelete }} canGoOn onKeep={() => confirm(false)} />
      ) : (
        <div className={styles['actions']}>
          <Link href={`/reflect/${draft.type}`} className={styles['finish']} onClick={onOpen}>
            {hasConflict ? finishLabel(draft, nowMs) : 'Go on writing'}
          </Link>
          {mayGiveUp && <GiveUp label={isChange ? 'Discard' : 'Let go'} onClick={() => confirm(true)} />}
        </div>
      )}
    </section>
  );
}

function Excerpt({ draft, stored, title }: DraftProps & { title: string }) {
  return (
    <>
      <h2 className={styles['title']}>
        <DayMark marker={draft.type} />
        <span>{title}</span>
      </h2>
      <DraftExcerpt {...{ draft, stored }} />
    </>
  );
}

/** Say which words of an edit may begin the next reflection, because the journal has the others. */
function addedExplanation(added: string): ReactNode {
  const { text, isCut } = cutText(added, excerptCharacters);
  const shown = isCut ? `${text}…` : text;
  return (
    <>
      You added “<bdi>{shown}</bdi>”{/[.!?…]$/.test(shown) ? '' : '.'} Only these words are new, so only they can begin
      your next reflection.
    </>
  );
}

type SubmittedProps = OpenProps & {
  /** A sentence that says that submitting the draft today continues the streak; null if it would not. */
  streakText: string | null;
  known: KnownWindow | undefined;
};

/**
 * The notice for a draft that can still be submitted after its window has ended, or that is submitted and not sent yet.
 */
export function SubmittedDraftNotice({ draft, stored, nowMs, streakText, known, onDelete, onOpen }: SubmittedProps) {
  const notice = useRef<HTMLElement>(null);
  const [isConfirming, confirm] = useConfirmation(notice);
  useFocusAfter(notice);
  const kind = noticeKind(draft, nowMs);
  const isOneText = kind === 'unsent' && draft.otherContent === null;
  const isChange = isOneText && draft.rewrites !== null;
  const mayGiveUp = isOneText || isUnchosen(draft);
  const isAsked = isConfirming && mayGiveUp;
  return (
    <section className={styles['notice']} ref={notice}>
      <Excerpt {...{ draft, stored }} title={noticeTitle(draft, nowMs)} />
      <Explanation text={kind === 'waiting' ? waitingText(draft, nowMs, known) : null} />
      <Explanation text={explanationOf({ draft, stored }, kind)} />
      {isAsked ? (
        <DeletionQuestion isChange={isChange} />
      ) : (
        <Explanation text={isChange ? changeExplanation(draft) : streakText} />
      )}
      {isAsked ? (
        <Deletion {...{ isChange, onDelete }} canGoOn onKeep={() => confirm(false)} />
      ) : (
        <div className={styles['actions']}>
          <Link href={draftHref(draft)} className={styles['finish']} onClick={onOpen}>
            {finishLabel(draft, nowMs)}
          </Link>
          {mayGiveUp && <GiveUp label={isChange ? 'Discard' : 'Let go'} onClick={() => confirm(true)} />}
        </div>
      )}
    </section>
  );
}

const Explanation = ({ text }: { text: ReactNode }) => text && <p className={styles['explanation']}>{text}</p>;

type GivenUp = {
  /** Whether the draft edits a submitted reflection. Deleting the draft leaves that reflection in the journal. */
  isChange: boolean;
};

const DeletionQuestion = ({ isChange }: GivenUp) => (
  <Explanation text={isChange ? 'Your reflection stays as you submitted it.' : 'Delete these words for good?'} />
);

function GiveUp({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="quiet" className={styles['giveUp']} data-after onClick={onClick}>
      {label}
    </Button>
  );
}

type DeletionProps = GivenUp & { canGoOn?: boolean; onDelete: () => void; onKeep: () => void };

function Deletion({ isChange, canGoOn = false, onDelete, onKeep }: DeletionProps) {
  const onConfirm = () => {
    onDelete();
    // If another tab has saved newer words, the notice stays, and the user may let go of these.
    onKeep();
  };
  const keepOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onKeep();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key comes from the buttons inside this element.
    <div className={styles['answers']} onKeyDown={keepOnEscape}>
      <Button variant="danger" onClick={onConfirm}>
        {isChange ? 'Discard the change' : 'Delete them'}
      </Button>
      <Button variant="quiet" data-after onClick={onKeep}>
        {isChange ? (canGoOn ? 'Go on with it later' : 'Keep the change') : 'Keep them'}
      </Button>
    </div>
  );
}

type ExpiredProps = DraftProps & {
  nowMs: number;
  onDelete: () => void;
  onSetStatus: (status: 'for-next' | 'refused' | 'deleted' | 'put-away') => void;
};

/** A collapsed line for a draft whose window has closed for good. It expands to the words and the possible actions. */
export function ExpiredDraftLine({ draft, stored, nowMs, onDelete, onSetStatus }: ExpiredProps) {
  const line = useRef<HTMLDetailsElement>(null);
  const [isConfirming, confirm] = useConfirmation(line);
  useFocusAfter(line);
  useEffect(() => {
    if (returned.delete(draft.idempotencyKey)) line.current?.querySelector('summary')?.focus();
  }, [draft.idempotencyKey]);
  const kind = noticeKind(draft, nowMs);
  const isForNext = kind === 'for-next';
  const unstored = unstoredWords(draft, stored);
  const statusBefore = draft.isDeleted ? 'deleted' : 'refused';
  // In a conflict, the journal has the other text, so these words are no change of it.
  const isChange = draft.rewrites !== null && draft.status !== 'differs';
  const other = isUnchosen(draft) ? null : unstoredOther(draft, stored);
  const words = [draft.content, other ?? ''].join('\n\n').trim();
  return (
    <details className={styles['line']} ref={line}>
      <summary className={styles['summary']}>
        <DayMark marker={draft.type} />
        <h2 className={styles['lineTitle']}>{noticeTitle(draft, nowMs)}</h2>
        <ChevronDownIcon size={18} />
      </summary>
      <WholeWords text={words} changedAt={changeStart({ draft, stored })} />
      {isConfirming ? (
        <DeletionQuestion isChange={isChange} />
      ) : (
        <>
          <Explanation text={explanationOf({ draft, stored }, kind)} />
          {unstored && unstored.content !== draft.content && <Explanation text={addedExplanation(unstored.content)} />}
        </>
      )}
      {isConfirming ? (
        <Deletion isChange={isChange} onDelete={onDelete} onKeep={() => confirm(false)} />
      ) : (
        <div className={styles['actions']}>
          <CopyButton text={words} />
          {(isForNext || unstored) && (
            <Button variant="quiet" onClick={() => onSetStatus(isForNext ? statusBefore : 'for-next')}>
              {isForNext ? 'Not in my next reflection' : 'Use in my next reflection'}
            </Button>
          )}
          {!isForNext && (
            <Button variant="quiet" onClick={() => onSetStatus(kind === 'put-away' ? statusBefore : 'put-away')}>
              {kind === 'put-away' ? 'Back to the top' : 'Put away'}
            </Button>
          )}
          <GiveUp label="Let go" onClick={() => confirm(true)} />
        </div>
      )}
    </details>
  );
}
