import type { Day } from '../../../../core/domain/days/day.ts';
import type { SearchedDate } from '../../../features/reflections/searched-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusOnReturn } from './use-focus-on-return.ts';

/**
 * How a search result opens its day in the calendar. `opened` is the day that was opened last; null if there is none.
 */
export type OpenDay = { readonly opened: Day | null; readonly onOpen: (day: Day) => void };

type Props = OpenDay & { date: SearchedDate; variant?: 'quiet' };

/** A button that opens the calendar at the date that the user has searched for. */
export function OpenDate({ date: { day, name }, variant, opened, onOpen }: Props) {
  const button = useFocusOnReturn<HTMLButtonElement>(day === opened);
  return (
    <Button ref={button} {...(variant && { variant })} onClick={() => onOpen(day)}>
      Open {name}
    </Button>
  );
}
