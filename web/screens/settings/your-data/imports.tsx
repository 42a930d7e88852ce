import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Import } from '../../../../core/contract/your-data.ts';
import { importsQuery, removeImport } from '../../../data/your-data.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useIsSameUser, useUid } from '../../../features/session/use-session.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { ChangeDialog } from '../card/change-dialog.tsx';
import { orReadableError } from '../card/or-readable-error.ts';
import { SettingRow } from '../card/setting-row.tsx';
import { isOffline } from '../connection/offline-queries.ts';
import styles from './your-data-cards.module.css';
import { importText, notRemovedText, removalText, removedToast } from './your-data-texts.ts';

/** List the imports from other products that still have entries, each with a button that removes it as a whole. */
export function Imports() {
  const client = useQueryClient();
  const uid = useUid();
  const isSameUser = useIsSameUser();
  const { data: imports, isError, error, refetch } = useQuery(importsQuery());
  const [chosen, setChosen] = useState<{ readonly one: Import; readonly text: string } | null>(null);
  if (isOffline({ data: imports, error })) return null;
  if (!imports) return isError && <LoadAgain error={error} what="what was brought in" onAgain={() => void refetch()} />;
  if (imports.length === 0 && chosen === null) return null;
  const remove = async (one: Import) => {
    const removed = await orReadableError(removeImport(client, uid, one), notRemovedText);
    if (!isSameUser()) return;
    setChosen(null);
    toast(removedToast(one.source, removed));
  };
  return (
    <div>
      <p className={styles['text']}>What was brought in can be removed again, as a whole.</p>
      {imports.map((one) => {
        const text = importText(one, imports, effectiveTimezoneOffset());
        return (
          <SettingRow
            key={`${one.source} ${one.importedAt}`}
            value={text}
            action={{ label: 'Remove', name: `Remove ${text}`, run: () => setChosen({ one, text }) }}
          />
        );
      })}
      {chosen && (
        <ChangeDialog
          title="Remove what was brought in?"
          text={removalText(chosen.text, chosen.one.entries)}
          fields={[]}
          action="Remove"
          isDanger
          submit={() => remove(chosen.one)}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
