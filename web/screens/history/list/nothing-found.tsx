import type { Day } from '../../../../core/domain/days/day.ts';
import { useServerDay } from '../../../features/reflections/use-server-day.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { NotebookDrawing } from './notebook-drawing.tsx';
import { type SearchedDate, searchedDate } from './searched-date.ts';
import { useFocusOnReturn } from './use-focus-on-return.ts';

/** How results open a day in the calendar. `opened` is the day that was opened last; null if there is none. */
export type OpenDay = { readonly opened: Day | null; readonly onOpen: (day: Day) => void };

/** The empty result of a search. If the search is a date, a button opens it in the calendar. */
export function NothingFound({ search, ...openDay }: OpenDay & { search: string }) {
  const date = searchedDate(search, useServerDay());
  return (
    <EmptyState
      drawing={<NotebookDrawing />}
      title="Nothing found"
      text="No reflection has all of these words. Try fewer or other ones."
      action={date && <OpenDate date={date} {...openDay} />}
    />
  );
}

function OpenDate({ date: { day, name }, opened, onOpen }: OpenDay & { date: SearchedDate }) {
  const button = useFocusOnReturn<HTMLButtonElement>(day === opened);
  return (
    <Button ref={button} onClick={() => onOpen(day)}>
      Open {name}
    </Button>
  );
}
