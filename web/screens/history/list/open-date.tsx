import type { Day } from '../../../../core/domain/days/day.ts';
import type { SearchedDate } from '../../../features/reflections/searched-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusOnReturn } from './use-focus-on-return.ts';

/**
 * How a search result opens its day, in the calendar unless `view` says otherwise. `opened` is the day that was opened last; null if there is none.
 */
export type OpenDay = {
  readonly opened: Day | null;
  readonly onOpen: (day: Day, view?: 'calendar' | 'year') => void;
};

type Props = OpenDay & { date: SearchedDate; variant?: 'quiet' };

/** A button that opens the day or month that a search names in the calendar, or the year in the year view. */
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
