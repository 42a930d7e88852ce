import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewInvite as Made } from '../../../../core/contract/operator.ts';
import { INVITE_DAYS, INVITE_DAYS_MAX, INVITE_NOTE_MAX_CHARACTERS } from '../../../../core/domain/limits.ts';
import { createInvite } from '../../../data/operator.ts';
import { CopyButton } from '../../../features/reflections/copy-button.tsx';
import { longDate } from '../../../features/reflections/format.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ChangeDialog, FieldError, type FormValues } from '../card/change-dialog.tsx';
import form from '../card/dialog-form.module.css';
import { orReadableError } from '../card/or-readable-error.ts';
import styles from './operator.module.css';

/** Create an invite and show its link. The link cannot be shown again, so only the button closes the dialog. */
export function NewInvite({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const uid = useUid();
  const [made, setMade] = useState<Made | null>(null);

  const submit = async ({ note = '', days = '' }: FormValues) => {
    const count = Number(days);
    if (!Number.isInteger(count) || count < 1 || count > INVITE_DAYS_MAX) {
      throw new FieldError('days', `Please enter a number from 1 to ${INVITE_DAYS_MAX}.`);
    }
    setMade(await orReadableError(createInvite(client, uid, { days: count, note: note.trim() })));
  };

  if (made) {
    return (
      <Dialog open title="Your invite">
        <div className={form['form']}>
          <p className={form['text']}>
            Give this link to one person. It works once, until {longDate(made.expiresAt, effectiveTimezoneOffset())},
            and is shown only now.
          </p>
          <p className={styles['link']}>{made.link}</p>
          <CopyButton text={made.link} label="Copy the link" />
          <Button onClick={onClose}>Done</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <ChangeDialog
      title="Make an invite"
      text="The note is for the list of invites. Operators alone see it."
      fields={[
        { name: 'note', label: 'Who is it for?', maxLength: INVITE_NOTE_MAX_CHARACTERS, autoComplete: 'off' },
        {
          name: 'days',
          label: 'Days that it works',
          initial: String(INVITE_DAYS),
          inputMode: 'numeric',
          autoComplete: 'off',
        },
      ]}
      action="Make Invite"
      submit={submit}
      onClose={onClose}
    />
  );
}
