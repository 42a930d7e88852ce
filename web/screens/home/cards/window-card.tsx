import { type ReactNode, useCallback } from 'react';
import { Link } from 'wouter';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { type ActiveWindow, type CardStatus, cardStatus } from '../../../../core/domain/windows/card-status.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import { DayMark } from '../../../features/reflections/marks/day-mark.tsx';
import { CountdownBadge } from '../../../features/reflections/window/countdown-badge.tsx';
import { earlierWeekday } from '../../../features/reflections/window/earlier-weekday.ts';
import { openingHint, whyOver, windowTitles } from '../../../features/reflections/window/opening-hint.ts';
import { closesAtMs, serverTimeMs, timeLeftMs } from '../../../features/reflections/window/server-time.ts';
import { CheckIcon, LockIcon } from '../../../ui/icons.tsx';
import { ExplainedCard } from './explained-card.tsx';
import styles from './window-card.module.css';

/** `changed`: the words were submitted before, and their change is not. */
type CardDraft = 'waiting' | 'unsubmitted' | 'changed' | 'second-version';

type Props = {
  type: ReflectionType;
  known: KnownWindow;
  /** Whether a reflection of this type is stored for the user's current day. */
  isWrittenToday: boolean;
  /** Whether the reflection of the window that is open now was deleted. */
  isDeleted: boolean;
  /**
   * The state of this device's draft for the open window: submitted but not sent (`waiting`), not submitted, or beside a
   * different text of another tab or device (`second-version`).
   */
  draft: CardDraft | null;
};

/** The card of one type: available with a countdown, completed, or locked with its opening time. */
export function WindowCard({ type, known, isWrittenToday, isDeleted, draft }: Props) {
  const { window, existingReflection, prompt } = known;
  const isWritten = isWrittenToday || existingReflection?.type === type;
  const status: CardStatus = isDeleted
    ? { kind: 'locked' }
    : draft === 'waiting'
      ? { kind: 'completed', canEdit: true }
      : cardStatus(type, isWritten, activeWindowOf(known), serverTimeMs(known));
  const over = whyOver(type, known, isDeleted);
  const isOpen = status.kind === 'available' || (status.kind === 'completed' && status.canEdit);
  const weekday = isOpen && earlierWeekday(window, serverTimeMs(known));
  const content = (
    <>
      <span className={styles['mark']}>
        <DayMark marker={type} size={36} />
      </span>
      <h2 className={styles['title']}>{windowTitles[type]}</h2>
      <StatusText {...{ status, type, known, over, draft }} />
      {weekday && <p className={styles['detail']}>For {weekday}</p>}
    </>
  );
  const card = <Card {...{ type, status }}>{content}</Card>;
  const href = `/reflect/${type}${prompt && window.type === type ? `?promptId=${prompt.id}` : ''}`;
  return (
    <ExplainedCard {...{ type, known, status, over, href }} title={windowTitles[type]}>
      {isOpen ? (
        <Link href={href} className={styles['link']}>
          {card}
        </Link>
      ) : (
        card
      )}
    </ExplainedCard>
  );
}

function activeWindowOf(known: KnownWindow): ActiveWindow | null {
  const { window, existingReflection: written, extraTimeUntil } = known;
  if (!window.isActive) return null;
  return {
    type: window.type,
    untilMs: closesAtMs(known),
    written: written
      ? { fromMs: Date.parse(written.availableFrom), untilMs: Date.parse(written.availableUntil) }
      : null,
    hasExtraTime: extraTimeUntil !== undefined,
  };
}

function Card({ type, status, children }: { type: ReflectionType; status: CardStatus; children: ReactNode }) {
  return (
    <div className={styles['card']} data-type={type} data-status={status.kind}>
      {children}
    </div>
  );
}

// Name no number: the other text may be several, joined.
const otherWords = 'Versions differ: choose one';
const changeNotSent = 'Change not sent';
const waiting = 'Waiting to be sent';
const begunTexts: Readonly<Record<CardDraft, string>> = {
  waiting,
  unsubmitted: 'Begun',
  changed: changeNotSent,
  'second-version': otherWords,
};

type StatusProps = {
  status: CardStatus;
  type: ReflectionType;
  known: KnownWindow;
  over: string | null;
  draft: CardDraft | null;
};

function StatusText({ status, type, known, over, draft }: StatusProps) {
  const leftMs = useCallback(() => timeLeftMs(known), [known]);
  switch (status.kind) {
    case 'available':
      return (
        <>
          <p className={styles['status']}>Available now</p>
          <p className={styles['detail']}>
            <CountdownBadge type={type} leftMs={leftMs} />
          </p>
          {draft && <p className={styles['detail']}>{begunTexts[draft]}</p>}
        </>
      );
    case 'completed':
      return (
        <>
          <p className={styles['status']}>
            <CheckIcon size={18} />
            Completed
          </p>
          <p className={styles['detail']}>
            {draft === 'waiting'
              ? waiting
              : !status.canEdit
                ? 'Locked until next window'
                : draft === 'second-version'
                  ? otherWords
                  : draft
                    ? changeNotSent
                    : 'Edit available'}
          </p>
        </>
      );
    case 'locked':
      return (
        <>
          <p className={styles['status']}>
            <LockIcon size={16} />
            Locked
          </p>
          <p className={styles['detail']}>{openingHint(type, known, over)}</p>
        </>
      );
  }
}
