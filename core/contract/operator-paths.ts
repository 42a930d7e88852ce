/**
 * Method and path of the calls for operators, apart from paths.ts: the first page of everybody else need not load them.
 */
export const operatorPaths = {
  listAccounts: 'GET /api/operator/accounts',
  changeAccount: 'PUT /api/operator/accounts/:id',
  listInvites: 'GET /api/operator/invites',
  createInvite: 'POST /api/operator/invites',
  revokeInvite: 'DELETE /api/operator/invites/:id',
  countAccounts: 'GET /api/operator/counts',
} as const satisfies Readonly<Record<string, `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`>>;

export type OperatorCall = keyof typeof operatorPaths;

/** Return method and path of a call for operators, with its `:name` placeholders. */
export function operatorPlace(name: OperatorCall): { readonly method: string; readonly path: string } {
  const [method = '', path = ''] = operatorPaths[name].split(' ');
  return { method, path };
}
