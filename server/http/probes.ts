import type { Db } from '../db/db.ts';
import { apiHeaders } from './headers.ts';

/** How long an answer of the database is reused: several load balancers may ask every second. */
const freshMs = 1_000;
const retrySeconds = '5';

const answer = (status: number, text: string): Response =>
  new Response(JSON.stringify({ status: text }), {
    status,
    headers: {
      ...apiHeaders,
      'content-type': 'application/json; charset=utf-8',
      ...(status === 503 && { 'retry-after': retrySeconds }),
    },
  });

export type Probes = (path: string) => Promise<Response> | null;

/**
 * Return a function that answers /health and /ready, and returns null for other paths. If /health gets no answer, the
 * process must be restarted. If /ready fails, the database accepts no writes, and this server must get no requests.
 */
export function openProbes({ ping }: Pick<Db, 'ping'>): Probes {
  let asked: { readonly at: number; readonly isReady: Promise<boolean> } | null = null;
  const isReady = () => {
    if (asked && performance.now() - asked.at < freshMs) return asked.isReady;
    const isReady = ping().then(
      () => true,
      () => false,
    );
    asked = { at: performance.now(), isReady };
    return isReady;
  };
  return (path) => {
    if (path === '/health') return Promise.resolve(answer(200, 'ok'));
    if (path !== '/ready') return null;
    return isReady().then((ready) => (ready ? answer(200, 'ready') : answer(503, 'unavailable')));
  };
}
