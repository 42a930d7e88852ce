import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { cutText } from '../../../core/domain/texts/read-more.ts';
import { canStillSubmit, type Draft, type DraftStatus } from '../../features/drafts/draft.ts';
import { CopyButton } from '../../features/reflections/copy-button.tsx';
import { DayMark } from '../../features/reflections/day-mark.tsx';
import { windowName } from '../../features/reflections/window-name.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/sign-in-icons.tsx';
import styles from './unsent-draft-notice.module.css';

const excerptCharacters = 90;

/** Half-written words of a window that is still open. */
export function WaitingDraft({ draft }: { draft: Draft }) {
  return (
    <section className={styles['notice']}>
      <Words draft={draft} title={draft.rewrites ? 'You have changes waiting' : 'You have words waiting'} />
      <div className={styles['actions']}>
        <Link href={`/reflect/${draft.type}`} className={styles['finish']}>
          Go on writing
        </Link>
      </div>
    </section>
  );
}

function Words({ draft, title, corner }: { draft: Draft; title: string; corner?: ReactNode }) {
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

type Standing = DraftStatus | 'unsent';

const titles: Readonly<Record<Standing, (when: string) => string>> = {
  unsent: (when) => `You have unsent words from ${when}`,
  waiting: (when) => `Your words from ${when} wait to be sent`,
  differs: (when) => `There are other words from ${when}, too`,
  refused: (when) => `You have unsent words from ${when}`,
  'for-next': () => 'Your next reflection begins with these words',
};

const fates: Readonly<Record<Standing, string | null>> = {
  unsent: null,
  waiting: 'They are kept on this device and sent by themselves when you are connected.',
  differs: 'They were written somewhere else; nothing is lost, and you choose what goes on.',
  refused: 'That window has closed for good, so they stay on this device until you decide.',
  'for-next': null,
};

type Props = {
  draft: Draft;
  nowMs: number;
  onLetGo: () => void;
  onMark: (fate: 'for-next' | 'refused') => void;
};

/** Words that were handed in without reaching the journal, or whose window is over: what becomes of them. */
export function UnsentDraft({ draft, nowMs, onLetGo, onMark }: Props) {
  const [isAsking, setAsking] = useState(false);
  const standing = draft.status ?? (canStillSubmit(draft, nowMs) ? 'unsent' : 'refused');
  const isTooLate = standing === 'refused' || standing === 'for-next';
  const letGo = (
    <IconButton label="Let go" className={styles['letGo']} onClick={() => setAsking(!isAsking)}>
      <CloseIcon size={18} />
    </IconButton>
  );
  const title = titles[standing](windowName(draft, nowMs, effectiveTimezoneOffset()));
  return (
    <section className={styles['notice']}>
      <Words draft={draft} title={title} corner={isTooLate && letGo} />
      {fates[standing] && <p className={styles['fate']}>{fates[standing]}</p>}
      <div className={styles['actions']}>
        {!isTooLate && (
          <Link href={unsentHref(draft)} className={styles['finish']}>
            {standing === 'waiting' ? 'Open' : 'Finish and send'}
          </Link>
        )}
        {isTooLate && isAsking && (
          <>
            <Button variant="danger" onClick={onLetGo}>
              Delete them
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Keep them
            </Button>
          </>
        )}
        {isTooLate && !isAsking && (
          <>
            <CopyButton text={[draft.content, draft.otherContent ?? ''].join('\n\n').trim()} />
            <Button variant="quiet" onClick={() => onMark(standing === 'refused' ? 'for-next' : 'refused')}>
              {standing === 'refused' ? 'Use in my next reflection' : 'Not in my next reflection'}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** The writing screen of a window that may be over but has words on this device. */
function unsentHref({ type, availableFrom }: Draft): string {
  return `/reflect/${type}?from=${encodeURIComponent(availableFrom)}`;
}
