import { useQueryClient } from '@tanstack/react-query';
import { searchTerms } from '../../../../core/domain/texts/reflection-search.ts';
import { cachedReflections } from '../../../data/cached-reflections.ts';
import { useVisible } from '../../../features/deletion/pending-deletions.ts';
import { type SearchedDate, wordsWithDate } from '../../../features/reflections/searched-date.ts';
import { useServerDay } from '../../../features/reflections/use-server-day.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import styles from './list-view.module.css';
import { nearestSearch } from './nearest-words.ts';
import { NotebookDrawing } from './notebook-drawing.tsx';
import { OpenDate, type OpenDay } from './open-date.tsx';

type Props = OpenDay & {
  search: string;
  dates: readonly SearchedDate[];
  /** Called with the suggested search when the user accepts the suggestion. */
  onMeant: (search: string) => void;
};

/**
 * The empty result of a search. If the search is a date, a button opens that date in the calendar. If its words look
 * like mistyped words of a reflection on the device, a button searches for the correct spelling. If words and a date are
 * searched together, there is a button for each.
 */
export function NothingFound({ search, dates, onMeant, ...openDay }: Props) {
  const client = useQueryClient();
  const visible = useVisible();
  const [date] = dates;
  const meant = date ? null : nearestSearch(search, visible(cachedReflections(client)));
  const today = useServerDay();
  const both = date || meant !== null ? null : wordsWithDate(search, today);
  const action = both ? (
    <div className={styles['offers']}>
      <Button onClick={() => onMeant(both.words)}>Search for {both.words}</Button>
      <OpenDate date={both.date} {...openDay} />
    </div>
  ) : date ? (
    <div className={styles['offers']}>
      {dates.map((each) => (
        <OpenDate key={each.day} date={each} {...openDay} />
      ))}
    </div>
  ) : (
    meant !== null && <Button onClick={() => onMeant(meant)}>Did you mean {meant}?</Button>
  );
  return (
    <EmptyState
      drawing={<NotebookDrawing />}
      title="Nothing found"
      text={
        both
          ? `${whatIsMissing(search)[0]} Search for words and open a date one after the other.`
          : date
            ? `${whatIsMissing(search)[0]} Did you mean the ${date.span === 'day' ? 'date' : date.span}?`
            : whatIsMissing(search).join(' ')
      }
      {...(action && { action })}
    />
  );
}

/**
 * Return two sentences. The first says what no reflection has: all of the words, a single word, or a quoted word or
 * phrase. The second says what to try.
 */
function whatIsMissing(search: string): [string, string] {
  const [term = '', ...others] = searchTerms(search);
  if (others.length > 0) return ['No reflection has all of these words.', 'Try fewer or other ones.'];
  if (!term.startsWith('"')) return ['No reflection has this word.', 'Try another one.'];
  return term.includes(' ')
    ? ['No reflection has these words one after the other.', 'Try them without quotation marks.']
    : ['No reflection has this as a whole word.', 'Try it without quotation marks.'];
}
