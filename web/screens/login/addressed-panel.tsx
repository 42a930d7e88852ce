import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../features/session/use-session.ts';
import { codeQuery } from '../../identity/builtin/two-factor.ts';
import { CodePanel } from './code-panel.tsx';
import type { EmailProps } from './email-field.tsx';
import { NewPasswordPanel } from './new-password-panel.tsx';
import { type ResetEntry, ResetPanel } from './reset-panel.tsx';

/**
 * Show the panel that the URL selects instead of the sign-in form: the request for a reset link, a new password, or the
 * code of the second factor.
 */
export function AddressedPanel({
  link,
  setNotice,
  ...shared
}: EmailProps & { link: URLSearchParams; setNotice: (notice: string) => void }) {
  const [path, navigate] = useLocation();
  const { identity } = useSession();
  // A link for a new password may belong to another account, so fill in no email after it. The sign-in form, which the
  // next user of this device may see, does not share the email of the session.
  const [email, setEmail] = useState(link.has('forgot') ? (identity?.email ?? '') : '');
  const close = () => navigate('/auth', { replace: true });
  if (link.has(codeQuery)) {
    const closeWith = (notice: string) => {
      setNotice(notice);
      close();
    };
    return <CodePanel onDone={() => closeWith('')} onOver={closeWith} />;
  }
  // Links in Firebase's emails pass the code as `oobCode`.
  const token = link.get('reset') ?? link.get('oobCode');
  if (token !== null) {
    const askForLink = () => navigate('/auth?forgot', { replace: true });
    return <NewPasswordPanel key={token} resetToken={token} onDone={close} onNewLink={askForLink} />;
  }
  const backToForm = () =>
    (window.history.state as ResetEntry)?.isFromForm ? window.history.back() : navigate(path, { replace: true });
  return <ResetPanel {...(identity ? { email, setEmail } : shared)} onBack={backToForm} />;
}
