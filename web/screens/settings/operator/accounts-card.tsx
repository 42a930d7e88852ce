import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorAccount } from '../../../../core/contract/operator.ts';
import { counted } from '../../../../core/domain/texts/counted.ts';
import { isUnauthorized } from '../../../data/api/api.ts';
import { accountsQuery, loadMoreAccounts } from '../../../data/operator.ts';
import { cardDay, longDate } from '../../../features/reflections/format.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { dismissToastTitled, toast } from '../../../ui/toast/toast.ts';
import { BreakableEmail } from '../card/breakable-email.tsx';
import cards from '../card/card.module.css';
import { dataErrorText } from '../card/data-error-text.ts';
import { SettingRow } from '../card/setting-row.tsx';
import { isOffline } from '../connection/offline-queries.ts';
import { ChangeAccount } from './change-account.tsx';
import styles from './operator.module.css';

const dateOf = (instant: string) => longDate(instant, effectiveTimezoneOffset());

function labelOf({ isOwn, isOperator, createdAt }: OperatorAccount): string {
  const who = [isOwn && 'You', isOperator && 'Operator'].filter(Boolean);
  return [...who, `Joined ${dateOf(createdAt)}`].join(' · ');
}

function noteOf({ reflections, lastReflectionDate, disabledAt, hasOpened }: OperatorAccount): string {
  if (!hasOpened) return 'Never opened';
  const count = counted(reflections, 'reflection');
  const last = lastReflectionDate ? `, the last on ${cardDay(lastReflectionDate)}` : '';
  const written = reflections === 0 ? 'No reflection yet' : count + last;
  return disabledAt ? `Disabled since ${dateOf(disabledAt)} · ${written}` : written;
}

const failedTitle = 'Not loaded';

export function AccountsCard() {
  const client = useQueryClient();
  const { data, isPending, isError, error, refetch } = useQuery(accountsQuery());
  const [chosen, setChosen] = useState<OperatorAccount | null>(null);
  const [isLoading, setLoading] = useState(false);
  const last = data?.accounts.slice(-1)[0];

  const loadMore = async () => {
    if (!last) return;
    setLoading(true);
    dismissToastTitled(failedTitle);
    try {
      await loadMoreAccounts(client, last);
    } catch (cause) {
      if (isUnauthorized(cause)) redirectToLogin();
      else toast({ title: failedTitle, description: dataErrorText(cause), variant: 'destructive' });
    }
    setLoading(false);
  };

  if (isOffline({ data, error })) return null;
  return (
    <section className={cards['card']} aria-labelledby="accounts-title">
      <h2 id="accounts-title" className={cards['title']}>
        Accounts
      </h2>
      {isPending && <Skeleton height="16rem" radius="12px" />}
      {isError && !data && <LoadAgain error={error} what="accounts" onAgain={() => void refetch()} />}
      {data?.accounts.map((account) => {
        const label = account.disabledAt ? 'Enable' : 'Disable';
        return (
          <SettingRow
            key={account.id}
            label={labelOf(account)}
            value={<BreakableEmail email={account.email} />}
            note={noteOf(account)}
            {...(!account.isOwn && {
              action: { label, name: `${label} ${account.email}`, run: () => setChosen(account) },
            })}
          />
        );
      })}
      {data?.hasMore && (
        <div className={styles['below']}>
          <Button variant="quiet" busy={isLoading} onClick={() => void loadMore()}>
            Show more
            <span className="visually-hidden">: accounts</span>
          </Button>
        </div>
      )}
      {chosen && <ChangeAccount account={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}
