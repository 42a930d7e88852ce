import { ChevronDownIcon } from '../icons.tsx';
import styles from './sort-select.module.css';

type Props<Value extends string> = {
  value: Value;
  options: readonly { readonly value: Value; readonly name: string }[];
  onChange: (value: Value) => void;
};

export function SortSelect<Value extends string>({ value, options, onChange }: Props<Value>) {
  const choose = (name: string) => {
    const option = options.find((each) => each.value === name);
    if (option) onChange(option.value);
  };
  return (
    <span className={styles['sort']} data-not-printed>
      <select
        aria-label="Sort"
        className={styles['select']}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </span>
  );
}
