import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IMPORT_FILE_MAX_BYTES, TOAST_UNDO_MS } from '../../../../core/domain/limits.ts';
import { isUnauthorized } from '../../../data/api/api.ts';
import { discardRequested } from '../../../data/write-reflections.ts';
import { importData } from '../../../data/your-data.ts';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';
import { useIsSameUser, useSession } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { noInputSince } from '../../../ui/no-input-since.ts';
import { dismissToastTitled, toast } from '../../../ui/toast/toast.ts';
import { dataErrorText } from '../card/data-error-text.ts';
import { useImportPreview } from './use-import-preview.ts';
import { useUndoImport } from './use-undo-import.ts';
import styles from './your-data-cards.module.css';
import { importedText, importReportLines } from './your-data-texts.ts';

const tooLarge = `The file is larger than ${IMPORT_FILE_MAX_BYTES / 1024 ** 2} MB. Photos are left out anyway: a zip of the .json or .md files inside it is enough.`;

const failureTitle = 'Not brought in';
const successTitle = 'Brought in';

function showFailure(description: string): void {
  toast({ title: failureTitle, description, variant: 'destructive' });
}

function handleError(error: unknown): void {
  if (isUnauthorized(error)) redirectToLogin();
  else showFailure(dataErrorText(error));
}

/** Import a file: preview its contents first, and store them only after the user confirms. */
export function ImportFile({ onDone }: { onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { checking, checked, check, stop, discard } = useImportPreview(handleError);
  const client = useQueryClient();
  const session = useSession();
  const isSameUser = useIsSameUser();
  const undo = useUndoImport();

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // Clear the input, so that selecting the same file again fires a change event.
    event.currentTarget.value = '';
    if (!file) return;
    dismissToastTitled(failureTitle, successTitle);
    if (file.size <= IMPORT_FILE_MAX_BYTES) return void check(file);
    stop();
    showFailure(tooLarge);
  };

  const store = async (file: File, isByKeyboard: boolean) => {
    const isLatest = noInputSince();
    const report = await importData(file);
    if (!isSameUser()) return;
    // Close the dialog before the toast takes the focus: a closing dialog moves the focus.
    flushSync(discard);
    const { kind, importedAt } = report;
    const canUndo = kind !== 'inward' && importedAt !== undefined;
    toast({
      title: successTitle,
      description: importedText(report),
      variant: 'success',
      ...(canUndo && {
        durationMs: TOAST_UNDO_MS,
        action: { label: 'Undo', onSelect: () => void undo({ source: kind, importedAt }) },
        takesFocus: isByKeyboard && isLatest(),
      }),
    });
    // The import may have added reflections between the cached older pages of lists.
    discardRequested(client, 'all');
    await client.invalidateQueries();
    onDone();
    // A backup restores the sign-up date, so reload the user.
    if (kind === 'inward' && session.identity && isSameUser()) await session.adopt(session.identity);
  };
  const bringIn = async (file: File, isByKeyboard: boolean) => {
    setBusy(true);
    dismissToastTitled(failureTitle);
    await store(file, isByKeyboard).catch((error: unknown) => {
      if (isSameUser()) handleError(error);
    });
    setBusy(false);
  };

  return (
    <div>
      <p className={styles['text']}>
        Bring in an export from Day One, Journey, Daylio or Diarium, or a zip of Markdown notes (Obsidian, Logseq,
        Joplin). You can then read and search its entries in History. They do not count for your streak. A file from
        “Download Everything” can only go into an empty account.
      </p>
      <Button variant="quiet" busy={isBusy} onClick={() => input.current?.click()}>
        {checking ? 'Choose Another File' : 'Bring In a File'}
      </Button>
      <p role="status" className={styles['checking']}>
        {checking && `Reading ${checking.name}...`}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        disabled={isBusy}
        aria-label="The file to bring in"
        accept=".zip,.json,.daylio,.csv,.md,application/zip,application/json"
        onChange={choose}
      />
      {checked && (
        <Dialog open onClose={discard} title={checked.report.added === 0 ? 'Nothing new' : 'Bring this in?'}>
          <div className={styles['report']}>
            {importReportLines(checked.report).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div className={styles['actions']}>
            {(checked.report.added > 0 || checked.report.kind === 'inward') && (
              <Button busy={isBusy} onClick={({ detail }) => void bringIn(checked.file, detail === 0)}>
                Bring In
              </Button>
            )}
            <Button variant="quiet" onClick={discard}>
              {checked.report.added === 0 ? 'Close' : 'Cancel'}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
