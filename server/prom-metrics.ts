import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** How one call fared. `route` is the contract's path, never the one that was asked. */
export type Served = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
};

/** What Prometheus is told: calls by route and status, and the process. No person, address or word is in it. */
export function openMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Calls by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  return {
    note: ({ method, route, status, durationMs }: Served) =>
      calls.observe({ method, route, status }, durationMs / 1_000),
    /** GET /metrics, and nothing else. */
    answer: async (request: Request): Promise<Response> =>
      request.method === 'GET' && new URL(request.url).pathname === '/metrics'
        ? new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } })
        : new Response('not found', { status: 404 }),
  };
}
