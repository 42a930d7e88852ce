import { type ReactNode, useId } from 'react';
import styles from './radio.module.css';

type Props = {
  /** The name of the group, equal for all its radio buttons. */
  name: string;
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onChange: () => void;
};

export function Radio({ name, label, description, checked, onChange }: Props) {
  const id = useId();
  return (
    <label className={styles['row']}>
      <input
        type="radio"
        name={name}
        className={styles['radio']}
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        checked={checked}
        onChange={onChange}
      />
      <span className={styles['words']}>
        <span id={`${id}-label`} className={styles['label']}>
          {label}
        </span>
        {description !== undefined && (
          <span id={`${id}-description`} className={styles['description']}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
