import type { Day } from '../../../../core/domain/days/day.ts';
import type { SearchedDate } from '../../../features/reflections/searched-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusOnReturn } from './use-focus-on-return.ts';

/**
 * How to open the day of a search result. `onOpen` opens it in the calendar unless `view` is given. `opened` is the day
 * that was opened last, or null.
 */
export type OpenDay = {
  readonly opened: Day | null;
  readonly onOpen: (day: Day, view?: 'calendar' | 'year') => void;
};

type Props = OpenDay & { date: SearchedDate; variant?: 'quiet' };

/** A button that opens the searched date: a year in the year view, other dates in the calendar. */
export function OpenDate({ date: { day, name, span }, variant, opened, onOpen }: Props) {
  const button = useFocusOnReturn<HTMLButtonElement>(day === opened);
  return (
    <Button
      ref={button}
      {...(variant && { variant })}
      onClick={() => onOpen(day, span === 'year' ? 'year' : 'calendar')}
    >
      Open {name}
    </Button>
  );
}
