import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './field.module.css';

/** Why an input was refused. Each refusal is a new object, so that the input takes the focus every time. */
export type FieldError = {
  readonly text: string;
  /** Whether the page shows the text elsewhere. The field then has it only as its description for screen readers. */
  readonly isShownElsewhere?: boolean;
};

export type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  /** A note after the label, such as '(optional)'. */
  note?: string;
  /** A button at the right end, inside the frame. */
  trailing?: ReactNode;
  error?: FieldError | null;
};

/** A labelled text input. With an error, it shows the error's text, and the first such input of the form takes the focus. */
export function Field({ label, note, trailing, error = null, ...props }: FieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) (input.current?.form?.querySelector<HTMLElement>('[aria-invalid]') ?? input.current)?.focus();
  }, [error]);
  const invalid = error && {
    'aria-invalid': true,
    'aria-describedby': [errorId, props['aria-describedby']].filter(Boolean).join(' '),
  };
  return (
    <div>
      <label htmlFor={id} className={styles['label']}>
        {label}
        {note !== undefined && <span className={styles['note']}> {note}</span>}
      </label>
      <div className={styles['frame']}>
        <input {...props} {...invalid} ref={input} id={id} className={styles['input']} />
        {trailing}
      </div>
      {error && (
        <p id={errorId} className={error.isShownElsewhere ? 'visually-hidden' : styles['error']}>
          {error.text}
        </p>
      )}
    </div>
  );
}
