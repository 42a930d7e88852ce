import type { laterPaths } from './later-paths.ts';

/** The API calls except those in later-paths.ts. They have no schemas, so the web client does not have to load zod. */
export const apiPaths = {
  syncUser: 'POST /api/auth/sync',
  getPreferences: 'GET /api/user/preferences',
  updatePreferences: 'PUT /api/user/preferences',
  getCurrentWindow: 'POST /api/reflections/current',
  readTonightsQuestion: 'POST /api/reflections/tonight',
  createReflection: 'POST /api/reflections',
  updateReflection: 'PUT /api/reflections/:id',
  deleteReflection: 'DELETE /api/reflections/:id',
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
  takeBuiltinWords: 'POST /api/summaries/:id/builtin',
  listThemeCorrections: 'GET /api/themes/corrections',
  correctTheme: 'PUT /api/themes/corrections',
  takeBackCorrection: 'DELETE /api/themes/corrections',
  registerDevice: 'POST /api/notifications/register-device',
  subscribeDevice: 'POST /api/notifications/subscriptions',
  forgetDevice: 'DELETE /api/notifications/subscriptions',
  checkInvite: 'POST /api/invites/check',
  getHelpLines: 'GET /api/help-lines',
  getConfig: 'GET /api/config',
} as const satisfies Readonly<Record<string, `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`>>;

type Paths = typeof apiPaths & typeof laterPaths;
export type CallName = keyof Paths;
export type PageCall = keyof typeof apiPaths;

type Split<Call extends string> = Call extends `${infer Method} ${infer Path}` ? [method: Method, path: Path] : never;
export type MethodOf<N extends CallName> = Split<Paths[N]>[0];
export type PathOf<N extends CallName> = Split<Paths[N]>[1];

export function methodOf<N extends PageCall>(name: N): MethodOf<N> {
  return apiPaths[name].split(' ')[0] as MethodOf<N>;
}

/** Return the path of a call, with its `:name` placeholders. */
export function pathOf<N extends PageCall>(name: N): PathOf<N> {
  return apiPaths[name].split(' ')[1] as PathOf<N>;
}
