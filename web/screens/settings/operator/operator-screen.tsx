import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../data/api/api.ts';
import { countsQuery } from '../../../data/operator.ts';
import { useIsWide } from '../../../ui/page/use-is-wide.ts';
import { NoteCard } from '../card/note-card.tsx';
import { NoConnection } from '../connection/no-connection.tsx';
import page from '../groups/settings-page.module.css';
import { BackLink, SettingsFrame } from '../groups/settings-page.tsx';
import { AccountsCard } from './accounts-card.tsx';
import { InvitesCard } from './invites-card.tsx';
import { NumbersCard } from './numbers-card.tsx';

/** The page for operators: accounts, invites, numbers. It shows neither names nor words of users. */
export function OperatorScreen() {
  const isWide = useIsWide();
  const { error } = useQuery(countsQuery());
  const isRefused = error instanceof ApiError && error.status === 404;
  const title = (
    <>
      <h1 className={page['title']}>Operator</h1>
      <p className={page['subtitle']}>Accounts, invites, numbers</p>
    </>
  );
  const numbers = !isRefused && <NumbersCard />;
  return (
    <SettingsFrame
      back={<BackLink href="/settings" name="Back to Settings" />}
      aside={
        <>
          {title}
          <div className={page['cards']}>{numbers}</div>
        </>
      }
    >
      {!isWide && title}
      <NoConnection />
      <div className={page['cards']}>
        {isRefused ? (
          <NoteCard>Only the operators of this server can use this page.</NoteCard>
        ) : (
          <>
            <InvitesCard />
            <AccountsCard />
            {!isWide && numbers}
          </>
        )}
      </div>
    </SettingsFrame>
  );
}
