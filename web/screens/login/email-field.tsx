import { Field, type FieldError } from '../../ui/form/field.tsx';

/** The e-mail typed so far, shared by all panels. */
export type EmailProps = { email: string; setEmail: (email: string) => void };

/** The e-mail input of every panel of the login screen. */
export function EmailField({ email, setEmail, error = null }: EmailProps & { error?: FieldError | null }) {
  return (
    <Field
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      required
      error={error}
      value={email}
      onChange={(event) => setEmail(event.currentTarget.value)}
    />
  );
}
