import { type Device, killTab, outsideTabs, type Tab, wait } from './device.ts';

export const faults = [
  'drop the request',
  'drop the answer',
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

/** What goes wrong with one write, and whether the server hears of the write before. */
export type Fault = { readonly kind: (typeof faults)[number]; readonly isHeard: boolean };

const never = () => new Promise<never>(() => undefined);
/** What something between a device and the server may answer in its place, by status. */
export const refusals: Readonly<Record<string, string>> = {
  401: '{"code":"unauthorized","message":"Unauthorized","requestId":"r"}',
  500: '{"code":"internal","message":"Something went wrong","requestId":"r"}',
  503: '<html><body>Service Unavailable</body></html>',
  429: '{"code":"too_many_requests","message":"Too many requests","requestId":"r"}',
};

/** Whether a request writes a reflection: only those meet faults. */
export const isWrite = (url: string, method: string | undefined): boolean =>
  (method === 'POST' && url === '/api/reflections') || (method === 'PUT' && url.startsWith('/api/reflections/'));

/** A wait that gives up as fetch does when its signal says so. */
async function delayed(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });
  await Promise.race([wait(ms), aborted]);
}

/** An answer that breaks off in the middle. */
async function half(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.slice(0, bytes.length / 2)),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  return new Response(body, { status: answer.status });
}

/** Between a device and the real server: lets everything through, but for the faults that wait for the next writes. */
export function network(address: string, send: typeof fetch, waiting: Fault[]): Device['fetch'] {
  const meet = async (tab: Tab, { kind, isHeard }: Fault, real: () => Promise<Response>, init: RequestInit) => {
    const { device } = tab;
    if (kind === 'drop the request') throw new TypeError('Failed to fetch');
    const answer = isHeard || kind === 'drop the answer' || kind === 'half a body' ? await real() : null;
    switch (kind) {
      case 'half a body':
        return half(answer ?? new Response());
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
      case 'drop the answer':
        throw new TypeError('Failed to fetch');
      default:
        return new Response(refusals[kind] ?? '', { status: Number(kind) });
    }
  };
  return async (tab, url, init) => {
    if (tab.isDead) return never();
    if (!tab.device.isOnline) throw new TypeError('Failed to fetch');
    const { signal: _given, ...rest } = init;
    // The sockets of Node know no tab: their waits are not hurried.
    const real = () => outsideTabs(() => send(address + url, rest));
    const fault = isWrite(url, init.method) ? waiting.shift() : undefined;
    const answer = fault ? await meet(tab, fault, real, init) : await real();
    return tab.isDead ? never() : answer;
  };
}
