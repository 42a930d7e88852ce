import { useQueryClient } from '@tanstack/react-query';
import type { OperatorAccount } from '../../../../core/contract/operator.ts';
import { setDisabled } from '../../../data/operator.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { BreakableEmail } from '../card/breakable-email.tsx';
import { ChangeDialog } from '../card/change-dialog.tsx';
import { orReadableError } from '../card/or-readable-error.ts';

export function ChangeAccount({ account, onClose }: { account: OperatorAccount; onClose: () => void }) {
  const client = useQueryClient();
  const uid = useUid();
  const { id, email, disabledAt } = account;
  const disables = disabledAt === null;

  const submit = async () => {
    await orReadableError(setDisabled(client, uid, id, disables));
    onClose();
    toast({
      title: disables ? 'Account disabled' : 'Account enabled',
      description: disables ? `${email} cannot sign in now.` : `${email} can sign in again.`,
      variant: 'success',
    });
  };

  return (
    <ChangeDialog
      title={disables ? 'Disable this account?' : 'Enable this account?'}
      text={
        <p>
          <BreakableEmail email={email} />
          {disables
            ? ' is signed out everywhere and cannot sign in. No reminders come, and no summaries are written. Nothing is deleted, and you can enable the account again.'
            : ' can sign in again. Reminders come as before, and summaries that were due meanwhile are written.'}
        </p>
      }
      fields={[]}
      action={disables ? 'Disable Account' : 'Enable Account'}
      isDanger={disables}
      submit={submit}
      onClose={onClose}
    />
  );
}
