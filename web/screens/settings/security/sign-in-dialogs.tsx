import { NAME_MAX_CHARACTERS } from '../../../../core/domain/limits.ts';
import { passwordFaults } from '../../../../core/domain/users/password.ts';
import type { Account, AccountService } from '../../../identity/port/account.ts';
import type { IdentityError } from '../../../identity/port/identity.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { BreakableEmail } from '../card/breakable-email.tsx';
import { ChangeDialog, currentPasswordField, FieldError } from '../card/change-dialog.tsx';
import styles from '../card/dialog-form.module.css';

/** The duration of the toast about a cancelled email change: longer than usual, because the text is long. */
const emailStaysDurationMs = 20_000;

type Props = { account: Account; service: AccountService; onClose: () => void; onChanged: () => Promise<void> };

export function NameDialog({ account, service, onClose, onChanged }: Props) {
  return (
    <ChangeDialog
      title="Your name"
      fields={[{ name: 'name', label: 'Full name', autoComplete: 'name', initial: account.name }]}
      action="Save Name"
      submit={async ({ name = '' }) => {
        const given = name.trim();
        if (given === '' && account.name === '') throw new FieldError('name', 'Please enter your name.');
        if (given.length > NAME_MAX_CHARACTERS)
          throw new FieldError('name', `Please use at most ${NAME_MAX_CHARACTERS} characters.`);
        await service.changeName(given);
        await onChanged();
        toast({ title: given === '' ? 'Name removed' : 'Name changed', variant: 'success' });
      }}
      onClose={onClose}
    />
  );
}

export function EmailDialog({ account, service, onClose, onChanged }: Props) {
  return (
    <ChangeDialog
      title="Your email"
      text={
        <>
          We send a link to the new address, and a note to <BreakableEmail email={account.email} punctuation="." /> It
          changes once you open the link.
        </>
      }
      fields={[{ name: 'email', label: 'New email', type: 'email', autoComplete: 'email' }, currentPasswordField]}
      action="Send Link"
      fieldOf={({ code }: IdentityError) =>
        code === 'wrong-password'
          ? 'password'
          : code === 'too-many-requests' || code === 'network-request-failed'
            ? undefined
            : 'email'
      }
      submit={async ({ email = '', password = '' }) => {
        if (email.trim() === '') throw new FieldError('email', 'Please enter your email address');
        if (password === '') throw new FieldError('password', 'Please enter your password.');
        await service.requestEmailChange(email.trim(), password);
        await onChanged();
        toast({ title: 'Link sent', description: 'Check your new email for the link.', variant: 'success' });
      }}
      onClose={onClose}
    />
  );
}

const emailStays = {
  description:
    'You had asked for another email and not opened its link yet. The new password ended that: your email stays as it is. If you still want the other one, ask for it again.',
  durationMs: emailStaysDurationMs,
};

export function PasswordDialog({ service, onClose, onChanged }: Props) {
  return (
    <ChangeDialog
      title="Change password"
      text={service.passwordChangeEffect}
      fields={[
        { ...currentPasswordField, label: 'Current password' },
        { name: 'new', label: 'New password', type: 'password', autoComplete: 'new-password', hasPasswordRules: true },
        { name: 'again', label: 'Confirm new password', type: 'password', autoComplete: 'new-password' },
      ]}
      action="Save Password"
      fieldOf={({ code }: IdentityError) =>
        code === 'wrong-password' ? 'password' : /^(weak|common)-password$/.test(code) ? 'new' : undefined
      }
      submit={async ({ password = '', new: newPassword = '', again }) => {
        if (password === '') throw new FieldError('password', 'Please enter your password.');
        const fault = passwordFaults(newPassword)[0];
        if (fault) throw new FieldError('new', fault);
        if (newPassword === password)
          throw new FieldError('new', 'This is your current password. Please choose another.');
        if (newPassword !== again) throw new FieldError('again', 'Passwords do not match');
        const { endedEmailChange } = await service.changePassword(password, newPassword);
        await onChanged();
        toast({ title: 'Password changed', variant: 'success', ...(endedEmailChange && emailStays) });
      }}
      onClose={onClose}
    >
      {/* After the fields, so that the dialog opens with the focus in the first field. */}
      <TextLink href="/auth?forgot" replace state={{ isFromForm: true }} className={styles['link']}>
        Forgot the current one?
      </TextLink>
    </ChangeDialog>
  );
}
