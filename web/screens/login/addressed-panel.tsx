import { codeQuery } from '../../identity/builtin/two-factor.ts';
import { CodePanel } from './code-panel.tsx';
import { NewPasswordPanel } from './new-password-panel.tsx';

/** The panel that the URL requests instead of the sign-in form: a new password or the second factor. */
export function AddressedPanel({ search, onDone }: { search: URLSearchParams; onDone: () => void }) {
  return search.has(codeQuery) ? (
    <CodePanel onDone={onDone} />
  ) : (
    // E-mails from Firebase that link here use their own parameter for the code.
    <NewPasswordPanel resetToken={search.get('reset') ?? search.get('oobCode') ?? ''} onDone={onDone} />
  );
}
