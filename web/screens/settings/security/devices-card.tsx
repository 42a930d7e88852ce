import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnauthorized } from '../../../data/api/api.ts';
import { longDate } from '../../../features/reflections/format.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { identityMessage } from '../../../features/session/identity-messages.ts';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import {
  type DeviceSession,
  endAllSessions,
  endSession,
  sessionsQuery,
} from '../../../identity/builtin/builtin-account.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { dismissToastTitled, toast } from '../../../ui/toast/toast.ts';
import { useConfirmSignOut } from '../account/use-confirm-sign-out.tsx';
import cards from '../card/card.module.css';
import { ChangeDialog } from '../card/change-dialog.tsx';
import { SettingRow } from '../card/setting-row.tsx';
import { isOffline } from '../connection/offline-queries.ts';
import styles from './devices-card.module.css';

const lastSeen = ({ isThis, lastSeenAt }: DeviceSession) =>
  isThis ? 'This device' : `Last seen ${longDate(lastSeenAt, effectiveTimezoneOffset())}`;

type Props = { onSignedOut: () => Promise<void>; onChanged: () => void };

export function DevicesCard({ onSignedOut, onChanged }: Props) {
  const { data: sessions, isPending, isError, error, refetch } = useQuery(sessionsQuery());
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { confirmSignOut, signOutDialog } = useConfirmSignOut();

  const attempt = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    dismissToastTitled('Not signed out');
    try {
      await work();
    } catch (error) {
      if (isUnauthorized(error)) redirectToLogin();
      else toast({ title: 'Not signed out', description: identityMessage(error), variant: 'destructive' });
      void refetch();
    }
    setBusy(false);
  };
  const end = async ({ id, device }: DeviceSession) => {
    await endSession(id);
    onChanged();
    await refetch();
    toast({ title: 'Signed out', description: `${device} is signed out.`, variant: 'success' });
  };

  const endEverywhere = async () => {
    await endAllSessions();
    await onSignedOut();
  };

  if (isOffline({ data: sessions, error })) return null;
  return (
    <section className={cards['card']} aria-labelledby="devices-title">
      <h2 id="devices-title" className={cards['title']}>
        Your Devices
      </h2>
      {isPending && <Skeleton height="5rem" radius="12px" />}
      {isError && !sessions && <LoadAgain error={error} what="devices" onAgain={() => void refetch()} />}
      {sessions && (
        <ul aria-labelledby="devices-title">
          {sessions.map((session) => (
            <li key={session.id} className={styles['device']}>
              <SettingRow
                label={lastSeen(session)}
                value={session.device}
                {...(!session.isThis && {
                  action: {
                    label: 'Sign out',
                    name: `Sign out ${session.device}`,
                    run: () => void attempt(() => end(session)),
                  },
                })}
              />
            </li>
          ))}
        </ul>
      )}
      {sessions && (
        <div className={styles['endAll']}>
          <Button variant="quiet" busy={isBusy} onClick={() => setAsking(true)}>
            Sign Out Everywhere
          </Button>
          {isAsking && (
            <ChangeDialog
              title="Sign out everywhere?"
              text="All your devices are signed out, this one too. Tokens that you made for programs end, too. You can sign in again at any time."
              fields={[]}
              action="Sign Out"
              isDanger
              submit={async () => {
                setAsking(false);
                confirmSignOut(() => attempt(endEverywhere));
              }}
              onClose={() => setAsking(false)}
            />
          )}
          {signOutDialog}
        </div>
      )}
    </section>
  );
}
