import { useEffect, useRef, useState } from 'react';
import { type Month, monthOf } from '../../../features/reflections/month.ts';
import { jumpFromMonths, MonthJump } from '../../../features/reflections/month-jump/month-jump.tsx';
import { useJournalMonths } from './use-journal-months.ts';
import type { ShownPages } from './use-older-pages.ts';
import { usePagesOfPlace } from './use-pages-of-place.ts';

/** Return whether the list has, or may have, so many months that it names them and offers to jump to one. */
export const isLongList = ({ all, hasMore }: ShownPages): boolean =>
  hasMore || new Set(all.map(({ localDate }) => monthOf(localDate))).size >= jumpFromMonths;

/** Return the month's days, or those of the nearest earlier month, or the last ones of the list. */
function placeOf(month: Month): HTMLElement | null | undefined {
  const names = [...document.querySelectorAll<HTMLElement>('main [data-month]')];
  const name = names.find(({ dataset }) => (dataset['month'] ?? '') <= month) ?? names[names.length - 1];
  return name?.parentElement;
}

/** Offer to jump to a month of the list. Loads the pages up to that month first. */
export function ListJump(pages: ShownPages) {
  const { all, hasMore, state, showUntil } = pages;
  usePagesOfPlace(pages);
  const months = useJournalMonths(all, hasMore);
  // A ref, because a choice by arrow keys may change the month while its pages load.
  const wanted = useRef<Month | null>(null);
  const takesFocus = useRef(false);
  const [jumps, setJumps] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each jump scrolls, once its pages are shown.
  useEffect(() => {
    if (wanted.current === null || state === 'loading') return;
    const place = placeOf(wanted.current);
    wanted.current = null;
    place?.scrollIntoView({ block: 'start' });
    // Then the heights of the months in view are no longer estimates: correct the position.
    requestAnimationFrame(() => place?.scrollIntoView({ block: 'start' }));
    if (!takesFocus.current) return;
    const heading = place?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [jumps, state]);

  const jump = (month: Month) => {
    wanted.current = month;
    takesFocus.current = false;
    const isShown = all.some(({ localDate }) => monthOf(localDate) <= month);
    if (!isShown && hasMore) {
      showUntil((page) => page.some(({ localDate }) => monthOf(localDate) <= (wanted.current ?? month)));
    }
    setJumps(jumps + 1);
  };
  const arrive = (month: Month) => {
    wanted.current = month;
    takesFocus.current = true;
    setJumps(jumps + 1);
  };
  if (months.length < jumpFromMonths) return null;
  return <MonthJump months={months} onJump={jump} onArrive={arrive} />;
}
