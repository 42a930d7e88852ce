import { useQuery } from '@tanstack/react-query';
import type { Day } from '../../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../../core/domain/days/week.ts';
import { weekReflectionsQuery } from '../../../data/reflections.ts';
import { summariesQuery } from '../../../data/summaries.ts';
import { useVisible } from '../../../features/deletion/pending-deletions.ts';
import type { SearchedDate } from '../../../features/reflections/searched-date.ts';
import { useServerDay } from '../../../features/reflections/use-server-day.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusOnReturn } from './use-focus-on-return.ts';

/**
 * How to open the day of a search result. `onOpen` opens it in the calendar unless `place` is given. `opened` is the
 * day that was opened last, or null.
 */
export type OpenDay = {
  readonly opened: Day | null;
  readonly onOpen: (day: Day, place?: DayPlace) => void;
};

/** Where to open a day. `month` is the calendar of its month, `summary` the summary of its week. */
export type DayPlace = 'calendar' | 'month' | 'year' | 'summary';

type Props = OpenDay & { date: SearchedDate; variant?: 'quiet' };

/**
 * A button that opens the searched date: a year in the year view, a week in its summary, and other dates in the
 * calendar.
 */
export function OpenDate(props: Props) {
  const { span } = props.date;
  if (span === 'week') return <OpenWeek {...props} />;
  return <OpenPlace {...props} place={span === 'day' ? 'calendar' : span} />;
}

/** A week without a summary opens in the calendar, on its first day with reflections. */
function OpenWeek(props: Props) {
  const { date } = props;
  const monday = weekStartOf(date.day);
  const visible = useVisible();
  const summaries = useQuery(summariesQuery(weekStartOf(useServerDay())));
  const week = useQuery(weekReflectionsQuery(monday));
  if (summaries.isLoading || week.isLoading) return null;
  if (summaries.data?.some(({ weekStart }) => weekStart === monday)) return <OpenPlace {...props} place="summary" />;
  const [first] = visible(week.data ?? [])
    .map(({ localDate }) => localDate)
    .sort();
  return <OpenPlace {...props} date={{ ...date, day: first ?? date.day }} place="calendar" />;
}

function OpenPlace({ date: { day, name }, variant, opened, onOpen, place }: Props & { place: DayPlace }) {
  const button = useFocusOnReturn<HTMLButtonElement>(day === opened);
  return (
    <Button ref={button} {...(variant && { variant })} onClick={() => onOpen(day, place)}>
      Open {name}
    </Button>
  );
}
