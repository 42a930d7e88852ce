import type { CallName, Contract } from '../../core/contract/contract.ts';

/** Calls of one card in Settings, whose paths come with it. */
export type YourDataCall = 'getYourData' | 'exportData' | 'previewImport' | 'importData' | 'deleteAccount';

/** The calls that the page makes; the document and the health check are for others. */
export type PageCall = Exclude<CallName, 'getHealth' | 'getOpenApi' | YourDataCall>;

/**
 * Method and path of each call, as the contract has them: a difference does not compile. Written out once more because
 * importing the contract itself would bring its schemas and zod into the page.
 */
export const apiPaths: { readonly [N in PageCall]: `${Contract[N]['method']} ${Contract[N]['path']}` } = {
  syncUser: 'POST /api/auth/sync',
  getPreferences: 'GET /api/user/preferences',
  updatePreferences: 'PUT /api/user/preferences',
  getCurrentWindow: 'POST /api/reflections/current',
  createReflection: 'POST /api/reflections',
  updateReflection: 'PUT /api/reflections/:id',
  listReflections: 'GET /api/reflections',
  weekReflections: 'GET /api/reflections/weekly',
  calendarReflections: 'GET /api/reflections/calendar',
  searchReflections: 'POST /api/reflections/search',
  yearReflections: 'GET /api/reflections/year',
  onThisDay: 'GET /api/reflections/on-this-day',
  getStats: 'GET /api/user/stats',
  getStreak: 'GET /api/user/streak',
  listSummaries: 'GET /api/summaries/weekly',
  getSummary: 'GET /api/summaries/:id',
  listSummaryVersions: 'GET /api/summaries/:id/versions',
  createSummaryVersion: 'POST /api/summaries/:id/versions',
  chooseSummaryVersion: 'PUT /api/summaries/:id/version',
  registerDevice: 'POST /api/notifications/register-device',
  subscribeDevice: 'POST /api/notifications/subscriptions',
  forgetDevice: 'DELETE /api/notifications/subscriptions',
  getHelpLines: 'GET /api/help-lines',
  getConfig: 'GET /api/config',
};

/** The path of a call, with its `:name` parts: the first element of query keys. */
export function pathOf(name: PageCall): string {
  return apiPaths[name].split(' ')[1] ?? '';
}
