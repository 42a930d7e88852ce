import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { addDays, type Day } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { SUMMARY_REFLECTIONS_MIN, WEEK_DAYS } from '../../../core/domain/limits.ts';
import { capitalised, numberWord } from '../../../core/domain/texts/limit-texts.ts';
import { preferencesQuery } from '../../data/preferences.ts';
import { useWeekCount, type WeekCount } from '../../features/deletion/use-week-count.ts';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { useWeekReflections } from '../../features/reflections/use-reflections.ts';
import { yesterdayUntil } from '../../features/reflections/window/open-day.ts';
import { useCurrentWindow } from '../../features/reflections/window/use-current-window.ts';
import { SampleWeekButton } from '../../features/sample-week/sample-week-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import styles from './summaries-screen.module.css';
import { useAwaitedSummary } from './use-awaited-summary.ts';

type Props = {
  search: string;
  /** Other searches that find something. */
  offers: readonly string[];
  onSearch: (search: string) => void;
};

export function NoSummaries({ search, offers, onSearch }: Props) {
  if (search === '') return <NoSummariesYet />;
  const accept = (offer: string) => {
    flushSync(() => onSearch(offer));
    // The button with the focus is gone: focus the button of the first result.
    document.querySelector<HTMLElement>('[data-toggles-entry]')?.focus();
  };
  return (
    <EmptyState
      title="No matching summaries"
      text="Try adjusting your search terms or filters"
      {...(offers.length > 0 && {
        action: (
          <div className={styles['offers']}>
            {offers.map((offer) => (
              <Button key={offer} onClick={() => accept(offer)}>
                Search for {offer}
              </Button>
            ))}
          </div>
        ),
      })}
    />
  );
}

type Monday = {
  /** When the first summary comes; null if last week gets none. */
  readonly awaited: string | null;
  /** When the extra time of last week's Sunday ends; null if it is not open. */
  readonly until: string | null;
};

function NoSummariesYet() {
  const today = useLocalDay();
  return today === weekStartOf(today) ? <NoSummariesOnMonday today={today} /> : <NoSummariesOn today={today} />;
}

/** Only a Monday needs the current window, for what it says about last week. */
function NoSummariesOnMonday({ today }: { today: Day }) {
  const known = useCurrentWindow().data;
  return (
    <NoSummariesOn today={today} awaited={useAwaitedSummary()} until={known ? yesterdayUntil(known, today) : null} />
  );
}

function NoSummariesOn({ today, awaited = null, until = null }: { today: Day } & Partial<Monday>) {
  const thisWeek = useWeekCount(today) ?? { count: 0, unsentCount: 0 };
  const aiSummaries = useQuery(preferencesQuery()).data?.aiSummaries ?? 'off';
  const lastWeek = useWeekReflections(addDays(weekStartOf(today), -WEEK_DAYS)).data?.length ?? 0;
  const words = awaited ?? ownWeeks(thisWeek, lastWeek, until, aiSummaries !== 'off');
  const isOfLastWeek = awaited !== null || (words !== null && thisWeek.count === 0);
  const paragraph = words !== null && <p className={styles['ownWeeks']}>{words}</p>;
  return (
    <>
      {awaited !== null && paragraph}
      <EmptyState
        drawing={<WrittenSoFar count={isOfLastWeek ? lastWeek : thisWeek.count} />}
        title="No summaries yet"
        text={`Complete ${SUMMARY_REFLECTIONS_MIN}+ reflections in a week to get your first AI-generated summary`}
      />
      {awaited === null && paragraph}
      <div className={styles['sample']}>
        <SampleWeekButton />
      </div>
    </>
  );
}

/**
 * Say how many reflections this week has or, if it has none, how many last week had. Return null if there is nothing to
 * say. Do not promise a summary to a user who has turned summaries off. `until`: when the extra time of last week's
 * Sunday ends; null if it is not open.
 */
function ownWeeks(
  { count, unsentCount }: WeekCount,
  lastWeek: number,
  until: string | null,
  getsSummaries: boolean,
): string | null {
  const of = (written: number) => `${capitalised(numberWord(written))} of ${numberWord(SUMMARY_REFLECTIONS_MIN)}`;
  const unsent = unsentCount > 0 ? `, ${numberWord(unsentCount)} of them not sent yet` : '';
  if (count >= SUMMARY_REFLECTIONS_MIN) {
    if (!getsSummaries) return `${capitalised(numberWord(count))} reflections this week so far${unsent}.`;
    if (count - unsentCount < SUMMARY_REFLECTIONS_MIN) return 'Once your words are sent, this week gets a summary.';
    return 'This week has enough: its summary comes on Monday.';
  }
  if (count > 0) return `${of(count)} this week so far${unsent}.`;
  if (lastWeek > 0 && lastWeek < SUMMARY_REFLECTIONS_MIN) {
    if (until !== null) return `${of(lastWeek)} last week, and Sunday’s evening is open until ${until}.`;
    return `${of(lastWeek)} last week. Those words are yours all the same, and this week is open.`;
  }
  return null;
}

const dots = Array.from({ length: SUMMARY_REFLECTIONS_MIN }, (_, index) => index);

/** Draw a circle for each reflection that a summary needs, and fill one for each reflection that was written. */
function WrittenSoFar({ count }: { count: number }) {
  return (
    <svg width="96" height="32" viewBox="0 0 96 32" fill="none" aria-hidden="true" strokeWidth="1.5">
      {dots.map((dot) => (
        <circle
          key={dot}
          cx={12 + dot * 24}
          cy="16"
          r="7"
          stroke={dot < count ? 'var(--evening)' : 'currentColor'}
          fill={dot < count ? 'var(--evening-soft)' : 'none'}
        />
      ))}
    </svg>
  );
}
