import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  /** Said faintly after the label: '(optional)'. */
  note?: string;
  /** At the right end, inside the frame: a button. */
  trailing?: ReactNode;
};

/** A labelled text input. */
export function Field({ label, note, trailing, ...input }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles['label']}>
        {label}
        {note !== undefined && <span className={styles['note']}> {note}</span>}
      </label>
      <div className={styles['frame']}>
        <input {...input} id={id} className={styles['input']} />
        {trailing}
      </div>
    </div>
  );
}
