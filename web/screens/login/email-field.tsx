import { Field } from '../../ui/field.tsx';

/** The e-mail typed so far, shared by the panels so that nobody types it twice. */
export type EmailProps = { email: string; setEmail: (email: string) => void };

/** Where the e-mail is typed, in every panel of the login screen that asks for one. */
export function EmailField({ email, setEmail }: EmailProps) {
  return (
    <Field
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      required
      value={email}
      onChange={(event) => setEmail(event.currentTarget.value)}
    />
  );
}
