import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { cutText } from '../../../../core/domain/texts/read-more.ts';
import { canStillSubmit, type Draft, type DraftStatus } from '../../../features/drafts/draft.ts';
import { CopyButton } from '../../../features/reflections/copy-button.tsx';
import { DayMark } from '../../../features/reflections/marks/day-mark.tsx';
import { windowName } from '../../../features/reflections/window-name.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import styles from './draft-notice.module.css';

const excerptCharacters = 90;

/** The notice for a draft of an open window. */
export function OpenDraftNotice({ draft }: { draft: Draft }) {
  return (
    <section className={styles['notice']}>
      <Excerpt draft={draft} title={draft.rewrites ? 'You have changes waiting' : 'You have words waiting'} />
      <div className={styles['actions']}>
        <Link href={`/reflect/${draft.type}`} className={styles['finish']}>
          Go on writing
        </Link>
      </div>
    </section>
  );
}

function Excerpt({ draft, title, corner }: { draft: Draft; title: string; corner?: ReactNode }) {
  const { text, isCut } = cutText(draft.content, excerptCharacters);
  return (
    <>
      <h2 className={styles['title']}>
        <DayMark marker={draft.type} />
        <span>{title}</span>
        {corner}
      </h2>
      <p className={styles['excerpt']}>{isCut ? `${text}…` : text}</p>
    </>
  );
}

type NoticeKind = DraftStatus | 'unsent';

const titles: Readonly<Record<NoticeKind, (when: string) => string>> = {
  unsent: (when) => `You have unsent words from ${when}`,
  waiting: (when) => `Your words from ${when} wait to be sent`,
  differs: (when) => `There are other words from ${when}, too`,
  refused: (when) => `You have unsent words from ${when}`,
  'for-next': () => 'Your next reflection begins with these words',
};

const explanations: Readonly<Record<NoticeKind, string | null>> = {
  unsent: null,
  waiting: 'They are kept on this device and sent by themselves when you are connected.',
  differs: 'They were written somewhere else; nothing is lost, and you choose what goes on.',
  refused: 'That window has closed for good, so they stay on this device until you decide.',
  'for-next': null,
};

type Props = {
  draft: Draft;
  nowMs: number;
  onDelete: () => void;
  onSetStatus: (status: 'for-next' | 'refused') => void;
};

/** The notice for a draft that could not be submitted or whose window is over. */
export function SubmittedDraftNotice({ draft, nowMs, onDelete, onSetStatus }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const kind = draft.status ?? (canStillSubmit(draft, nowMs) ? 'unsent' : 'refused');
  const isTooLate = kind === 'refused' || kind === 'for-next';
  const deleteButton = (
    <IconButton label="Let go" className={styles['delete']} onClick={() => setConfirming(!isConfirming)}>
      <CloseIcon size={18} />
    </IconButton>
  );
  const title = titles[kind](windowName(draft, nowMs, effectiveTimezoneOffset()));
  return (
    <section className={styles['notice']}>
      <Excerpt draft={draft} title={title} corner={isTooLate && deleteButton} />
      {explanations[kind] && <p className={styles['explanation']}>{explanations[kind]}</p>}
      <div className={styles['actions']}>
        {!isTooLate && (
          <Link href={unsentHref(draft)} className={styles['finish']}>
            {kind === 'waiting' ? 'Open' : 'Finish and send'}
          </Link>
        )}
        {isTooLate && isConfirming && (
          <>
            <Button variant="danger" onClick={onDelete}>
              Delete them
            </Button>
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              Keep them
            </Button>
          </>
        )}
        {isTooLate && !isConfirming && (
          <>
            <CopyButton text={[draft.content, draft.otherContent ?? ''].join('\n\n').trim()} />
            <Button variant="quiet" onClick={() => onSetStatus(kind === 'refused' ? 'for-next' : 'refused')}>
              {kind === 'refused' ? 'Use in my next reflection' : 'Not in my next reflection'}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** The path of the writing screen for the draft's window, which may be over. */
function unsentHref({ type, availableFrom }: Draft): string {
  return `/reflect/${type}?from=${encodeURIComponent(availableFrom)}`;
}
