import { useEffect, useState } from 'react';
import { SEARCH_MAX_CHARACTERS } from '../../../../core/domain/limits.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';

const silenceMs = 300;

type Props = {
  /** The words of the current search. */
  search: string;
  onSearch: (search: string) => void;
};

/** The search field. Call `onSearch` 300 ms after the last keystroke, and at once when the text is empty. */
export function SearchBox({ search, onSearch }: Props) {
  const [text, setText] = useState(search);
  useEffect(() => {
    const words = text.trim();
    if (words === search) return;
    const timer = setTimeout(() => onSearch(words), words === '' ? 0 : silenceMs);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);
  return (
    <SearchField
      label="Search your reflections"
      placeholder="Search your reflections..."
      maxLength={SEARCH_MAX_CHARACTERS}
      value={text}
      onChange={setText}
    />
  );
}
