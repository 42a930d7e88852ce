import { useEffect, useRef } from 'react';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import type { SearchOrder } from '../../../../core/contract/reflections.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { returningPlaceId } from '../../../ui/page/use-return-place.ts';
import type { ShownPages } from './use-older-pages.ts';

/** Return the `data-place` of a reflection in a list. It begins with the date, so that the pages up to it can be found. */
export const placeIdOf = ({ localDate, id }: Reflection): string => `${localDate} ${id}`;

/**
 * A reload forgets all pages but the first. If the user returns to a place on a later page, load the pages up to that
 * place, once.
 */
export function usePagesOfPlace({ all, hasMore, showUntil }: ShownPages, order: SearchOrder): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !hasMore) return;
    isDone.current = true;
    const place = returningPlaceId();
    const [, day] = /^(\d{4}-\d\d-\d\d) /.exec(place ?? '') ?? [];
    if (day === undefined) return;
    const isPast = (each: Day) => (order === 'newest' ? each < day : each > day);
    const reaches = (reflections: readonly Reflection[]) =>
      reflections.some((each) => placeIdOf(each) === place || isPast(each.localDate));
    if (!reaches(all)) showUntil(reaches);
  });
}
