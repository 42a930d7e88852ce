// The script inside index.html (vite-early-requests.ts), which runs before the app's code is loaded. It paints the
// empty page. If a stored session shows that a user is signed in, it preloads the code of the screen and requests the
// token and the screen's first data. Keep it small, because every visitor loads it.
import { pathOf } from '../core/contract/base/paths.ts';
import type { CurrentWindowBody } from '../core/contract/reflections.ts';
import { dayAt } from '../core/domain/days/day.ts';
import { weekStartOf } from '../core/domain/days/week.ts';
import { HOME_LIST_LIMIT, STORAGE_CARD_DESIGN } from '../core/domain/limits.ts';
import { REFLECTION_TYPES } from '../core/domain/reflection-type.ts';
import { type EarlyAnswers, earlyKey } from './data/api/early-answers.ts';
import type { EarlyTimes } from './data/current-window.ts';
import { readStoredConfig } from './data/stored-config.ts';
import { windowRequest } from './data/window-request.ts';
import { basePath, ownPath } from './device/base-path.ts';
import { applyGround } from './device/ground.ts';
import { storage } from './device/storage.ts';
import { monthBounds, monthOf } from './features/reflections/month.ts';
import { readStoredSession } from './features/session/stored-session.ts';
import { effectiveTimezoneOffset } from './features/session/timezone-offset.ts';

/**
 * The scripts and styles of each screen, by the first segment of its path. 'signed out' has those of the intro and the
 * login, 'share card' those of the default card design, 'English fonts' its fonts for an English text, and 'Latin fonts'
 * those for other languages. The build defines this constant.
 */
declare const __SCREEN_FILES__: Readonly<Record<string, readonly string[]>>;

/** The response of the token endpoint (docs/identity-calls.md). A server of an earlier version omits `first`. */
type TokenAnswer = {
  readonly token: string;
  readonly first?: readonly { readonly call: string; readonly status: number; readonly body: unknown }[];
};

const headers = { accept: 'application/json' };
const answers: EarlyAnswers = new Map();

/** The build puts the whole record wherever the constant is used, so use it once. The largest script comes first. */
const screenFiles = __SCREEN_FILES__;

const filesOf = (name: string): readonly string[] => screenFiles[name] ?? [];

const isStyle = (file: string): boolean => file.endsWith('.css');

function preload(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  const as = isStyle(file) ? 'style' : file.endsWith('.woff2') ? 'fetch' : null;
  link.rel = as === null ? 'modulepreload' : 'preload';
  if (as !== null) link.as = as;
  link.crossOrigin = '';
  // The fonts of a card are large, and are used only after all code has run.
  if (as === 'fetch') link.fetchPriority = 'low';
  link.href = basePath + file;
  document.head.append(link);
  return link;
}

/**
 * Preload the styles and the largest script of a screen, and then its other scripts and the files of its card. On a
 * slow line, all files at once would delay the app's script, which is the largest and runs first. Safari before 17 does
 * not know `modulepreload`, so `load` never fires there: the app loads all scripts, and the files of the card.
 */
function preloadInSteps(screen: readonly string[], ofCard: readonly string[]): void {
  const [largest, ...scripts] = screen.filter((file) => !isStyle(file));
  for (const file of [...screen, ...ofCard].filter(isStyle)) preload(file);
  if (!largest) return;
  preload(largest).addEventListener('load', () => {
    for (const file of [...scripts, ...ofCard].filter((each) => !isStyle(each))) preload(file);
  });
}

/** Store a response until the app takes it by its `earlyKey`. */
function keep(key: string, token: string | null, response: Promise<Response>): void {
  // A failure is handled by the app when it takes the response.
  response.catch(() => undefined);
  answers.set(key, { token, response });
}

/** Return the first GET requests of the screen at this path that need only the token. */
function firstCalls(segment: string, second: string): string[] {
  const timezoneOffset = effectiveTimezoneOffset();
  const today = dayAt(Date.now(), timezoneOffset);
  switch (segment) {
    case '':
      return [
        `${pathOf('listReflections')}?limit=${HOME_LIST_LIMIT}`,
        pathOf('getStats'),
        `${pathOf('weekReflections')}?weekStart=${weekStartOf(today)}`,
      ];
    case 'history':
      return [
        `${pathOf('listReflections')}?limit=${HOME_LIST_LIMIT}`,
        `${pathOf('calendarReflections')}?${new URLSearchParams(monthBounds(monthOf(today), timezoneOffset))}`,
      ];
    case 'summary':
    case 'weekly-summary':
      return [pathOf('listSummaries')];
    case 'share':
      return second === '' ? [] : [pathOf('getSummary').replace(':id', second)];
    default:
      return [];
  }
}

/** Request the current window. Add the times of the request to the answer, because the app takes it only later. */
async function requestWindow(token: string, body: string): Promise<Response> {
  const sentAtMs = Date.now();
  const response = await fetch(basePath + pathOf('getCurrentWindow'), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });
  const answer: CurrentWindowBody = await response.json();
  const times: EarlyTimes = { sentAtMs, receivedAtMs: performance.now(), receivedAtWallMs: Date.now() };
  return new Response(JSON.stringify({ ...answer, ...times }), { status: response.status });
}

/** Request the current window for the writing page at this path. */
function requestPageWindow(token: string, second: string): void {
  const type = REFLECTION_TYPES.find((each) => each === second);
  const body = JSON.stringify(windowRequest(effectiveTimezoneOffset(), type));
  keep(earlyKey(pathOf('getCurrentWindow'), body), token, requestWindow(token, body));
}

/**
 * Request the token together with the answers to the screen's first calls. Resolve only when these answers are stored:
 * otherwise the app would send the same calls.
 */
async function requestToken(segment: string, second: string): Promise<Response> {
  const query = new URLSearchParams(firstCalls(segment, second).map((call) => ['first', call]));
  const response = await fetch(`${basePath}/api/identity/token?${query}`, { credentials: 'same-origin', headers });
  if (response.ok) {
    const { token, first }: TokenAnswer = await response.clone().json();
    for (const { call, status, body } of first ?? []) {
      keep(call, token, Promise.resolve(new Response(JSON.stringify(body), { status })));
    }
    if (segment === 'reflect') requestPageWindow(token, second);
  }
  return response;
}

/**
 * Request the configuration. Read the whole response at once, because the app may never use it, and an unread response
 * would block a connection.
 */
async function requestConfig(): Promise<Response> {
  const response = await fetch(basePath + pathOf('getConfig'), { headers });
  return new Response(await response.text(), { status: response.status });
}

applyGround();
const config = readStoredConfig();
if (readStoredSession()) {
  const [, segment = '', second = ''] = ownPath().split('/');
  if (config?.identity === 'builtin') keep('/api/identity/token', null, requestToken(segment, second));
  const isDefaultCard = segment === 'share' && storage.get(STORAGE_CARD_DESIGN) === null;
  const fonts = navigator.language.startsWith('en') ? 'English fonts' : 'Latin fonts';
  preloadInSteps(filesOf(segment), isDefaultCard ? [...filesOf('share card'), ...filesOf(fonts)] : []);
} else {
  if (!config) keep(pathOf('getConfig'), null, requestConfig());
  filesOf('signed out').forEach(preload);
}
window.inwardEarlyAnswers = answers;
