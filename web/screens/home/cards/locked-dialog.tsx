import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import {
  DEEP_FIRST_MINUTE_OF_DAY,
  DEEP_UNTIL_MINUTE_OF_DAY,
  DEEP_WINDOW_MINUTES,
  EVENING_FROM_SECONDS_OF_DAY,
  EVENING_UNTIL_SECONDS_OF_DAY,
} from '../../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { clockText, hourWord, numberWord, shortClockText } from '../../../../core/domain/texts/limit-texts.ts';
import type { CardStatus } from '../../../../core/domain/windows/card-status.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import { TonightsQuestion } from '../../../features/reflections/tonights-question.tsx';
import { CountdownBadge } from '../../../features/reflections/window/countdown-badge.tsx';
import { nextDayOf, whereOf } from '../../../features/reflections/window/opening-hint.ts';
import { timeLeftMs } from '../../../features/reflections/window/server-time.ts';
import { RemindMe } from '../../../features/reminders/remind-me.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import styles from './locked-dialog.module.css';

export type LockedDialogProps = {
  type: ReflectionType;
  known: KnownWindow;
  /** The status of the card. It may change while the dialog is open. */
  status: CardStatus;
  /** Why the user cannot write another reflection of this type today; null if today's window has not opened yet. */
  over: string | null;
  /** The path of the writing page. */
  href: string;
  open: boolean;
  onClose: () => void;
};

const texts = {
  evening: {
    title: 'Evening Reflection',
    written: 'Tonight’s reflection is written.',
    when: (where: string, nextDay: string | null) =>
      `${nextDay === null ? 'Opens at' : `${nextDay}: from`} ${clockText(EVENING_FROM_SECONDS_OF_DAY)}${where}, until ${hourWord(EVENING_UNTIL_SECONDS_OF_DAY)}.`,
    why: 'It looks back on the day, so it waits until there is a day to look back on.',
  },
  deep: {
    title: 'Deep Reflection',
    written: 'Today’s deep reflection is written.',
    when: (where: string) =>
      `Opens once a day for ${numberWord(DEEP_WINDOW_MINUTES)} minutes, at random, between ${shortClockText(DEEP_FIRST_MINUTE_OF_DAY * 60)} and ${shortClockText(DEEP_UNTIL_MINUTE_OF_DAY * 60)}${where}.`,
    why: 'Nobody knows the minute before. It catches a thought as it is, before you can prepare one.',
  },
} as const;

export function LockedDialog({ open, onClose, ...shown }: LockedDialogProps) {
  const { type, known, status, over, href } = shown;
  const [, navigate] = useLocation();
  const words = useRef<HTMLParagraphElement>(null);
  const leftMs = useCallback(() => timeLeftMs(known), [known]);
  const { kind } = status;
  const canWrite = kind === 'available' || (kind === 'completed' && status.canEdit);
  // A button that had the focus may be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons depend on these.
  useEffect(() => {
    if (open) focusIfLost(words.current);
  }, [open, kind, canWrite, over]);
  return (
    <Dialog open={open} onClose={onClose} title={texts[type].title}>
      <p ref={words} aria-live="polite">
        {textOf(shown)}
      </p>
      {kind === 'available' && (
        <p className={styles['left']}>
          <CountdownBadge type={type} leftMs={leftMs} />
        </p>
      )}
      {kind === 'locked' && <p className={styles['why']}>{texts[type].why}</p>}
      <div className={styles['actions']}>
        {type === 'evening' && kind !== 'completed' && over === null && <TonightsQuestion isOpen={canWrite} />}
        {kind === 'locked' && (type === 'deep' || over === null) && <RemindMe type={type} />}
        {/* Replace the history entry of the dialog. */}
        {canWrite && (
          <Button onClick={() => navigate(href, { replace: true })}>{kind === 'available' ? 'Write' : 'Edit'}</Button>
        )}
        <Button variant={canWrite ? 'quiet' : 'primary'} onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function textOf({ type, known, status, over }: Pick<LockedDialogProps, 'type' | 'known' | 'status' | 'over'>): string {
  const { when, written } = texts[type];
  if (status.kind === 'available') return 'It is open now.';
  if (status.kind === 'completed' && status.canEdit) return `${written} You can still change it.`;
  const isWritten = status.kind === 'completed';
  const opens = when(whereOf(known), isWritten || over !== null ? nextDayOf(known) : null);
  if (isWritten) return `${written} ${opens}`;
  return over === null ? opens : `${over}. ${opens}`;
}
