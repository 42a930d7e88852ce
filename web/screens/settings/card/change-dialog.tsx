import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isUnauthorized } from '../../../data/api/api.ts';
import { identityMessage } from '../../../features/session/identity-messages.ts';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';
import { PasswordChecklist } from '../../../features/session/password-checklist.tsx';
import { IdentityError } from '../../../identity/port/identity.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, type FieldProps } from '../../../ui/form/field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { noInputSince } from '../../../ui/no-input-since.ts';
import styles from './dialog-form.module.css';

type FieldSpec = Omit<FieldProps, 'name' | 'value' | 'onChange'> & {
  name: string;
  initial?: string;
  /** Whether to show the rules for a new password, and which of them the input meets. */
  hasPasswordRules?: boolean;
};
export type FormValues = Readonly<Record<string, string>>;

/** The field that asks for the current password as proof of identity. */
export const currentPasswordField = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
} as const satisfies FieldSpec;

/** A user-facing error that belongs to one field of the form. */
export class FieldError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

type FormError = {
  field: string | undefined;
  message: string;
  /** Whether to focus the field: false if the user has pressed a key or tapped since the submit. */
  takesFocus: boolean;
};

type Props = {
  title: string;
  text?: ReactNode;
  fields: readonly FieldSpec[];
  children?: ReactNode;
  action: string;
  /** Style the action as one that cannot be undone. */
  isDanger?: boolean;
  /** Return the name of the field that caused the error, or undefined when it concerns the whole form. */
  fieldOf?: (error: IdentityError) => string | undefined;
  /** May throw a FieldError or any error of the identity calls: the dialog then stays open and keeps all input. */
  submit: (values: FormValues) => Promise<void>;
  onClose: () => void;
};

/** A short form in a dialog. Shows an error below the field that caused it, and focuses the field. */
export function ChangeDialog({
  title,
  text,
  fields,
  children,
  action,
  isDanger = false,
  fieldOf,
  submit,
  onClose,
}: Props) {
  const id = useId();
  const [values, setValues] = useState<FormValues>(() =>
    Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial])),
  );
  const [formError, setFormError] = useState<FormError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (formError?.takesFocus) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [formError]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isLatest = noInputSince();
    const fail = (field: string | undefined, message: string) =>
      setFormError({ field, message, takesFocus: isLatest() });
    setBusy(true);
    setFormError(null);
    try {
      await submit(values);
    } catch (error) {
      if (isUnauthorized(error)) redirectToLogin();
      else if (error instanceof FieldError) fail(error.field, error.message);
      else {
        const field = error instanceof IdentityError ? fieldOf?.(error) : undefined;
        fail(field, identityMessage(error));
      }
    }
    setBusy(false);
  };

  return (
    <Dialog open onClose={onClose} title={title}>
      <form ref={form} noValidate className={styles['form']} onSubmit={(event) => void onSubmit(event)}>
        {text !== undefined && <div className={styles['text']}>{text}</div>}
        {fields.map(({ initial, hasPasswordRules = false, ...field }) => {
          const Input = field.type === 'password' ? PasswordField : Field;
          const hasError = formError?.field === field.name;
          const value = values[field.name] ?? '';
          const descriptions = [hasError && `${id}-error`, hasPasswordRules && `${id}-rules`].filter(Boolean);
          return (
            <div key={field.name}>
              <Input
                {...field}
                value={value}
                aria-invalid={hasError || undefined}
                aria-describedby={descriptions.join(' ') || undefined}
                onChange={(event) => {
                  setValues({ ...values, [field.name]: event.currentTarget.value });
                  // The error is about another value.
                  if (hasError) setFormError(null);
                }}
              />
              {hasPasswordRules && (
                <div className={styles['rules']}>
                  <PasswordChecklist id={`${id}-rules`} password={value} />
                </div>
              )}
              {hasError && <ErrorText id={`${id}-error`} message={formError.message} />}
            </div>
          );
        })}
        {children}
        {formError && !fields.some(({ name }) => name === formError.field) && (
          <ErrorText id={`${id}-error`} message={formError.message} />
        )}
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={isBusy}>
          {action}
        </Button>
        {/* Focus Cancel in a dangerous dialog without fields. Otherwise a second Enter would confirm the action. */}
        <Button data-begin={(isDanger && fields.length === 0) || undefined} variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </form>
    </Dialog>
  );
}

function ErrorText({ id, message }: { id: string; message: string }) {
  return (
    <LiveRegion isUrgent id={id} className={styles['error']}>
      {message}
    </LiveRegion>
  );
}
