import { codeQuery } from '../../identity/builtin/two-factor.ts';
import { CodePanel } from './code-panel.tsx';
import { NewPasswordPanel } from './new-password-panel.tsx';

/** Whether the address asks for a panel of its own instead of the sign-in form is the screen's to know; which, is told here. */
export function AddressedPanel({ search, onDone }: { search: URLSearchParams; onDone: () => void }) {
  return search.has(codeQuery) ? (
    <CodePanel onDone={onDone} />
  ) : (
    // Firebase's letters, where they lead here, name the code in their own way.
    <NewPasswordPanel resetToken={search.get('reset') ?? search.get('oobCode') ?? ''} onDone={onDone} />
  );
}
