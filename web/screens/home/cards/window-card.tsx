import { type ReactNode, useCallback } from 'react';
import { Link } from 'wouter';
import { addDays } from '../../../../core/domain/days/day.ts';
import {
  DEEP_FIRST_MINUTE_OF_DAY,
  DEEP_UNTIL_MINUTE_OF_DAY,
  DEEP_WINDOW_MINUTES,
  EVENING_FROM_SECONDS_OF_DAY,
} from '../../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { clockText, shortClockText } from '../../../../core/domain/texts/limit-texts.ts';
import { type ActiveWindow, type CardStatus, cardStatus } from '../../../../core/domain/windows/card-status.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import { weekdayName } from '../../../features/reflections/format.ts';
import { DayMark } from '../../../features/reflections/marks/day-mark.tsx';
import { localDayNow } from '../../../features/reflections/use-local-day.ts';
import { CountdownBadge } from '../../../features/reflections/window/countdown-badge.tsx';
import { isEveningOver } from '../../../features/reflections/window/evening-over.ts';
import { closesAtMs, serverTimeMs, timeLeftMs } from '../../../features/reflections/window/server-time.ts';
import { zoneName } from '../../../features/reflections/window/zone-name.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { CheckIcon, LockIcon } from '../../../ui/icons.tsx';
import { ExplainedCard } from './explained-card.tsx';
import styles from './window-card.module.css';

const deepTimes = `at random, ${shortClockText(DEEP_FIRST_MINUTE_OF_DAY * 60)} to\u00a0${shortClockText(DEEP_UNTIL_MINUTE_OF_DAY * 60)}`;
const eveningTime = clockText(EVENING_FROM_SECONDS_OF_DAY);
const texts = {
  evening: {
    title: 'Evening Reflection',
    hint: `Opens at ${eveningTime}`,
    next: `from ${eveningTime}`,
    deleted: 'You deleted tonight’s reflection',
  },
  deep: {
    title: 'Deep Reflection',
    hint: `${DEEP_WINDOW_MINUTES} minutes, ${deepTimes}`,
    next: deepTimes,
    deleted: 'You deleted today’s reflection',
  },
} as const;

type Props = {
  type: ReflectionType;
  known: KnownWindow;
  /** Whether a reflection of this type is stored for the user's current day. */
  isWrittenToday: boolean;
  /** Whether the reflection of the window that is open now was deleted. */
  isDeleted: boolean;
  /** Whether the user has submitted a text for the open window and the text is not sent yet. */
  isWaiting: boolean;
};

/** The card of one type: available with a countdown, completed, or locked with its opening time. */
export function WindowCard({ type, known, isWrittenToday, isDeleted, isWaiting }: Props) {
  const { window, existingReflection, prompt } = known;
  const isWritten = isWrittenToday || existingReflection?.type === type;
  const status: CardStatus = isDeleted
    ? { kind: 'locked' }
    : isWaiting
      ? { kind: 'completed', canEdit: true }
      : cardStatus(type, isWritten, activeWindowOf(known), serverTimeMs(known));
  const over = isDeleted ? texts[type].deleted : isOver(type, known) ? 'Today’s is over' : null;
  const isOpen = status.kind === 'available' || (status.kind === 'completed' && status.canEdit);
  const content = (
    <>
      <span className={styles['mark']}>
        <DayMark marker={type} size={36} />
      </span>
      <h2 className={styles['title']}>{texts[type].title}</h2>
      <StatusText {...{ status, type, known, over, isWaiting }} />
    </>
  );
  const card = <Card {...{ type, status }}>{content}</Card>;
  const query = prompt && window.type === type ? `?promptId=${prompt.id}` : '';
  return (
    <ExplainedCard
      type={type}
      title={texts[type].title}
      isLocked={status.kind === 'locked'}
      over={over && { why: over, nextDay: nextDayOf(known) }}
      where={whereOf(known)}
    >
      {isOpen ? (
        <Link href={`/reflect/${type}${query}`} className={styles['link']}>
          {card}
        </Link>
      ) : (
        card
      )}
    </ExplainedCard>
  );
}

/** Return where the times on the card apply, such as ' in Berlin', or '' if this device shows the same time. */
function whereOf({ zone }: KnownWindow): string {
  return zone && zone.offset !== effectiveTimezoneOffset() ? ` in ${zoneName(zone.offset, zone.name)}` : '';
}

const isOver = (type: ReflectionType, known: KnownWindow) =>
  type === 'deep' ? known.isDeepOver === true : isEveningOver(known);

/**
 * Return the name of the day after the user's day: 'Tomorrow', or the weekday if this device's date is not the user's
 * day.
 */
function nextDayOf({ localDate }: KnownWindow): string {
  const next = addDays(localDate, 1);
  return next === addDays(localDayNow(), 1) ? 'Tomorrow' : weekdayName(next);
}

/** Return when the window opens. If today's window is `over`, say why and name the day of the next one. */
function hintOf({ type, known, over }: Pick<StatusProps, 'type' | 'known' | 'over'>): string {
  const { hint, next } = texts[type];
  return (over ? `${over}. ${nextDayOf(known)}: ${next}` : hint) + whereOf(known);
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

type StatusProps = {
  status: CardStatus;
  type: ReflectionType;
  known: KnownWindow;
  over: string | null;
  isWaiting: boolean;
};

function StatusText({ status, type, known, over, isWaiting }: StatusProps) {
  const leftMs = useCallback(() => timeLeftMs(known), [known]);
  switch (status.kind) {
    case 'available':
      return (
        <>
          <p className={styles['status']}>Available now</p>
          <p className={styles['detail']}>
            <CountdownBadge type={type} leftMs={leftMs} />
          </p>
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
            {isWaiting ? 'Waiting to be sent' : status.canEdit ? 'Edit available' : 'Locked until next window'}
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
          <p className={styles['detail']}>{hintOf({ type, known, over })}</p>
        </>
      );
  }
}
