import type { IdentityCode } from '../../identity/port/identity.ts';
import { Field } from '../../ui/form/field.tsx';
import type { FieldFailure } from './use-attempt.ts';

/** The email typed so far, shared by all panels. */
export type EmailProps = { email: string; setEmail: (email: string) => void };

/** The identity service's errors that concern the email. */
const emailCodes: readonly IdentityCode[] = ['email-already-in-use', 'invalid-email', 'user-not-found'];

export function EmailField({ email, setEmail, errorAt, forgetError }: EmailProps & FieldFailure) {
  return (
    <Field
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      required
      error={errorAt(emailCodes)}
      value={email}
      onChange={(event) => {
        setEmail(event.currentTarget.value);
        forgetError();
      }}
    />
  );
}
