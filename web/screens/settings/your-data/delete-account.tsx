import { useLocation } from 'wouter';
import type { YourData } from '../../../../core/contract/your-data.ts';
import { DELETION_WORD } from '../../../../core/domain/limits.ts';
import { deleteAccount } from '../../../data/your-data.ts';
import { basePath } from '../../../device/base-path.ts';
import { clearUserData } from '../../../features/drafts/clear-user-data.ts';
import type { Draft } from '../../../features/drafts/draft.ts';
import { findDrafts } from '../../../features/drafts/draft-storage.ts';
import { CopyButton } from '../../../features/reflections/copy-button.tsx';
import { suppressLoginRedirect } from '../../../features/session/login-redirect.ts';
import { useSession, useUid } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { ChangeDialog, currentPasswordField, FieldError, type FormValues } from '../card/change-dialog.tsx';
import { orReadableError } from '../card/or-readable-error.ts';
import { useDownload } from './use-download.ts';
import styles from './your-data-cards.module.css';

const wordsOf = (drafts: readonly Draft[]) =>
  drafts
    .flatMap(({ content, otherContent }) => [content, otherContent ?? ''])
    .map((words) => words.trim())
    .filter(Boolean)
    .join('\n\n');

function DeletionNotice({ data: { reflections, proof } }: { data: YourData }) {
  const { isDownloading, download } = useDownload();
  const unsent = findDrafts(useUid());
  const all = reflections === 1 ? 'your entry' : `all ${reflections.toLocaleString('en-US')} entries`;
  return (
    <div className={styles['notice']}>
      <p>
        Thank you for having been here. Your account goes at once, and with it{' '}
        {reflections === 0 ? 'everything in it' : `${all}, the summaries and your streak`}. It cannot be brought back,
        except by you from your own copy.
      </p>
      <Button variant="quiet" busy={isDownloading} onClick={() => void download()}>
        Download Everything First
      </Button>
      {unsent.length > 0 && (
        <>
          <p>
            <strong>Some of your words are not in your journal yet.</strong> They are on this device alone and not in
            the download. They go with your account, too.
          </p>
          <CopyButton text={wordsOf(unsent)} />
        </>
      )}
      {proof === 'recent-sign-in' && <p>To be sure that it is you, this works within five minutes of signing in.</p>}
    </div>
  );
}

export function DeleteAccount({ data, onClose }: { data: YourData; onClose: () => void }) {
  const session = useSession();
  const [, navigate] = useLocation();
  const needsPassword = data.proof === 'password';

  const submit = async ({ confirmation = '', password = '' }: FormValues) => {
    if (confirmation.trim().toUpperCase() !== DELETION_WORD)
      throw new FieldError('confirmation', `Please type ${DELETION_WORD}.`);
    if (needsPassword && password === '') throw new FieldError('password', 'Please enter your password.');
    const uid = session.identity?.uid ?? '';
    const allowLoginRedirect = suppressLoginRedirect();
    const body = { confirmation: DELETION_WORD, ...(needsPassword && { password }) };
    await orReadableError(deleteAccount(body)).catch((error: unknown) => {
      allowLoginRedirect();
      throw error;
    });
    // The server has deleted the data. Remove the hosted sign-in, if any, and the data on this device.
    const removalError = await session.removeAccount().catch((error: unknown) => error);
    const isSignedOut = await session.signOut().then(
      () => true,
      () => false,
    );
    await clearUserData(uid);
    // Reload if the sign-out failed: the stored identity is cleared, so the app starts signed out.
    if (!isSignedOut) return window.location.assign(`${basePath}/`);
    navigate('/');
    toast(
      removalError === undefined
        ? { title: 'Account deleted', description: 'Everything you wrote is gone from here. Take care.' }
        : {
            title: 'Journal deleted',
            description: 'Your sign-in could not be deleted. Sign in once more to try it again.',
            variant: 'destructive',
          },
    );
  };

  return (
    <ChangeDialog
      title="Leaving Inward"
      text={<DeletionNotice data={data} />}
      fields={[
        {
          name: 'confirmation',
          label: `Type ${DELETION_WORD} to confirm`,
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
        },
        ...(needsPassword ? [currentPasswordField] : []),
      ]}
      action="Delete Account for Good"
      isDanger
      submit={submit}
      onClose={onClose}
    />
  );
}
