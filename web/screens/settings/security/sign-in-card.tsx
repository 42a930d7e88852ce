import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUnauthorized } from '../../../data/api/api.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { identityMessage } from '../../../features/session/identity-messages.ts';
import { redirectToLogin } from '../../../features/session/login-redirect.ts';
import { useRefreshIdentity } from '../../../features/session/use-refresh-identity.ts';
import { sessionsQuery } from '../../../identity/builtin/builtin-account.ts';
import type { AccountService } from '../../../identity/port/account.ts';
import { accountQuery } from '../../../identity/port/account.ts';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { dismissToastTitled, toast } from '../../../ui/toast/toast.ts';
import { BreakableEmail } from '../card/breakable-email.tsx';
import cards from '../card/card.module.css';
import { SettingRow } from '../card/setting-row.tsx';
import { isOffline } from '../connection/offline-queries.ts';
import { EmailDialog, NameDialog, PasswordDialog } from './sign-in-dialogs.tsx';

const changes = { name: NameDialog, email: EmailDialog, password: PasswordDialog } as const;

export function SignInCard({ service }: { service: AccountService }) {
  const { data: account, dataUpdatedAt, isPending, isError, error, refetch } = useQuery(accountQuery(service));
  const [opened, setOpened] = useState<keyof typeof changes | null>(null);
  const refresh = useRefreshIdentity(service.readIdentity);
  const client = useQueryClient();
  const email = account?.email;
  const shownEmail = useRef(email);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure, try again when the account was fetched again.
  useEffect(() => {
    shownEmail.current ??= email;
    if (email === shownEmail.current) return;
    // The link in the email may be opened on another device while this one shows the account.
    void refresh().then((isRefreshed) => {
      if (isRefreshed) shownEmail.current = email;
    });
  }, [email, dataUpdatedAt]);
  const OpenDialog = opened && changes[opened];

  const onChanged = async () => {
    setOpened(null);
    void client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    await refetch();
    await refresh();
  };
  const attempt = async (failureTitle: string, call: () => Promise<void>) => {
    dismissToastTitled(failureTitle);
    try {
      await call();
    } catch (error) {
      if (isUnauthorized(error)) redirectToLogin();
      else toast({ title: failureTitle, description: identityMessage(error), variant: 'destructive' });
    }
  };
  const confirmAgain = () =>
    attempt('Not sent', async () => {
      await service.requestConfirmation();
      toast({ title: 'Link sent', description: 'Check your email for the link.', variant: 'success' });
    });
  const cancelChange = () =>
    attempt('Not cancelled', async () => {
      await service.cancelEmailChange?.();
      const now = (await refetch()).data;
      // The user may have confirmed the new email on another device while this one still showed the change.
      if (now && now.email !== account?.email) {
        toast({ title: 'Not cancelled', description: `${now.email} is already your email.` });
      } else toast({ title: 'Change cancelled', description: 'Your email stays as it is.', variant: 'success' });
    });

  if (isOffline({ data: account, error })) return null;
  return (
    <section className={cards['card']} aria-labelledby="sign-in-title">
      <h2 id="sign-in-title" className={cards['title']}>
        Signing In
      </h2>
      {isPending && <Skeleton height="16rem" radius="12px" />}
      {isError && !account && (
        <LoadAgain error={error} what="name, email and password" onAgain={() => void refetch()} />
      )}
      {account && (
        <>
          <SettingRow
            label="Name"
            value={account.name || 'Not given'}
            action={{ label: 'Change', name: 'Change name', run: () => setOpened('name') }}
          />
          <SettingRow
            label="Email"
            isWide
            value={<BreakableEmail email={account.email} />}
            {...(account.hasPassword && {
              action: { label: 'Change', name: 'Change email', run: () => setOpened('email') },
            })}
          />
          {account.pendingEmail && (
            <SettingRow
              label="New email"
              isWide
              value={
                <>
                  Waiting for confirmation: <BreakableEmail email={account.pendingEmail} />
                </>
              }
              note="No email? Cancel, and enter it again."
              action={{ label: 'Cancel', name: 'Cancel the change of email', run: () => void cancelChange() }}
            />
          )}
          {/* While a new email waits, a link to the old one would not help: it may be the mistyped one. */}
          {!account.emailVerified && !account.pendingEmail && (
            <SettingRow
              label="Confirmation"
              isWide
              value="Your email is not confirmed yet."
              note={
                <>
                  The link goes to <BreakableEmail email={account.email} />
                </>
              }
              action={{ label: 'Send link', name: 'Send link to confirm again', run: () => void confirmAgain() }}
            />
          )}
          {account.hasPassword && (
            <SettingRow
              label="Password"
              value="••••••••"
              action={{ label: 'Change', name: 'Change password', run: () => setOpened('password') }}
            />
          )}
        </>
      )}
      {account && OpenDialog && (
        <OpenDialog account={account} service={service} onClose={() => setOpened(null)} onChanged={onChanged} />
      )}
    </section>
  );
}
