import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewToken as Made } from '../../../../core/contract/tokens.ts';
import type { YourData } from '../../../../core/contract/your-data.ts';
import { TOKEN_DAYS, TOKEN_DAYS_MAX, TOKEN_NAME_MAX_CHARACTERS } from '../../../../core/domain/limits.ts';
import { TOKEN_SCOPES, type TokenScope } from '../../../../core/domain/users/api-token.ts';
import { createApiToken } from '../../../data/api-tokens.ts';
import { CopyButton } from '../../../features/reflections/copy-button.tsx';
import { longDate } from '../../../features/reflections/format.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { ChangeDialog, currentPasswordField, FieldError, type FormValues } from '../card/change-dialog.tsx';
import form from '../card/dialog-form.module.css';
import { orReadableError } from '../card/or-readable-error.ts';
import { ShownOnce } from '../card/shown-once.tsx';
import { scopeTexts } from './scope-texts.ts';
import styles from './tokens.module.css';

/** Show the token. It cannot be shown again, so until it is copied, only the button closes the dialog. */
function ShowToken({ made: { token, made }, onClose }: { made: Made; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const content = (
    <>
      <p className={form['text']}>
        Keep it like a password: who has it can read what you chose, until{' '}
        {longDate(made.expiresAt, effectiveTimezoneOffset())}. It is shown only now.
      </p>
      <p className={styles['token']} onCopy={() => setCopied(true)}>
        {token}
      </p>
    </>
  );
  return (
    <ShownOnce
      title="Your token"
      content={content}
      warning="Copy the token first: it is shown only now."
      onClose={isCopied ? onClose : undefined}
    >
      <CopyButton text={token} label="Copy the token" onCopied={() => setCopied(true)} />
      <Button onClick={onClose}>Done</Button>
    </ShownOnce>
  );
}

export function NewToken({ proof, onClose }: { proof: YourData['proof']; onClose: () => void }) {
  const client = useQueryClient();
  const uid = useUid();
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['reflections']);
  const [made, setMade] = useState<Made | null>(null);
  const needsPassword = proof === 'password';

  const submit = async ({ name = '', days = '', password = '' }: FormValues) => {
    if (name.trim() === '') throw new FieldError('name', 'Please give it a name.');
    if (scopes.length === 0) throw new FieldError('scopes', 'Please choose what it may read.');
    const count = Number(days);
    if (!Number.isInteger(count) || count < 1 || count > TOKEN_DAYS_MAX)
      throw new FieldError('days', `Please enter a number from 1 to ${TOKEN_DAYS_MAX}.`);
    if (needsPassword && password === '') throw new FieldError('password', 'Please enter your password.');
    const wanted = { name: name.trim(), scopes, days: count, ...(needsPassword && { password }) };
    setMade(await orReadableError(createApiToken(client, uid, wanted)));
  };

  if (made) return <ShowToken made={made} onClose={onClose} />;
  return (
    <ChangeDialog
      title="Make a token"
      text={needsPassword ? undefined : 'To be sure that it is you, this works within five minutes of signing in.'}
      fields={[
        {
          name: 'name',
          label: 'Which program is it for?',
          maxLength: TOKEN_NAME_MAX_CHARACTERS,
          autoComplete: 'off',
        },
        {
          name: 'days',
          label: 'Days that it works',
          initial: String(TOKEN_DAYS),
          inputMode: 'numeric',
          autoComplete: 'off',
        },
        ...(needsPassword ? [currentPasswordField] : []),
      ]}
      action="Make Token"
      submit={submit}
      onClose={onClose}
    >
      <fieldset className={styles['scopes']}>
        <legend>What may it read?</legend>
        {TOKEN_SCOPES.map((scope) => (
          <Switch
            key={scope}
            label={scopeTexts[scope]}
            checked={scopes.includes(scope)}
            onChange={(isOn) => setScopes(isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope))}
          />
        ))}
      </fieldset>
    </ChangeDialog>
  );
}
