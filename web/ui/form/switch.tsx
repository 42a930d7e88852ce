import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

type SwitchProps = {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Switch({ label, description, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles['row']}>
      <label htmlFor={id} className={styles['words']}>
        <span className={styles['label']}>{label}</span>
        {description !== undefined && (
          <span id={`${id}-description`} className={styles['description']}>
            {description}
          </span>
        )}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles['switch']}
        checked={checked}
        aria-checked={checked}
        aria-label={typeof label === 'string' ? label : undefined}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
