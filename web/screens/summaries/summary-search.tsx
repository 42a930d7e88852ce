import { SUMMARY_SORTS, type SummarySort } from '../../../core/domain/summaries/summary-search.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import styles from './summary-search.module.css';

type Props = {
  search: string;
  sort: SummarySort;
  onSearch: (search: string) => void;
  onSort: (sort: SummarySort) => void;
  /** Called when the user presses Enter in the search box. */
  onEnter: () => void;
};

/** The search box and the sort order of the list. */
export function SummarySearch({ search, sort, onSearch, onSort, onEnter }: Props) {
  const sortByName = (chosen: string) => {
    const option = SUMMARY_SORTS.find((each) => each.sort === chosen);
    if (option) onSort(option.sort);
  };
  return (
    <search className={styles['search']}>
      <SearchField
        label="Search summaries"
        placeholder="Search summaries, themes, or insights..."
        value={search}
        onChange={onSearch}
        onEnter={onEnter}
      />
      <span className={styles['sort']}>
        <select
          aria-label="Sort"
          className={styles['select']}
          value={sort}
          onChange={(event) => sortByName(event.currentTarget.value)}
        >
          {SUMMARY_SORTS.map((option) => (
            <option key={option.sort} value={option.sort}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={16} />
      </span>
    </search>
  );
}
