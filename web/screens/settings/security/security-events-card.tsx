import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SecurityEvent, SecurityEventKind } from '../../../../core/contract/security.ts';
import { securityEventsQuery } from '../../../data/security-events.ts';
import { clockTime, longDate } from '../../../features/reflections/format.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { deviceZoneName } from '../../../features/reflections/window/zone-name.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { Button } from '../../../ui/button/button.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import cards from '../card/card.module.css';
import { SettingRow } from '../card/setting-row.tsx';
import { isOffline } from '../connection/offline-queries.ts';
import styles from './devices-card.module.css';

const texts: Readonly<Record<SecurityEventKind, string>> = {
  account_created: 'Account created',
  signed_in: 'Signed in',
  signed_in_with_recovery_code: 'Signed in with a recovery code',
  code_failed: 'A wrong code was entered',
  password_changed: 'Password changed',
  password_reset: 'Password chosen by a link',
  email_changed: 'Email changed',
  email_restored: 'Earlier email put back',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  code_added: 'Authenticator app added',
  code_removed: 'Authenticator app removed',
  recovery_codes_made: 'New recovery codes made',
  provider_added: 'Sign-in provider connected',
  provider_removed: 'Sign-in provider disconnected',
  sessions_ended: 'Devices signed out',
  exported: 'Journal downloaded',
  imported: 'Journal brought in',
  import_removed: 'Brought-in entries removed',
  token_created: 'Token for a program made',
  token_revoked: 'Token for a program revoked',
  deletion_refused: 'Deletion of the account tried with a wrong password',
  operator_disabled: 'Account disabled by the operator',
  operator_enabled: 'Account enabled by the operator',
  operator_ended_sessions: 'All devices signed out by the operator',
  operator_reset_link: 'Link to a new password made by the operator',
};

const shownFirst = 5;

function timeOf({ at }: SecurityEvent): string {
  const offset = effectiveTimezoneOffset();
  return `${longDate(at, offset)}, ${clockTime(at, offset)}`;
}

export function SecurityEventsCard() {
  const { data: events, isPending, isError, error, refetch } = useQuery(securityEventsQuery());
  const [isOpen, setOpen] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const showAll = () => {
    flushSync(() => setOpen(true));
    focusIfLost(rows.current?.children.item(shownFirst) as HTMLElement | null);
  };
  if (isOffline({ data: events, error })) return null;
  const shown = isOpen ? events : events?.slice(0, shownFirst);
  return (
    <section className={cards['card']} aria-labelledby="events-title">
      <h2 id="events-title" className={cards['title']}>
        Recent Activity
      </h2>
      {shown && shown.length > 0 && <p className={cards['note']}>Shown in this device’s time: {deviceZoneName()}.</p>}
      {isPending && <Skeleton height="10rem" radius="12px" />}
      {isError && !events && <LoadAgain error={error} what="recent activity" onAgain={() => void refetch()} />}
      {events?.length === 0 && <p>Nothing happened within 90 days.</p>}
      <div ref={rows}>
        {shown?.map((event) => (
          <SettingRow
            key={event.id}
            label={timeOf(event)}
            value={texts[event.kind] ?? event.kind}
            note={event.device ?? undefined}
          />
        ))}
      </div>
      {events && !isOpen && events.length > shownFirst && (
        <div className={styles['endAll']}>
          <Button variant="quiet" onClick={showAll}>
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}
