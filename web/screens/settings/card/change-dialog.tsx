import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { isUnauthorized } from '../../../data/api.ts';
import { identityMessage } from '../../../features/session/identity-messages.ts';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';
import { IdentityError } from '../../../identity/port/identity.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, type FieldProps } from '../../../ui/form/field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import styles from './dialog-form.module.css';

type FieldSpec = Omit<FieldProps, 'name' | 'value' | 'onChange'> & { name: string; initial?: string };
export type Values = Readonly<Record<string, string>>;

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

type Props = {
  title: string;
  text?: ReactNode;
  parts: readonly FieldSpec[];
  action: string;
  /** For what cannot be undone. */
  isDanger?: boolean;
  /** Which field a refusal is about; the form as a whole where it names none. */
  fieldOf?: (error: IdentityError) => string | undefined;
  /** Throws a FieldFault or what the identity's calls throw; the dialog then stays, with every word in it. */
  submit: (values: Values) => Promise<void>;
  onClose: () => void;
};

/** A short form in a dialog; what stands in the way is said beneath the field that it is about. */
export function ChangeDialog({ title, text, parts, action, isDanger = false, fieldOf, submit, onClose }: Props) {
  const id = useId();
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(parts.map(({ name, initial = '' }) => [name, initial])),
  );
  const [fault, setFault] = useState<{ field: string | undefined; message: string } | null>(null);
  const [isBusy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      await submit(values);
    } catch (error) {
      if (isUnauthorized(error)) redirectToLogin();
      else if (error instanceof FieldError) setFault({ field: error.field, message: error.message });
      else {
        const field = error instanceof IdentityError ? fieldOf?.(error) : undefined;
        setFault({ field, message: identityMessage(error) });
      }
    }
    setBusy(false);
  };

  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate className={styles['form']} onSubmit={(event) => void send(event)}>
        {text !== undefined && <div className={styles['text']}>{text}</div>}
        {parts.map(({ initial, ...part }) => {
          const Input = part.type === 'password' ? PasswordField : Field;
          const isAtFault = fault?.field === part.name;
          return (
            <div key={part.name}>
              <Input
                {...part}
                value={values[part.name] ?? ''}
                aria-invalid={isAtFault || undefined}
                aria-describedby={isAtFault ? `${id}-fault` : undefined}
                onChange={(event) => setValues({ ...values, [part.name]: event.currentTarget.value })}
              />
              {isAtFault && <Fault id={`${id}-fault`} message={fault.message} />}
            </div>
          );
        })}
        {fault && !parts.some(({ name }) => name === fault.field) && (
          <Fault id={`${id}-fault`} message={fault.message} />
        )}
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={isBusy}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </form>
    </Dialog>
  );
}

function Fault({ id, message }: { id: string; message: string }) {
  return (
    <LiveRegion isUrgent id={id} className={styles['error']}>
      {message}
    </LiveRegion>
  );
}
