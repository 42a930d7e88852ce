// The script inside index.html (vite-early-requests.ts). When a stored session shows that a user is signed in, it
// preloads the code of the screen, and requests the token and the screen's first data while that code is loading. It
// contains as little as possible, because every visitor loads it.
import { pathOf } from '../core/contract/base/paths.ts';
import { dayAt } from '../core/domain/days/day.ts';
import { weekStartOf } from '../core/domain/days/week.ts';
import { HOME_LIST_LIMIT } from '../core/domain/limits.ts';
import type { EarlyAnswers } from './data/api/early-answers.ts';
import { readStoredConfig } from './data/stored-config.ts';
import { basePath, ownPath } from './device/base-path.ts';
import { monthBounds, monthOf } from './features/reflections/month.ts';
import { readStoredSession } from './features/session/stored-session.ts';
import { effectiveTimezoneOffset } from './features/session/timezone-offset.ts';

/** The scripts and styles of each screen, keyed by the first segment of its path. The build fills this in. */
declare const __SCREEN_FILES__: Readonly<Record<string, readonly string[]>>;

const answers: EarlyAnswers = new Map();

function preload(file: string): void {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = basePath + file;
  document.head.append(link);
}

/** Keep an answer until the app takes it. */
function keep(url: string, token: string | null, response: Promise<Response>): void {
  // Ignore a failure here: the app handles it when it takes the answer.
  response.catch(() => undefined);
  answers.set(url, { token, response });
}

function request(url: string, token: string): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  keep(url, token, fetch(basePath + url, { credentials: 'include', headers }));
}

/**
 * Return the calls that the screen at this path makes first and that need only the token. The current window is not
 * among them, because the app must note the time at which its answer arrives.
 */
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
      return [`${pathOf('calendarReflections')}?${new URLSearchParams(monthBounds(monthOf(today), timezoneOffset))}`];
    case 'summary':
    case 'weekly-summary':
      return [pathOf('listSummaries')];
    case 'share':
      return [pathOf('getSummary').replace(':id', second)];
    default:
      return [];
  }
}

/** Request the token. Resolve only when the first calls have been sent, so that the app does not send them, too. */
async function requestToken(segment: string, second: string): Promise<Response> {
  const response = await fetch(`${basePath}/api/identity/token`, {
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  });
  if (response.ok) {
    const { token }: { token?: unknown } = await response.clone().json();
    if (typeof token === 'string') for (const url of firstCalls(segment, second)) request(url, token);
  }
  return response;
}

if (readStoredSession()) {
  window.inwardEarlyAnswers = answers;
  const [, segment = '', second = ''] = ownPath().split('/');
  if (readStoredConfig()?.identity === 'builtin') keep('/api/identity/token', null, requestToken(segment, second));
  for (const file of __SCREEN_FILES__[segment] ?? []) preload(file);
}
