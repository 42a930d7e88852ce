import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  /** A note after the label, such as '(optional)'. */
  note?: string;
  /** A button at the right end, inside the frame. */
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
