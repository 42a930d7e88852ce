import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localServer } from '../../testing/local-server.ts';
import { recordingLog } from '../../testing/recording-log.ts';
import { openMetrics } from './metrics.ts';
import { openTelemetry } from './open-telemetry.ts';
import { openOtlpExporter, type Span } from './otlp-exporter.ts';

function record() {
  const spans: Span[] = [];
  return { spans, exporter: { add: (span: Span) => void spans.push(span), close: async () => {} } };
}

test('a trace begins with a request or a job, and contains its transactions, pushes and model calls', async () => {
  const { spans, exporter } = record();
  const { measure } = openTelemetry(null, exporter);
  const transaction = () => measure('transaction', { role: 'owner' }, async () => 7);
  expect(await measure('request', { method: 'GET', route: '/api/x/:id' }, transaction, String)).toBe(7);
  await transaction();
  const push = () => measure('push', { service: 'web' }, async () => 'sent', String);
  await measure('job', { name: 'messages' }, push);
  const [inner, outer, sent, job] = spans;
  expect(spans.map(({ name, kind }) => [name, kind])).toEqual([
    ['transaction owner', 3],
    ['GET /api/x/:id', 2],
    ['push web', 3],
    ['job messages', 1],
  ]);
  expect(inner).toMatchObject({ traceId: outer?.traceId, parentSpanId: outer?.spanId });
  expect(sent).toMatchObject({ traceId: job?.traceId, parentSpanId: job?.spanId });
  expect(outer?.parentSpanId).toBeUndefined();
  expect(job?.traceId).not.toBe(outer?.traceId);
  expect(Number(outer?.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(inner?.endTimeUnixNano));
  expect(Math.abs(Number(BigInt(job?.endTimeUnixNano ?? 0) / 1_000_000n) - Date.now())).toBeLessThan(60_000);
});

test('work that throws has the outcome "error", and the message of the error is not recorded', async () => {
  const { spans, exporter } = record();
  const metrics = openMetrics();
  const { measure } = openTelemetry(metrics, exporter);
  const work = () => Promise.reject(new Error('the words of Mara'));
  await expect(measure('job', { name: 'weeks' }, work)).rejects.toThrow('the words of Mara');
  expect(spans[0]?.status).toEqual({ code: 2 });
  expect(await metrics.text()).toContain('inward_job_duration_seconds_count{name="weeks",outcome="error"} 1');
  expect(JSON.stringify(spans) + (await metrics.text())).not.toContain('Mara');
});

test('sends spans to the collector with the configured headers, and warns once when spans are lost', async () => {
  const bodies: string[] = [];
  let status = 200;
  const collector = await localServer({}, async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (request.headers['x-key'] === 'quiet' && request.url === '/base/v1/traces') bodies.push(text);
    response.writeHead(status).end();
  });
  const log = recordingLog();
  const options = {
    endpoint: `${collector.baseUrl}/base/`,
    headers: { 'x-key': 'quiet' },
    serviceName: 'journal',
    log,
  };
  for (const wanted of [200, 500, 500]) {
    status = wanted;
    const exporter = openOtlpExporter(options);
    await openTelemetry(null, exporter).measure('job', { name: 'weeks' }, async () => {});
    await exporter.close();
  }
  const [sent] = bodies.map((body) => JSON.parse(body).resourceSpans[0]);
  expect(sent.resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'journal' } }]);
  expect(sent.scopeSpans[0].spans).toMatchObject([{ name: 'job weeks', status: {} }]);
  expect(log.lines.filter(({ level }) => level === 'warn')).toHaveLength(2);
  await collector.close();
});

test('the Grafana dashboard queries only metrics that the server serves', async () => {
  const metrics = openMetrics();
  metrics.watchPools({ connections: () => [{ pool: 'p', busy: 1, idle: 2, waiting: 3 }] });
  let madeAt: number | null = null;
  metrics.watchBackups(() => madeAt);
  expect(await metrics.text()).not.toMatch(/^inward_backup_age_seconds/m);
  madeAt = Date.now() - 7_200_000;
  const text = await metrics.text();
  expect(text).toMatch(/^inward_backup_age_seconds 7200/m);
  expect(text).toContain('inward_pool_connections{pool="p",state="waiting"} 3');
  const dashboard = readFileSync(new URL('../../docs/grafana-dashboard.json', import.meta.url), 'utf8');
  const asked = [
    ...dashboard.matchAll(/\b((?:http|inward|nodejs|process)_\w+?)(?:_bucket|_sum|_count)?\b(?=[{[)\s"])/g),
  ];
  const names = new Set(asked.map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(7);
  for (const name of names) expect(text).toContain(`# TYPE ${name} `);
});
