import { codeQuery } from '../../identity/builtin/two-factor.ts';
import { CodePanel } from './code-panel.tsx';
import { NewPasswordPanel } from './new-password-panel.tsx';

type Props = {
  link: URLSearchParams;
  /** `wantsNewLink` is true if the link no longer works and the user asks for a new link. */
  onDone: (wantsNewLink?: boolean) => void;
};

/**
 * Show the panel that the URL selects instead of the sign-in form: a new password, or the code of the second factor.
 */
export function AddressedPanel({ link, onDone }: Props) {
  // Links in Firebase's e-mails pass the code as `oobCode`.
  const token = link.get('reset') ?? link.get('oobCode') ?? '';
  return link.has(codeQuery) ? (
    <CodePanel onDone={() => onDone()} />
  ) : (
    <NewPasswordPanel key={token} resetToken={token} onDone={onDone} />
  );
}
