import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type LaterCall, laterPlace } from '../../core/contract/base/later-paths.ts';
import type {
  AccountPage,
  NewInvite,
  OperatorAccount,
  OperatorCounts,
  OperatorInvite,
} from '../../core/contract/operator.ts';
import { fillPath, type QueryParameters } from './api/api.ts';
import { requestJson } from './api/http.ts';

type Options = {
  readonly id?: string;
  readonly query?: QueryParameters;
  readonly body?: unknown;
  readonly owner?: string;
  readonly signal?: AbortSignal;
};

/** Make a call that only operators may make. */
async function call<T>(name: LaterCall, { id = '', query = {}, ...rest }: Options): Promise<T> {
  const { method, path } = laterPlace(name);
  return (await requestJson({ method, url: fillPath(path, { id }, query), ...rest })) as T;
}

const keyOf = (name: LaterCall) => [laterPlace(name).path] as const;

/** Query the accounts loaded so far, newest first. */
export function accountsQuery() {
  return queryOptions({
    queryKey: keyOf('listAccounts'),
    queryFn: ({ signal }): Promise<AccountPage> => call('listAccounts', { signal }),
    refetchOnMount: 'always',
  });
}

export function invitesQuery() {
  return queryOptions({
    queryKey: keyOf('listInvites'),
    queryFn: async ({ signal }): Promise<OperatorInvite[]> =>
      (await call<{ invites: OperatorInvite[] }>('listInvites', { signal })).invites,
    refetchOnMount: 'always',
  });
}

export function countsQuery() {
  return queryOptions({
    queryKey: keyOf('countAccounts'),
    queryFn: ({ signal }): Promise<OperatorCounts> => call('countAccounts', { signal }),
    refetchOnMount: 'always',
  });
}

/** Load the page of accounts after `last` and append it to the list. */
export async function loadMoreAccounts(client: QueryClient, last: OperatorAccount): Promise<void> {
  const query = { createdBefore: last.createdAt, idBefore: last.id };
  const page = await call<AccountPage>('listAccounts', { query });
  client.setQueryData(accountsQuery().queryKey, (known) => {
    const accounts = known?.accounts ?? [];
    // The list was reloaded during the request and no longer ends with `last`. Drop the page.
    if (accounts[accounts.length - 1]?.id !== last.id) return known;
    return { accounts: [...accounts, ...page.accounts], hasMore: page.hasMore };
  });
}

/** Disable or enable an account. `owner` is the operator's uid. */
export async function setDisabled(client: QueryClient, owner: string, id: string, disabled: boolean): Promise<void> {
  const changed = await call<OperatorAccount>('changeAccount', { id, body: { disabled }, owner });
  client.setQueryData(
    accountsQuery().queryKey,
    (known) => known && { ...known, accounts: known.accounts.map((each) => (each.id === id ? changed : each)) },
  );
  void client.invalidateQueries({ queryKey: countsQuery().queryKey });
}

/** Create an invite and return its link, which the server sends only this once. */
export async function createInvite(
  client: QueryClient,
  owner: string,
  wanted: { days: number; note: string },
): Promise<NewInvite> {
  const made = await call<NewInvite>('createInvite', { body: wanted, owner });
  void client.invalidateQueries({ queryKey: invitesQuery().queryKey });
  return made;
}

/** Revoke an unused invite: its link stops working. */
export async function revokeInvite(client: QueryClient, owner: string, id: string): Promise<void> {
  await call('revokeInvite', { id, owner });
  client.setQueryData(invitesQuery().queryKey, (known) => known?.filter((invite) => invite.id !== id));
}
