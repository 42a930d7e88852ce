import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import type { ImportReport } from '../../../core/contract/your-data.ts';
import { IMPORT_FILE_MAX_BYTES } from '../../../core/domain/limits.ts';
import { isUnauthorized } from '../../data/api.ts';
import { importData, previewImport } from '../../data/your-data.ts';
import { leaveForLogin } from '../../features/session/leave-for-login.ts';
import { useSession } from '../../features/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './your-data-card.module.css';
import { dataFault, whatItHolds } from './your-data-words.ts';

const tooLarge =
  'The file is larger than 100 MB. Of a Day One export, the .json file inside it is enough: photos are left out anyway.';

/** Brings a file in: it is read first, what is in it is said, and only then anything is stored. */
export function BringIn({ onDone }: { onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<{ file: File; report: ImportReport } | null>(null);
  const client = useQueryClient();
  const session = useSession();

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (isUnauthorized(error)) leaveForLogin();
      else toast({ title: 'Not brought in', description: dataFault(error), variant: 'destructive' });
    }
    setBusy(false);
  };

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file chosen again is a choice again.
    event.currentTarget.value = '';
    if (!file) return;
    if (file.size > IMPORT_FILE_MAX_BYTES) {
      toast({ title: 'Not brought in', description: tooLarge, variant: 'destructive' });
      return;
    }
    void attempt(async () => setChosen({ file, report: await previewImport(file) }));
  };

  const bringIn = (file: File) =>
    attempt(async () => {
      const { added, kind } = await importData(file);
      setChosen(null);
      toast({
        title: 'Brought in',
        description:
          added === 1 ? '1 reflection is here now.' : `${added.toLocaleString('en-US')} reflections are here now.`,
        variant: 'success',
      });
      await client.invalidateQueries();
      onDone();
      // A copy brings back since when its owner is a member.
      if (kind === 'inward' && session.identity) await session.adopt(session.identity);
    });

  return (
    <div>
      <p className={styles['text']}>
        A file downloaded here comes back into an empty account. A Day One export (zip or JSON) comes into any: it is in
        your history and found by a search, and counts for no streak.
      </p>
      <Button variant="quiet" busy={isBusy && chosen === null} onClick={() => input.current?.click()}>
        Bring In a File
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="The file to bring in"
        accept=".zip,.json,application/zip,application/json"
        onChange={choose}
      />
      {chosen && (
        <Dialog
          open
          onClose={() => setChosen(null)}
          title={chosen.report.added === 0 ? 'Nothing new' : 'Bring this in?'}
        >
          <div className={styles['told']}>
            {whatItHolds(chosen.report).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div className={styles['actions']}>
            {(chosen.report.added > 0 || chosen.report.kind === 'inward') && (
              <Button busy={isBusy} onClick={() => void bringIn(chosen.file)}>
                Bring In
              </Button>
            )}
            <Button variant="quiet" onClick={() => setChosen(null)}>
              {chosen.report.added === 0 ? 'Close' : 'Cancel'}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
