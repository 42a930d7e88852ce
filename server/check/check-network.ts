import type { Config } from '../config/config.ts';
import { blankNotes, boundedFetch } from '../outside/bounded-fetch.ts';
import { isPrivate } from './check-settings.ts';
import { clockProblem } from './clock-problem.ts';

const limitMs = 5_000;
const pushOrigins = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://web.push.apple.com',
];

/**
 * Return how many ms the clock at `origin` is ahead of this machine's clock, to the second. Null if there is no answer.
 */
async function aheadMsAt(origin: string): Promise<number | null> {
  try {
    const response = await fetch(origin, { redirect: 'manual', signal: AbortSignal.timeout(limitMs) });
    await response.body?.cancel();
    return Date.parse(response.headers.get('date') ?? new Date().toUTCString()) - Date.now();
  } catch {
    return null;
  }
}

/** Report push services that do not answer, and a clock of a push service that differs from this machine's clock. */
async function checkPushServices(origins: readonly string[]): Promise<string[]> {
  const aheadMs = await Promise.all(origins.map(aheadMsAt));
  const silent = origins.filter((_, index) => aheadMs[index] === null);
  const clock = aheadMs.map((ms) => clockProblem('the push services', ms ?? 0)).find((sentence) => sentence !== null);
  const notReached = `No pushes reach ${silent.join(', ')}: let this machine make https requests to it.`;
  return [...(silent.length > 0 ? [notReached] : []), ...(clock ? [clock] : [])];
}

/** Return a sentence if this product does not answer at PUBLIC_URL. */
async function checkPublicUrl(publicUrl: string): Promise<string[]> {
  try {
    const signal = AbortSignal.timeout(limitMs);
    const response = await boundedFetch(blankNotes())(`${publicUrl}/api/config`, { signal });
    const config: unknown = await response.json();
    if (typeof config === 'object' && config !== null && 'pushKey' in config) return [];
    throw new Error('another program answers');
  } catch {
    return [
      `${publicUrl} (PUBLIC_URL) does not answer as Inward: is the server running, does the proxy pass its requests on, and does this machine trust its certificate?`,
    ];
  }
}

/**
 * Report faults in the connections from and to this server. If PUBLIC_URL is on this machine, send no request, because
 * the machine may be offline.
 */
export async function checkNetwork(config: Pick<Config, 'publicUrl' | 'pushServices'>): Promise<string[]> {
  if (isPrivate(config)) return [];
  const checks = [checkPublicUrl(config.publicUrl), checkPushServices([...pushOrigins, ...config.pushServices])];
  return (await Promise.all(checks)).flat();
}
