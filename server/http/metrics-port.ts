import { hash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Probes } from './probes.ts';

type Caller = { readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } } };

type Options = {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  readonly probes: Probes;
  /** The bearer token for GET /metrics. Null: only this machine may read metrics. */
  readonly token: string | null;
};

const digest = (text: string) => Buffer.from(hash('sha256', text, 'hex'));

const isLoopbackAddress = (address: string | undefined): boolean =>
  address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address);

/** Return the handler of METRICS_PORT: /metrics for permitted callers, /health and /ready for everybody. */
export function metricsPort({ metrics, probes, token }: Options) {
  const mayRead = (request: Request, address: string | undefined) =>
    token === null
      ? isLoopbackAddress(address)
      : timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${token}`));

  return async (request: Request, env: Caller): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET') return new Response('not found', { status: 404 });
    if (pathname !== '/metrics') return (await probes(pathname)) ?? new Response('not found', { status: 404 });
    if (mayRead(request, env.incoming?.socket.remoteAddress)) {
      return new Response(await metrics.text(), { headers: { 'content-type': metrics.contentType } });
    }
    return token === null
      ? new Response('Set METRICS_TOKEN: without it, only this machine may read metrics.', { status: 403 })
      : new Response('unauthorized', { status: 401, headers: { 'www-authenticate': 'Bearer' } });
  };
}
