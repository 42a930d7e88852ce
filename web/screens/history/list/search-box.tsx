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
  // The search has changed without typing here, for example because the user pressed Back: show the new words.
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
