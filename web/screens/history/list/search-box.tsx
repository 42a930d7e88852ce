import { useEffect, useState } from 'react';
import { SEARCH_MAX_CHARACTERS } from '../../../../core/domain/limits.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';

const silenceMs = 300;

/** The search field. Call `onSearch` 300 ms after the last keystroke, and at once when the text is empty. */
export function SearchBox({ onSearch }: { onSearch: (search: string) => void }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const search = text.trim();
    const timer = setTimeout(() => onSearch(search), search === '' ? 0 : silenceMs);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
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
