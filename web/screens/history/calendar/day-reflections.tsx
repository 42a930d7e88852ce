import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { statsQuery } from '../../../data/stats.ts';
import { dayOfDeletion } from '../../../features/deletion/day-of-deletion.ts';
import { keptDayText } from '../../../features/deletion/kept-day-text.ts';
import { usePendingDeletions } from '../../../features/deletion/pending-deletions.ts';
import { ReflectionMenu } from '../../../features/deletion/reflection-menu.tsx';
import { longDay } from '../../../features/reflections/format.ts';
import { marked } from '../../../features/reflections/marked.tsx';
import { ReflectionCard } from '../../../features/reflections/reflection-card.tsx';
import type { ShowWords } from '../../../features/reflections/show-words.ts';
import { useServerDay } from '../../../features/reflections/use-server-day.ts';
import { focusOnArrival } from '../../../ui/page/focus-on-arrival.ts';
import type { WaitingDraft } from '../waiting/use-waiting-drafts.ts';
import { WaitingWords } from '../waiting/waiting-words.tsx';
import styles from './day-reflections.module.css';
import { DayWindows } from './day-windows.tsx';
import { quotedRange } from './quoted-range.ts';

type Props = {
  day: Day;
  reflections: readonly Reflection[];
  /** Whether all reflections of the day are known. Otherwise, do not say that the day has none. */
  isDayKnown: boolean;
  /** Whether `reflections` are all reflections of the day. */
  isLoaded: boolean;
  /** Whether the day counts for the streak although reflections of it were deleted. */
  isDeleted: boolean;
  waiting: readonly WaitingDraft[];
  /** Return whether the user has neither pressed, typed nor scrolled anything since the address changed. */
  isUntouched: () => boolean;
};

/**
 * Show a day's reflections under the long date, and first each text that is not sent yet (`WaitingWords`).
 * `?reflection=<id>` shows that reflection in full and focuses it, or says that the day of the address lacks it. If the
 * user came from a sentence of a summary, mark the words that the sentence quotes.
 */
export function DayReflections({ day, reflections, isDayKnown, isLoaded, isDeleted, waiting, isUntouched }: Props) {
  const [search] = useSearchParams();
  const linked = search.get('reflection');
  const linkedEntry = useRef<HTMLLIElement>(null);
  const linkedReflection = reflections.find(({ id }) => id === linked);
  const shown = linkedReflection?.id;
  const isUndoOffered = usePendingDeletions().some((each) => each.heldUntilMs > 0 && dayOfDeletion(each) === day);
  const today = useServerDay();
  const stats = useQuery({ ...statsQuery(today), enabled: isDeleted }).data;
  const hasSubmitted = waiting.some(({ isSubmitted }) => isSubmitted);
  const hasOwn = hasSubmitted || reflections.some(({ importedFrom }) => importedFrom === undefined);
  const deletedNote = isUndoOffered
    ? 'You have just deleted one. “Undo” in the notification brings it back.'
    : isDeleted && `You wrote on this day and deleted it later. ${keptDayText(day, today, stats)}`;
  const quoted = showQuoted(linkedReflection?.content);
  useEffect(() => {
    if (shown === undefined || !isUntouched()) return;
    linkedEntry.current?.scrollIntoView({ block: 'nearest' });
    focusOnArrival(linkedEntry.current?.querySelector('article'));
    linkedEntry.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [shown, isUntouched]);
  return (
    <section className={styles['day']}>
      <h2 className={styles['heading']}>{longDay(day)}</h2>
      {linked !== null && search.get('date') === day && isLoaded && !linkedReflection && (
        <p className={styles['note']}>The reflection of this link is not on this day: it may have been deleted.</p>
      )}
      <WaitingWords waiting={waiting} />
      {reflections.length > 0 && !hasOwn && deletedNote && <p className={styles['note']}>{deletedNote}</p>}
      {reflections.length === 0 && !hasSubmitted ? (
        <div className={styles['none']}>
          {isDayKnown ? (
            <>
              <h3 className={styles['noneTitle']}>No Reflections</h3>
              <p>No reflections found for {longDay(day)}.</p>
            </>
          ) : (
            <p>The reflections of this day are not loaded.</p>
          )}
          {deletedNote && <p>{deletedNote}</p>}
          <DayWindows day={day} begun={waiting.map(({ draft }) => draft)} />
        </div>
      ) : (
        <ul>
          {reflections.map((reflection) => (
            <li
              key={reflection.id}
              ref={reflection.id === linked ? linkedEntry : undefined}
              className={styles['entry']}
            >
              <ReflectionCard
                reflection={reflection}
                isWhole={reflection.id === linked}
                {...(reflection.id === linked && quoted)}
                menu={(of) => <ReflectionMenu reflection={reflection} of={of} />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * Return a `show` function that marks the words of a reflection which a summary sentence quotes. Read the sentence from
 * the state of the history entry. Return undefined if the sentence quotes no words of this reflection.
 */
function showQuoted(content: string | undefined): { show: ShowWords } | undefined {
  const { quoting } = (history.state ?? {}) as { quoting?: unknown };
  const range = typeof quoting === 'string' && content !== undefined ? quotedRange(quoting, content) : null;
  if (!range) return undefined;
  return { show: (text) => ({ words: text === content ? marked(text, [range]) : text, isCut: false }) };
}
