import { useEffect, useRef, useState } from 'react';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { monthName } from '../../../features/reflections/format.ts';
import { type Month, monthOf } from '../../../features/reflections/month.ts';
import { jumpFromMonths, MonthJump } from '../../../features/reflections/month-jump/month-jump.tsx';
import { isFocusOutOfView } from '../../../ui/page/is-focus-out-of-view.ts';
import { untouchedSince } from '../../../ui/page/untouched-since.ts';
import { isReturningToPlace } from '../../../ui/page/use-return-place.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useJournalMonths } from './use-journal-months.ts';
import type { ShownPages } from './use-older-pages.ts';
import { usePagesOfPlace } from './use-pages-of-place.ts';

const settleFrames = 20;

/** A month whose last px are this near to the top of the screen is no longer read. */
const topPx = 64;

/** Return whether the list has, or may have, so many months that it names them and offers to jump to one. */
export const isLongList = ({ all, hasMore }: ShownPages): boolean =>
  hasMore || new Set(all.map(({ localDate }) => monthOf(localDate))).size >= jumpFromMonths;

const monthsInList = () => [...document.querySelectorAll<HTMLElement>('main [data-days-of]')];
const monthIn = ({ dataset }: HTMLElement): Month => dataset['daysOf'] ?? '';

/**
 * Return the reflections of a day, or if it has none, of its month. Of a month without any, return those of the nearest
 * earlier month, or the last ones of the list.
 */
function placeOf(wanted: Day | Month): HTMLElement | null | undefined {
  const months = monthsInList();
  const month = months.find((each) => monthIn(each) <= monthOf(wanted)) ?? months[months.length - 1];
  return month?.querySelector(`[data-place^="${wanted} "]`)?.closest('section') ?? month;
}

/**
 * How far the page was scrolled (px) when the list had opened at its day or its beginning. Null while the list loads the
 * pages up to the day.
 */
let openedAtPx: number | null = 0;

/**
 * Return the month at the top of the screen while a list is shown. Return null without a list, if the user has not
 * scrolled since the list opened, and if the list opens at the same month for this day.
 */
export function otherMonthAtTop(day: Day): Month | null {
  if (openedAtPx === null || Math.abs(window.scrollY - openedAtPx) < 1) return null;
  const top = monthsInList().find((each) => each.getBoundingClientRect().bottom > topPx);
  return top === undefined || top.contains(placeOf(day) ?? null) ? null : monthIn(top);
}

/** Return whether the reflections go back to a day or a month, or further. */
const reaches = (reflections: readonly Reflection[], aim: Day | Month): boolean =>
  reflections.some(({ localDate }) => localDate.slice(0, aim.length) <= aim);

/** Below a month or day, as many reflections fill the screen, so that its heading can stand at the top. */
const reflectionsBelow = 6;

/** Return whether a page goes far enough back to scroll a day or a month to the top of the screen. */
const goesBelow = (page: readonly Reflection[], aim: Day | Month): boolean =>
  page.filter(({ localDate }) => localDate.slice(0, aim.length) < aim).length >= reflectionsBelow;

type Props = ShownPages & {
  /** The day or month at which the list opens; null for its beginning. */
  opensAt: Day | Month | null;
  /** Return whether the user has neither pressed, typed nor scrolled anything since the list was asked to open. */
  isUntouched: () => boolean;
};

/** Offer to jump to a month of the list. Loads the pages up to that month first. */
export function ListJump({ opensAt, isUntouched, ...pages }: Props) {
  const { all, hasMore, state, showUntil } = pages;
  usePagesOfPlace(pages, 'newest');
  const months = useJournalMonths(all, hasMore);
  // A ref, because a choice by arrow keys may change the month while its pages load.
  const wanted = useRef<Day | Month | null>(null);
  const takesFocus = useRef(false);
  const isLatest = useRef(isUntouched);
  const [jumps, setJumps] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each jump scrolls, once its pages are shown.
  useEffect(() => {
    if (wanted.current === null || state === 'loading') return;
    const aim = wanted.current;
    const isOpening = aim === opensAt;
    wanted.current = null;
    if (state === 'failed' && hasMore && !reaches(all, aim)) {
      if (isOpening) openedAtPx = window.scrollY;
      toast({
        title: `${monthName(monthOf(aim))} cannot be loaded ${navigator.onLine ? 'just now' : 'without a connection'}`,
      });
      return;
    }
    // While the pages were loading, the user may have gone on, for example to the search field.
    if (!isLatest.current()) {
      if (isOpening) openedAtPx = 0;
      return;
    }
    const place = placeOf(aim);
    // In the next frames the heights of the months in view are no longer estimates: correct the position.
    const isStill = untouchedSince();
    const scroll = (frames: number) => {
      if (!isStill() || wanted.current !== null) return;
      place?.scrollIntoView({ block: 'start' });
      if (isOpening) openedAtPx = window.scrollY;
      if (frames > 0) requestAnimationFrame(() => scroll(frames - 1));
    };
    scroll(settleFrames);
    // The button that opened the list may be above the window now.
    const heading =
      takesFocus.current || (isOpening && isFocusOutOfView()) ? place?.querySelector<HTMLElement>('h2') : null;
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }, [jumps, state]);

  const jump = (place: Day | Month) => {
    wanted.current = place;
    takesFocus.current = false;
    if (!goesBelow(all, place) && hasMore) showUntil((page) => goesBelow(page, wanted.current ?? place));
    setJumps(jumps + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list opens once.
  useEffect(() => {
    const opens = opensAt !== null && !isReturningToPlace();
    openedAtPx = opens ? null : 0;
    if (opens) jump(opensAt);
    return () => {
      openedAtPx = 0;
    };
  }, []);
  const jumpTo = (month: Month) => {
    openedAtPx = openedAtPx ?? 0;
    isLatest.current = untouchedSince();
    jump(month);
  };
  const arrive = (month: Month) => {
    wanted.current = month;
    takesFocus.current = true;
    isLatest.current = untouchedSince();
    setJumps(jumps + 1);
  };
  // A key may do nothing, such as an arrow key at the last month: the jump to the chosen month still holds.
  const keepJump = () => {
    if (wanted.current !== opensAt) isLatest.current = untouchedSince();
  };
  if (months.length < jumpFromMonths) return null;
  return <MonthJump months={months} onJump={jumpTo} onArrive={arrive} onKey={keepJump} />;
}
