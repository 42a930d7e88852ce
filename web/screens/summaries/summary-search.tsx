import { SUMMARY_SORTS, type SummarySort } from '../../../core/domain/summaries/summary-search.ts';
import { counted } from '../../../core/domain/texts/counted.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { SortSelect } from '../../ui/form/sort-select.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import styles from './summary-search.module.css';

type Props = {
  search: string;
  sort: SummarySort;
  /** How many summaries the search has found; null without a search. */
  count: number | null;
  /** How many of them do not match the search any more. */
  unmatchedCount: number;
  onSearch: (search: string) => void;
  onSort: (sort: SummarySort) => void;
  onEnter: () => void;
};

export function SummarySearch({ search, sort, count, unmatchedCount, onSearch, onSort, onEnter }: Props) {
  return (
    <search className={styles['search']}>
      <SearchField
        label="Search summaries"
        placeholder="Search summaries, themes, or insights..."
        value={search}
        onChange={onSearch}
        onEnter={onEnter}
      />
      <div className={styles['results']}>
        <LiveRegion className={count === 0 ? 'visually-hidden' : styles['found']}>
          {count !== null && foundCount(count, unmatchedCount)}
        </LiveRegion>
        <SortSelect value={sort} options={SUMMARY_SORTS} onChange={onSort} />
      </div>
    </search>
  );
}

function foundCount(count: number, unmatched: number): string {
  if (count === 0) return 'Nothing found';
  const found = `${counted(count, 'summary', 'summaries')} found`;
  if (unmatched === 0) return found;
  if (count === 1) return `${found}, but it no longer has these words`;
  if (unmatched === count) return `${found}, but none has these words any more`;
  return `${found}, but ${unmatched} no longer ${unmatched === 1 ? 'has' : 'have'} these words`;
}
