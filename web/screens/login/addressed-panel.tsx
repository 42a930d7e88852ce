import { codeQuery } from '../../identity/builtin/two-factor.ts';
import { CodePanel } from './code-panel.tsx';
import { NewPasswordPanel } from './new-password-panel.tsx';

/** The panel that the URL selects in place of the sign-in form: a new password or the second factor. */
export function AddressedPanel({ search, onDone }: { search: URLSearchParams; onDone: () => void }) {
  return search.has(codeQuery) ? (
    <CodePanel onDone={onDone} />
  ) : (
    // Links in Firebase's e-mails pass the code as `oobCode`.
    <NewPasswordPanel resetToken={search.get('reset') ?? search.get('oobCode') ?? ''} onDone={onDone} />
  );
}
