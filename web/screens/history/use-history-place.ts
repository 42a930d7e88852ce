import { useSearchParams } from 'wouter';
import { type Day, isDay } from '../../../core/domain/days/day.ts';

const historyViews = ['list', 'calendar', 'year'] as const;
export type HistoryView = (typeof historyViews)[number];

type Change = (place: Partial<Place>, newEntry?: NewEntry) => void;

/** `isWholePeriod`: whether the user opened the month or the year of the day, not the day itself. */
type NewEntry = { readonly isWholePeriod: boolean };

type Place = {
  readonly view: HistoryView;
  /** The selected day; null if the address names none. */
  readonly day: Day | null;
};

const earliestDay: Day = '1970-01-01';

/** Return whether the user has opened this address by a link, and has not yet scrolled or chosen a day. */
export function isFirstVisit(): boolean {
  const state = (history.state ?? {}) as object;
  return !('place' in state || 'wholePeriodOf' in state);
}

/**
 * Return the view and the day from the address, such as `?view=year&date=2026-03-29`, and a function that changes them.
 * A reload and a return to this history entry restore both. `change` replaces the history entry unless `newEntry` is
 * given, so that Back leaves this screen.
 */
export function useHistoryPlace(today: Day): Place & {
  /** The date in the address if it is not a day that History can show, otherwise null. */
  readonly missingDate: string | null;
  /** Whether the user chose the day of the address, or opened a link to it. */
  readonly isDayChosen: boolean;
  readonly change: Change;
} {
  const [params, setParams] = useSearchParams();
  const date = params.get('date');
  const view = historyViews.find((name) => name === params.get('view')) ?? 'calendar';
  const day = isDay(date) && earliestDay <= date && date <= today ? date : null;

  const change: Change = (place, newEntry) => {
    const next = { view, day, ...place };
    const address = new URLSearchParams(params);
    if (next.view === 'calendar') address.delete('view');
    else address.set('view', next.view);
    if (next.day === null) address.delete('date');
    else address.set('date', next.day);
    // Remove the linked reflection from the address, because it belongs to the date that the address named before.
    if (next.day !== date) address.delete('reflection');
    // Keep the state of the history entry, because it contains the search and the scroll position. A new entry has
    // neither. A day that is chosen in it is no longer a day of a whole period.
    const kept = place.day === undefined ? history.state : { ...history.state, wholePeriodOf: null };
    const state = newEntry ? { wholePeriodOf: newEntry.isWholePeriod ? next.day : null } : kept;
    setParams(address, { replace: !newEntry, state });
  };
  const { wholePeriodOf } = (history.state ?? {}) as { wholePeriodOf?: unknown };
  const isDayChosen = day !== null && day !== wholePeriodOf;
  return { view, day, isDayChosen, missingDate: day === null ? date : null, change };
}
