import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { weekEnd } from '../../../core/domain/days/week.ts';
import { counted } from '../../../core/domain/texts/counted.ts';
import { cardDay } from '../../features/reflections/format.ts';
import { LoadAgain } from '../../features/reflections/load-again.tsx';
import { monthOf } from '../../features/reflections/month.ts';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import { useSession } from '../../features/session/use-session.ts';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { dateOf, PrintedBook } from './book.tsx';
import type { BookRange, Chapter } from './book-chapters.ts';
import styles from './book-screen.module.css';
import { missingText } from './missing-months.ts';
import { useBook } from './use-book.ts';

/**
 * Format the days of a book as 'March 2, 2026 to March 8, 2026'. Without a chosen first or last day, use that of the
 * entries.
 */
function datesText(chapters: readonly Chapter[], { from, to }: BookRange): string {
  const days = chapters.flatMap((chapter) => chapter.days.map(({ day }) => day));
  const [first, last] = [from ?? days[0], to ?? days[days.length - 1]];
  if (first === undefined || last === undefined) return '';
  return first === last ? dateOf(first) : `${dateOf(first)} to ${dateOf(last)}`;
}

function coverOf(chapters: readonly Chapter[], range: BookRange, name: string, missing: string) {
  const days = chapters.flatMap((chapter) => chapter.days);
  const entries = days.flatMap(({ reflections }) => reflections);
  const imported = entries.filter(({ importedFrom }) => importedFrom).length;
  const summaries = days.filter(({ summary }) => summary !== null).length;
  const counts = [
    ...(imported < entries.length ? [counted(entries.length - imported, 'reflection')] : []),
    ...(imported > 0 ? [counted(imported, 'imported entry', 'imported entries')] : []),
    ...(summaries > 0 ? [counted(summaries, 'weekly summary', 'weekly summaries')] : []),
  ];
  return {
    name: name === '' ? 'A Journal' : name,
    dates: datesText(chapters, range),
    count: counts.join(', '),
    lacks: missing === '' ? '' : `Perhaps not all ${missing} is in this book.`,
  };
}

type Props = {
  range: BookRange;
  /** Return whether the user has asked for the pages on this screen and done nothing since. */
  isAwaited: () => boolean;
};

/** Load the pages of a range, show their dates, their size and what is missing, and let the user print them. */
export function ReadyBook({ range, isAwaited }: Props) {
  const client = useQueryClient();
  const { user, identity } = useSession();
  const [attempt, setAttempt] = useState(0);
  const { progress, chapters, missing, isListed, error, isWithoutSummaries, hiddenWeeks } = useBook(range, attempt);
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : (identity?.displayName ?? '');
  const missingWords = missingText(missing, monthOf(useLocalDay()));
  const cover = useMemo(
    () => chapters && coverOf(chapters, range, name, missingWords),
    [chapters, range, name, missingWords],
  );
  const lacks = missingWords !== '' || isWithoutSummaries;
  const dates = useRef<HTMLParagraphElement>(null);
  const isReady = chapters !== null;
  // The print button scrolls into view, which may move the button that gathers the pages above the window. Move the focus
  // before the pages are painted: afterwards, it could be taken from a field that has just got it.
  useLayoutEffect(() => {
    if (isReady && isAwaited()) dates.current?.focus({ preventScroll: true });
  }, [isReady, isAwaited]);
  const loadAgain = () => {
    setAttempt(attempt + 1);
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null });
  };

  if (!chapters || !cover) {
    return (
      <div className={styles['ready']}>
        <div
          className={styles['bar']}
          role="progressbar"
          aria-label="Gathering your pages"
          aria-valuenow={Math.round(progress * 100)}
        >
          <div className={styles['filled']} style={{ width: `${progress * 100}%` }} />
        </div>
        <p className={styles['soft']}>Gathering your pages...</p>
      </div>
    );
  }
  const lacking = [
    ...(missingWords === '' ? [] : [`This device may not have all words ${missingWords}.`]),
    ...(isWithoutSummaries ? ['It has no weekly summaries.'] : []),
  ].join(' ');
  return (
    <div className={styles['ready']}>
      {lacks && (
        <div>
          <p className={styles['lacks']}>{lacking}</p>
          <LoadAgain error={error} what="missing pages" onAgain={loadAgain} />
        </div>
      )}
      {hiddenWeeks.map((week) => (
        <p key={week} className={styles['lacks']}>
          It leaves out the summary of {cardDay(week)} – {cardDay(weekEnd(week))}, which may still have deleted words.
        </p>
      ))}
      {chapters.length === 0 ? (
        <p>
          {lacks || !isListed
            ? 'There is nothing of these days on this device. The first time, a book needs a connection.'
            : 'There is nothing from these days yet.'}
        </p>
      ) : (
        <>
          <div>
            <p ref={dates} tabIndex={-1} className={styles['size']}>
              {cover.dates}
            </p>
            <p className={styles['soft']}>{cover.count}</p>
          </div>
          <PrintButton />
          <PrintedBook cover={cover} chapters={chapters} />
        </>
      )}
    </div>
  );
}

/** Open the browser's print dialog, which can also save a PDF. The page title becomes the suggested file name. */
function PrintButton() {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    let isStopped = false;
    const { title } = document;
    // Load both weights of the font before printing, but print even if the fonts cannot be loaded. Then wait until the
    // button shows that it is busy, because the browser needs seconds to prepare a thick book.
    const print = async () => {
      const fonts = ['1rem Newsreader', '600 1rem Newsreader'];
      await Promise.all(fonts.map((font) => document.fonts.load(font).catch(() => [])));
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (isStopped) return;
      document.title = 'My Inward Book';
      window.print();
      document.title = title;
      setBusy(false);
    };
    void print();
    return () => {
      isStopped = true;
    };
  }, [isBusy]);
  return (
    <>
      <Button ref={bringIntoView} busy={isBusy} onClick={() => setBusy(true)}>
        Print or Save as PDF
      </Button>
      <p className={styles['soft']}>A thick book takes your browser a moment. Choose A5 if it asks for the paper.</p>
    </>
  );
}
