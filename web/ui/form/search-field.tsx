import { SearchIcon } from '../icons.tsx';
import styles from './search-field.module.css';

type Props = {
  /** The label for screen readers. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: () => void;
  /** Called when Escape clears the field. */
  onEscape?: () => void;
  maxLength?: number;
};

/** A search input with the browser's own clear button. */
export function SearchField({ label, placeholder, value, onChange, onEnter, onEscape, maxLength }: Props) {
  return (
    <label className={styles['field']}>
      <SearchIcon size={18} />
      <input
        type="search"
        className={styles['text']}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          if (nativeEvent.isComposing) return;
          if (key === 'Enter') onEnter?.();
          if (key !== 'Escape') return;
          // Not every browser clears the field on Escape, so clear it here. If the field is already empty, remove the
          // focus, so that single-key shortcuts work.
          if (value === '') return currentTarget.blur();
          onChange('');
          onEscape?.();
        }}
      />
    </label>
  );
}
