import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { monthName } from '../../features/reflections/format.ts';
import { LoadAgain } from '../../features/reflections/load-again.tsx';
import type { Month } from '../../features/reflections/month.ts';
import { useSession } from '../../features/session/use-session.ts';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { dateOf, PrintedBook } from './book.tsx';
import type { BookRange, Chapter } from './book-chapters.ts';
import styles from './book-screen.module.css';
import { useBook } from './use-book.ts';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const shownMonths = 6;

/** Format months as 'March 2026, April 2026 and May 2026'. Name at most six and count the others: 'and 3 more'. */
function monthsText(months: readonly Month[]): string {
  const names = months.slice(0, shownMonths).map(monthName);
  const more = months.length - names.length;
  if (more > 0) return `${names.join(', ')} and ${more} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

/** Format the days of a book as 'March 2, 2026 to March 8, 2026'. A side without a chosen day has that of its entries. */
function datesText(chapters: readonly Chapter[], { from, to }: BookRange): string {
  const days = chapters.flatMap((chapter) => chapter.days.map(({ day }) => day));
  const [first, last] = [from ?? days[0], to ?? days[days.length - 1]];
  if (first === undefined || last === undefined) return '';
  return first === last ? dateOf(first) : `${dateOf(first)} to ${dateOf(last)}`;
}

function coverOf(chapters: readonly Chapter[], range: BookRange, name: string, missing: readonly Month[]) {
  const days = chapters.flatMap((chapter) => chapter.days);
  const reflections = days.reduce((sum, { reflections }) => sum + reflections.length, 0);
  const summaries = days.filter(({ summary }) => summary !== null).length;
  const size = counted(reflections, 'reflection', 'reflections');
  return {
    name: name === '' ? 'A Journal' : name,
    dates: datesText(chapters, range),
    count: summaries === 0 ? size : `${size}, ${counted(summaries, 'weekly summary', 'weekly summaries')}`,
    lacks: missing.length === 0 ? '' : `Perhaps not all of ${monthsText(missing)} is in this book.`,
  };
}

/** Load the pages of a range, show their dates, their size and what is missing, and let the user print them. */
export function ReadyBook({ range }: { range: BookRange }) {
  const client = useQueryClient();
  const { user, identity } = useSession();
  const [attempt, setAttempt] = useState(0);
  const { progress, chapters, missing, error, isWithoutSummaries } = useBook(range, attempt);
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : (identity?.displayName ?? '');
  const cover = useMemo(() => chapters && coverOf(chapters, range, name, missing), [chapters, range, name, missing]);
  const lacks = missing.length > 0 || isWithoutSummaries;
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
    ...(missing.length > 0 ? [`This device may not have all words of ${monthsText(missing)}.`] : []),
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
      {chapters.length === 0 ? (
        <p>{lacks ? 'There is nothing of these days on this device.' : 'There is nothing from these days yet.'}</p>
      ) : (
        <>
          <div>
            <p className={styles['size']}>{cover.dates}</p>
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
