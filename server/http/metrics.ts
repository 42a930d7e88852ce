import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** A finished request. `route` is the path in the contract (with `:id`), not the requested path. */
export type ServedRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
};

/** Collect Prometheus metrics about requests (by route and status) and the process, without any user data. */
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
    note: ({ method, route, status, durationMs }: ServedRequest) =>
      calls.observe({ method, route, status }, durationMs / 1_000),
    /** Return the metrics for GET /metrics, and a 404 for every other request. */
    answer: async (request: Request): Promise<Response> =>
      request.method === 'GET' && new URL(request.url).pathname === '/metrics'
        ? new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } })
        : new Response('not found', { status: 404 }),
  };
}
