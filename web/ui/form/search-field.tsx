import { useRef } from 'react';
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
  const focusedBefore = useRef<HTMLElement | null>(null);
  /** Return the focus to the element that had it before the field, or to the page's heading if that one is gone. */
  const leave = (field: HTMLInputElement) => {
    const before = focusedBefore.current;
    const target = before?.isConnected ? before : document.querySelector('h1');
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    // The target may be hidden, which keeps the focus where it is.
    field.blur();
    target?.focus();
  };
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
        onFocus={({ relatedTarget }) => {
          focusedBefore.current = relatedTarget as HTMLElement | null;
        }}
        onKeyDown={(event) => {
          const { key, nativeEvent, currentTarget } = event;
          if (nativeEvent.isComposing) return;
          if (key === 'Enter') onEnter?.();
          if (key !== 'Escape') return;
          event.preventDefault();
          // Not every browser clears the field on Escape, so clear it here. If the field is already empty, leave it, so
          // that single-key shortcuts work.
          if (value === '') return leave(currentTarget);
          onChange('');
          onEscape?.();
        }}
      />
    </label>
  );
}
