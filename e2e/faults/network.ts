import { type Device, killTab, outsideTabs, type Tab, wait } from './device.ts';

export const faults = [
  'drop the request',
  'drop the response',
  '30 s delay',
  'half a body',
  '401',
  '500',
  '503',
  '429',
  'offline',
  'tab killed',
  'browser killed',
] as const;

/** The fault of one write, and whether the write reaches the server before the fault occurs. */
export type Fault = { readonly kind: (typeof faults)[number]; readonly reachesServer: boolean };

const never = () => new Promise<never>(() => undefined);
/** Response bodies by status, as a gateway in front of the server may send them. */
export const refusals: Readonly<Record<string, string>> = {
  401: '{"code":"unauthorized","message":"Unauthorized","requestId":"r"}',
  500: '{"code":"internal","message":"Something went wrong","requestId":"r"}',
  503: '<html><body>Service Unavailable</body></html>',
  429: '{"code":"too_many_requests","message":"Too many requests","requestId":"r"}',
};

/** Return whether a request writes a reflection. Only such requests have faults. */
export const isWrite = (url: string, method: string | undefined): boolean =>
  (method === 'POST' && url === '/api/reflections') || (method === 'PUT' && url.startsWith('/api/reflections/'));

/** Wait, or reject as fetch does when the signal aborts. */
async function delayed(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
  await Promise.race([wait(ms), aborted]);
}

async function cutInHalf(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.slice(0, bytes.length / 2)),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  return new Response(body, { status: answer.status });
}

/** Return a device's fetch. It forwards requests to the real server, and applies the faults in `waiting` to writes. */
export function network(address: string, send: typeof fetch, waiting: Fault[]): Device['fetch'] {
  const applyFault = async (
    tab: Tab,
    { kind, reachesServer }: Fault,
    real: () => Promise<Response>,
    init: RequestInit,
  ) => {
    const { device } = tab;
    if (kind === 'drop the request') throw new TypeError('Failed to fetch');
    const answer = reachesServer || kind === 'drop the response' || kind === 'half a body' ? await real() : null;
    switch (kind) {
      case 'half a body':
        return cutInHalf(answer ?? new Response());
      case '30 s delay':
        await delayed(30_000, init.signal);
        return answer ?? real();
      case 'offline':
        device.isOnline = false;
        throw new TypeError('Failed to fetch');
      case 'tab killed':
        killTab(tab);
        return never();
      case 'browser killed':
        device.tabs.forEach(killTab);
        return never();
      case 'drop the response':
        throw new TypeError('Failed to fetch');
      default:
        return new Response(refusals[kind] ?? '', { status: Number(kind) });
    }
  };
  return async (tab, url, init) => {
    if (tab.isDead) return never();
    if (!tab.device.isOnline) throw new TypeError('Failed to fetch');
    const { signal: _given, ...rest } = init;
    // Use real timers for Node's sockets, because the timers of a simulated tab are faster.
    const real = () => outsideTabs(() => send(address + url, rest));
    const fault = isWrite(url, init.method) ? waiting.shift() : undefined;
    const answer = fault ? await applyFault(tab, fault, real, init) : await real();
    return tab.isDead ? never() : answer;
  };
}
