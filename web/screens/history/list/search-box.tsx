import { useEffect, useState } from 'react';
import { SEARCH_MAX_CHARACTERS } from '../../../../core/domain/limits.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';

const silenceMs = 300;

type Props = {
  search: string;
  onSearch: (search: string) => void;
  onEscape: () => void;
};

/** Call `onSearch` 300 ms after the last keystroke, and at once when the text is empty or the user presses Enter. */
export function SearchBox({ search, onSearch, onEscape }: Props) {
  const [text, setText] = useState(search);
  const [shownSearch, setShownSearch] = useState(search);
  const words = text.trim();
  // If the search was changed by Back or by a suggestion, show the new words in the field.
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
      onEscape={onEscape}
    />
  );
}
