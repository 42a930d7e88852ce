import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorInvite } from '../../../../core/contract/operator.ts';
import type { SignUpPolicy } from '../../../../core/contract/product.ts';
import { useConfig } from '../../../data/config.ts';
import { invitesQuery, revokeInvite } from '../../../data/operator.ts';
import { longDate } from '../../../features/reflections/format.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import cards from '../card/card.module.css';
import { ChangeDialog } from '../card/change-dialog.tsx';
import { orReadableError } from '../card/or-readable-error.ts';
import { SettingRow } from '../card/setting-row.tsx';
import { isOffline } from '../connection/offline-queries.ts';
import { NewInvite } from './new-invite.tsx';
import styles from './operator.module.css';

const policyTexts: Readonly<Record<SignUpPolicy, string>> = {
  open: 'Everybody can sign up here, also without an invite.',
  invite: 'People need an invite to sign up here.',
  closed: 'Sign-up is closed: an invite works once SIGN_UP is invite.',
};

const shownFirst = 5;

function stateText({ state, usedAt, expiresAt }: OperatorInvite): string {
  const dateOf = (instant: string) => longDate(instant, effectiveTimezoneOffset());
  if (state === 'used') return usedAt ? `Used on ${dateOf(usedAt)}` : 'Used';
  return `${state === 'valid' ? 'Works until' : 'Ended on'} ${dateOf(expiresAt)}`;
}

const nameOf = ({ note }: OperatorInvite) => note || 'Without a note';

/** List the invites without their links. The link of an invite is shown only once, when the invite is created. */
export function InvitesCard() {
  const client = useQueryClient();
  const uid = useUid();
  const config = useConfig();
  const { data: invites, isPending, isError, error, refetch } = useQuery(invitesQuery());
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<OperatorInvite | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (isOffline({ data: invites, error })) return null;
  const shown = isOpen ? invites : invites?.slice(0, shownFirst);
  const policy = config?.signUp && policyTexts[config.signUp];
  return (
    <section className={cards['card']} aria-labelledby="invites-title">
      <h2 id="invites-title" className={cards['title']}>
        Invites
      </h2>
      {policy && <p className={styles['policy']}>{policy}</p>}
      {isPending && <Skeleton height="5rem" radius="12px" />}
      {isError && !invites && <LoadAgain error={error} what="invites" onAgain={() => void refetch()} />}
      {invites?.length === 0 && <p>There are no invites.</p>}
      <div>
        {shown?.map((invite) => (
          <SettingRow
            key={invite.id}
            label={stateText(invite)}
            value={nameOf(invite)}
            {...(invite.state === 'valid' && {
              action: { label: 'Revoke', name: `Revoke the invite: ${nameOf(invite)}`, run: () => setRevoked(invite) },
            })}
          />
        ))}
      </div>
      {invites && !isOpen && invites.length > shownFirst && (
        <div className={styles['below']}>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            Show more
            <span className="visually-hidden">: invites</span>
          </Button>
        </div>
      )}
      {invites && (
        <div className={styles['below']}>
          <Button variant="quiet" onClick={() => setMaking(true)}>
            Make an Invite
          </Button>
        </div>
      )}
      {isMaking && <NewInvite onClose={() => setMaking(false)} />}
      {revoked && (
        <ChangeDialog
          title="Revoke this invite?"
          text={`Its link no longer lets anybody sign up: ${nameOf(revoked)}.`}
          fields={[]}
          action="Revoke"
          isDanger
          submit={async () => {
            await orReadableError(revokeInvite(client, uid, revoked.id));
            setRevoked(null);
          }}
          onClose={() => setRevoked(null)}
        />
      )}
    </section>
  );
}
