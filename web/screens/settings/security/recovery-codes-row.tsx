import { useState } from 'react';
import { RECOVERY_CODES, RECOVERY_CODES_FEW } from '../../../../core/domain/limits.ts';
import { makeRecoveryCodes } from '../../../identity/builtin/builtin-account.ts';
import { ChangeDialog, currentPasswordField } from '../card/change-dialog.tsx';
import { SettingRow } from '../card/setting-row.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

function noteFor(left: number): string | undefined {
  if (left === 0) return 'Make new ones, so that you can sign in if the app is lost.';
  return left <= RECOVERY_CODES_FEW ? 'Make new ones before the last is used.' : undefined;
}

/** The number of unused recovery codes, and the dialogs that replace all codes after the password. */
export function RecoveryCodesRow({ left, onMade }: { left: number; onMade: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  /** Outside the first dialog: closing it does not stop its request, and the codes that it makes must be shown. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <>
      <SettingRow
        value={`${left} of ${RECOVERY_CODES} recovery codes left`}
        note={noteFor(left)}
        action={{ label: 'Make new codes', name: 'Make new codes', run: () => setAsking(true) }}
      />
      {isAsking && !codes && (
        <ChangeDialog
          title="New recovery codes"
          text="The old codes stop working. The new ones are shown once."
          fields={[currentPasswordField]}
          action="Make New Codes"
          fieldOf={({ code }) => (code === 'wrong-password' ? currentPasswordField.name : undefined)}
          submit={async ({ password = '' }) => setCodes(await makeRecoveryCodes(password))}
          onClose={() => setAsking(false)}
        />
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onConfirm={() => {
            setAsking(false);
            setCodes(null);
            void onMade();
          }}
        />
      )}
    </>
  );
}
