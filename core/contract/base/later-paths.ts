/** Calls that a first visit does not need. They are not in paths.ts, so that a first visit does not download them. */
export const laterPaths = {
  getYourData: 'GET /api/user/data',
  exportData: 'GET /api/user/export',
  previewImport: 'POST /api/user/import/preview',
  importData: 'POST /api/user/import',
  listImports: 'GET /api/user/imports',
  removeImport: 'DELETE /api/user/imports',
  deleteAccount: 'POST /api/user/delete',
  listSecurityEvents: 'GET /api/user/security-events',
  listRewrittenWeeks: 'GET /api/summaries/rewritten',
  listTokens: 'GET /api/user/tokens',
  createToken: 'POST /api/user/tokens',
  revokeToken: 'DELETE /api/user/tokens/:id',
  getHealth: 'GET /api/health',
  getOpenApi: 'GET /api/openapi.json',
  listAccounts: 'GET /api/operator/accounts',
  changeAccount: 'PUT /api/operator/accounts/:id',
  listInvites: 'GET /api/operator/invites',
  createInvite: 'POST /api/operator/invites',
  revokeInvite: 'DELETE /api/operator/invites/:id',
  countAccounts: 'GET /api/operator/counts',
} as const satisfies Readonly<Record<string, `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`>>;

export type LaterCall = keyof typeof laterPaths;

/** Return method and path of a call. The path has `:name` placeholders. */
export function laterPlace(name: LaterCall): { readonly method: string; readonly path: string } {
  const [method = '', path = ''] = laterPaths[name].split(' ');
  return { method, path };
}
