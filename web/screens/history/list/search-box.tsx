import { useEffect, useState } from 'react';
import { SEARCH_MAX_CHARACTERS } from '../../../../core/domain/limits.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';

const silenceMs = 300;

type Props = {
  /** The words of the current search. */
  search: string;
  onSearch: (search: string) => void;
};

/**
 * The search field. Call `onSearch` 300 ms after the last keystroke, and at once when the text is empty or when the user
 * presses Enter.
 */
export function SearchBox({ search, onSearch }: Props) {
  const [text, setText] = useState(search);
  const [shownSearch, setShownSearch] = useState(search);
  const words = text.trim();
  // If Back or a suggestion has changed the search, and not typing, show the new words in the field.
  if (search !== shownSearch) {
    setShownSearch(search);
    if (search !== words) setText(search);
  }
  useEffect(() => {
    if (words === search) return;
    const timer = setTimeout(() => onSearch(words), words === '' ? 0 : silenceMs);
    return () => clearTimeout(timer);
  }, [words, search, onSearch]);
  return (
    <SearchField
      label="Search your reflections"
      placeholder="Search your reflections..."
      maxLength={SEARCH_MAX_CHARACTERS}
      value={text}
      onChange={setText}
      onEnter={() => onSearch(words)}
    />
  );
}
