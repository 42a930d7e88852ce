import { SUMMARY_SORTS, type SummarySort } from '../../../core/domain/summaries/summary-search.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { SortSelect } from '../../ui/form/sort-select.tsx';
import styles from './summary-search.module.css';

type Props = {
  search: string;
  sort: SummarySort;
  onSearch: (search: string) => void;
  onSort: (sort: SummarySort) => void;
  onEnter: () => void;
};

export function SummarySearch({ search, sort, onSearch, onSort, onEnter }: Props) {
  return (
    <search className={styles['search']}>
      <SearchField
        label="Search summaries"
        placeholder="Search summaries, themes, or insights..."
        value={search}
        onChange={onSearch}
        onEnter={onEnter}
      />
      <SortSelect value={sort} options={SUMMARY_SORTS} onChange={onSort} />
    </search>
  );
}
