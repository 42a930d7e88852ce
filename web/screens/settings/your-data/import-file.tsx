import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { IMPORT_FILE_MAX_BYTES } from '../../../../core/domain/limits.ts';
import { isUnauthorized } from '../../../data/api.ts';
import { importData } from '../../../data/your-data.ts';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';
import { useIsSameUser, useSession } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { dismissToastTitled, toast } from '../../../ui/toast/toast.ts';
import { useImportPreview } from './use-import-preview.ts';
import styles from './your-data-card.module.css';
import { dataErrorText, importReportLines } from './your-data-texts.ts';

const tooLarge = `The file is larger than ${IMPORT_FILE_MAX_BYTES / 1024 ** 2} MB. Of a Day One export, the .json file inside it is enough: photos are left out anyway.`;

const notBroughtIn = 'Not brought in';

function refuse(description: string): void {
  toast({ title: notBroughtIn, description, variant: 'destructive' });
}

function sayFault(error: unknown): void {
  if (isUnauthorized(error)) redirectToLogin();
  else refuse(dataErrorText(error));
}

/** Brings a file in: it is read first, what is in it is said, and only then anything is stored. */
export function ImportFile({ onDone }: { onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { checking, checked, check, stop, letGo } = useImportPreview(sayFault);
  const client = useQueryClient();
  const session = useSession();
  const isHere = useIsSameUser();

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file checked again is a choice again.
    event.currentTarget.value = '';
    if (!file) return;
    dismissToastTitled(notBroughtIn);
    if (file.size <= IMPORT_FILE_MAX_BYTES) return void check(file);
    stop();
    refuse(tooLarge);
  };

  const store = async (file: File) => {
    const { added, kind } = await importData(file);
    if (!isHere()) return;
    letGo();
    toast({
      title: 'Brought in',
      description:
        added === 1 ? '1 reflection is here now.' : `${added.toLocaleString('en-US')} reflections are here now.`,
      variant: 'success',
    });
    await client.invalidateQueries();
    onDone();
    // A copy brings back since when its owner is a member.
    if (kind === 'inward' && session.identity && isHere()) await session.adopt(session.identity);
  };
  const bringIn = async (file: File) => {
    setBusy(true);
    dismissToastTitled(notBroughtIn);
    await store(file).catch((error: unknown) => {
      if (isHere()) sayFault(error);
    });
    setBusy(false);
  };

  return (
    <div>
      <p className={styles['text']}>
        A file downloaded here comes back into an empty account. A Day One export (zip or JSON) comes into any: it is in
        your history and found by a search, and counts for no streak.
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
        accept=".zip,.json,application/zip,application/json"
        onChange={choose}
      />
      {checked && (
        <Dialog open onClose={letGo} title={checked.report.added === 0 ? 'Nothing new' : 'Bring this in?'}>
          <div className={styles['told']}>
            {importReportLines(checked.report).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div className={styles['actions']}>
            {(checked.report.added > 0 || checked.report.kind === 'inward') && (
              <Button busy={isBusy} onClick={() => void bringIn(checked.file)}>
                Bring In
              </Button>
            )}
            <Button variant="quiet" onClick={letGo}>
              {checked.report.added === 0 ? 'Close' : 'Cancel'}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
