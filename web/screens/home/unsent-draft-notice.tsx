import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { HOME_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { cutText } from '../../../core/domain/read-more.ts';
import type { KnownWindow } from '../../data/reflections.ts';
import { CopyButton } from '../../features/reflections/copy-button.tsx';
import { DayMark } from '../../features/reflections/day-mark.tsx';
import { type Draft, isSameText, isSameWindow } from '../../features/reflections/draft.ts';
import { isOver, isSendable, windowWords } from '../../features/reflections/draft-standing.ts';
import { dropDraft, findDrafts, useDraftOwner } from '../../features/reflections/own-drafts.ts';
import { serverTimeMs } from '../../features/reflections/server-time.ts';
import { useCurrentWindow } from '../../features/reflections/use-current-window.ts';
import { useLatestReflections } from '../../features/reflections/use-reflections.ts';
import { claimedOffset } from '../../features/session/claimed-offset.ts';
import { Button } from '../../ui/button.tsx';
import styles from './unsent-draft-notice.module.css';

const excerptCharacters = 90;

/** The writing screen of a window that is over but has words on this device. */
export function unsentHref({ type, availableFrom }: Draft): string {
  return `/reflect/${type}?from=${encodeURIComponent(availableFrom)}`;
}

/** Sent, and stored although the answer got lost. */
function isStored(draft: Draft, stored: readonly Reflection[]): boolean {
  return (
    draft.otherContent === null &&
    stored.some((each) => isSameWindow(draft, each) && isSameText(draft.content, each.content))
  );
}

/** In its extra time a window is over by its bounds, but can still be written in. */
function isStillOpen(draft: Draft, known: KnownWindow | undefined): boolean {
  return known?.window.isActive === true && isSameWindow(draft, known.window);
}

/** Words that the server has not got: to be gone on with in an open window, else finished, copied or let go. */
export function UnsentDraftNotice() {
  const uid = useDraftOwner();
  const { data: known } = useCurrentWindow();
  const [drafts, setDrafts] = useState(() => findDrafts(uid));

  useEffect(() => {
    const look = () => setDrafts(findDrafts(uid));
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [uid]);

  const { data: latest, isPending } = useLatestReflections(HOME_LIST_LIMIT);
  useEffect(() => {
    const stored = drafts.filter((draft) => isStored(draft, latest ?? []));
    if (stored.length === 0) return;
    for (const draft of stored) dropDraft(uid, draft);
    setDrafts(findDrafts(uid));
  }, [drafts, latest, uid]);

  const nowMs = known ? serverTimeMs(known) : Date.now();
  const letGo = (draft: Draft) => {
    dropDraft(uid, draft);
    setDrafts(findDrafts(uid));
  };
  return drafts
    .filter((draft) => !(isPending && draft.sentContents.length > 0))
    .map((draft) =>
      isOver(draft, nowMs) && !isStillOpen(draft, known) ? (
        <UnsentDraft key={draft.idempotencyKey} draft={draft} nowMs={nowMs} onLetGo={() => letGo(draft)} />
      ) : (
        <WaitingDraft key={draft.idempotencyKey} draft={draft} />
      ),
    );
}

/** Half-written words of a window that is still open. */
function WaitingDraft({ draft }: { draft: Draft }) {
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

function Words({ draft, title }: { draft: Draft; title: string }) {
  const { text, isCut } = cutText(draft.content, excerptCharacters);
  return (
    <>
      <h2 className={styles['title']}>
        <DayMark marker={draft.type} />
        <span>{title}</span>
      </h2>
      <p className={styles['excerpt']}>{isCut ? `${text}…` : text}</p>
    </>
  );
}

type Props = { draft: Draft; nowMs: number; onLetGo: () => void };

function UnsentDraft({ draft, nowMs, onLetGo }: Props) {
  const [isAsking, setAsking] = useState(false);
  const when = windowWords(draft, nowMs, claimedOffset());
  const canSend = isSendable(draft, nowMs);
  return (
    <section className={styles['notice']}>
      <Words draft={draft} title={`You have unsent words from ${when}`} />
      {!canSend && (
        <p className={styles['fate']}>That window has closed for good, so they stay on this device until you decide.</p>
      )}
      <div className={styles['actions']}>
        {canSend ? (
          <Link href={unsentHref(draft)} className={styles['finish']}>
            Finish and send
          </Link>
        ) : (
          <>
            <CopyButton text={[draft.content, draft.otherContent ?? ''].join('\n\n').trim()} />
            <Button variant={isAsking ? 'danger' : 'quiet'} onClick={isAsking ? onLetGo : () => setAsking(true)}>
              {isAsking ? 'Delete them' : 'Let go'}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
