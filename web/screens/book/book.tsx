import { memo, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { ImportSource, Reflection } from '../../../core/contract/reflection.ts';
import type { Summary } from '../../../core/contract/summaries.ts';
import { addDays } from '../../../core/domain/days/day.ts';
import { WEEK_DAYS } from '../../../core/domain/limits.ts';
import { cardTitle } from '../../../core/domain/summaries/card-title.ts';
import { importedParts, wordsOf } from '../../../core/domain/texts/markdown.ts';
import { longDay, monthName } from '../../features/reflections/format.ts';
import { formattedParts } from '../../features/reflections/markdown-nodes.tsx';
import type { Month } from '../../features/reflections/month.ts';
import { sentTime } from '../../features/reflections/sent-time.ts';
import styles from './book.module.css';
import { type BookDay, type Chapter, paragraphsOf } from './book-chapters.ts';

const typeNames = { evening: 'Evening', deep: 'Deep' } as const;

/** Format a day without its weekday, such as 'March 2, 2026'. */
export const dateOf = (day: string): string => longDay(day).replace(/^[^,]+, /, '');

function Words({ text, source }: { text: string; source?: ImportSource | undefined }) {
  return paragraphsOf(text)
    .map((paragraph) => importedParts(paragraph, source))
    .filter((parts) => wordsOf(parts).trim() !== '')
    .map((parts, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move.
      <p key={index} dir="auto" className={styles['words']}>
        {formattedParts(parts)}
      </p>
    ));
}

function OfReflection({ reflection }: { reflection: Reflection }) {
  const { type, question, content, importedFrom } = reflection;
  const kind = importedFrom === undefined ? typeNames[type] : 'Brought in';
  const time = sentTime(reflection);
  return (
    <div className={styles['reflection']}>
      <div className={styles['opening']}>
        <p className={styles['kind']}>{time === '' ? kind : `${kind}, ${time}`}</p>
        {question !== '' && <p className={styles['question']}>{question}</p>}
      </div>
      <Words text={content} source={importedFrom} />
    </div>
  );
}

function OfWeek({ summary: { title, weekStart, longSummary, keyThemes } }: { summary: Summary }) {
  return (
    <div className={styles['week']}>
      <div className={styles['opening']}>
        <p className={styles['kind']}>
          The week of {dateOf(weekStart)} to {dateOf(addDays(weekStart, WEEK_DAYS - 1))}
        </p>
        <p className={styles['weekTitle']} dir="auto">
          {cardTitle(title)}
        </p>
      </div>
      <Words text={longSummary} />
      {keyThemes.length > 0 && (
        <p className={styles['themes']} dir="auto">
          {keyThemes.join(' · ')}
        </p>
      )}
    </div>
  );
}

const OfDay = ({ day: { day, reflections, summary } }: { day: BookDay }) => (
  <>
    <div className={styles['day']}>
      <h3 className={styles['dayName']}>{longDay(day)}</h3>
      {reflections.map((reflection) => (
        <OfReflection key={reflection.id} reflection={reflection} />
      ))}
    </div>
    {summary && <OfWeek summary={summary} />}
  </>
);

const headingId = (month: Month) => `book-${month}`;

/** The table of contents: links to the months, by year. It has no page numbers, because browsers cannot print them. */
function Contents({ months }: { months: readonly Month[] }) {
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return (
    <div className={styles['contents']}>
      <h2 className={styles['contentsName']}>Contents</h2>
      {years.map((year) => (
        <div key={year} className={styles['year']}>
          <h3 className={styles['yearName']}>{year}</h3>
          <ul className={styles['yearMonths']}>
            {months
              .filter((month) => month.startsWith(year))
              .map((month) => (
                <li key={month}>
                  <a href={`#${headingId(month)}`}>{monthName(month).replace(/ \d+$/, '')}</a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type Cover = { readonly name: string; readonly dates: string; readonly count: string; readonly lacks: string };

type Props = { readonly cover: Cover; readonly chapters: readonly Chapter[] };

/** The printed pages. book.module.css hides them on the screen, and hides the rest of the app on paper. */
export const PrintedBook = memo(({ cover: { name, dates, count, lacks }, chapters }: Props) => {
  useEffect(() => {
    document.documentElement.dataset['prints'] = 'book';
    return () => {
      delete document.documentElement.dataset['prints'];
    };
  }, []);
  return createPortal(
    <div className={styles['book']} data-book="">
      <div className={styles['cover']}>
        <p className={styles['mark']}>Inward</p>
        <h1 className={styles['title']} dir="auto">
          {name}
        </h1>
        <p className={styles['dates']}>{dates}</p>
        <p className={styles['count']}>{count}</p>
        {lacks !== '' && <p className={styles['lacks']}>{lacks}</p>}
      </div>
      {chapters.length > 1 && <Contents months={chapters.map(({ month }) => month)} />}
      {chapters.map(({ month, days }) => (
        <div key={month} className={styles['month']}>
          <h2 id={headingId(month)} className={styles['monthName']}>
            {monthName(month)}
          </h2>
          {days.map((day) => (
            <OfDay key={day.day} day={day} />
          ))}
        </div>
      ))}
    </div>,
    document.body,
  );
});
