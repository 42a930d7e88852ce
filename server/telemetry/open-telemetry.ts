import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Metrics } from './metrics.ts';
import { attributesOf, type openOtlpExporter, type Span } from './otlp-exporter.ts';
import { type Finished, type Kind, outcomeOfError, type Telemetry } from './telemetry.ts';

type Exporter = ReturnType<typeof openOtlpExporter>;
type Parent = { readonly traceId: string; readonly spanId: string };

const spanKinds: Readonly<Record<Kind, Span['kind']>> = { request: 2, job: 1, push: 3, model: 3, transaction: 3 };

const nanoseconds = (epochMs: number) => `${Math.round(epochMs * 1_000)}000`;

function nameOf({ kind, labels }: Pick<Finished, 'kind' | 'labels'>): string {
  const values = Object.values(labels).join(' ');
  return kind === 'request' ? values : `${kind} ${values}`;
}

const isFailed = ({ kind, outcome }: Finished): boolean =>
  outcome === outcomeOfError || (kind === 'request' && outcome.startsWith('5'));

function spanOf(finished: Finished, own: Parent, parent: Parent | undefined, startedAtMs: number): Span {
  const { kind, labels, outcome, durationMs } = finished;
  const result = kind === 'request' ? 'http.response.status_code' : 'outcome';
  return {
    ...own,
    ...(parent && { parentSpanId: parent.spanId }),
    name: nameOf(finished),
    kind: spanKinds[kind],
    startTimeUnixNano: nanoseconds(startedAtMs),
    endTimeUnixNano: nanoseconds(startedAtMs + durationMs),
    attributes: attributesOf({ ...labels, [result]: outcome }),
    status: isFailed(finished) ? { code: 2 } : {},
  };
}

/**
 * Measure work for metrics, traces, or both. A trace begins with a request or a job. A transaction outside of requests
 * and jobs, such as the poll of the schedule every second, is not traced. A caller's `traceparent` is ignored.
 */
export function openTelemetry(metrics: Pick<Metrics, 'note'> | null, exporter: Exporter | null): Telemetry {
  const current = new AsyncLocalStorage<Parent>();
  return {
    measure: async (kind, labels, work, outcomeOf = () => 'done') => {
      const startedAtMs = performance.timeOrigin + performance.now();
      const parent = current.getStore();
      const spanId = randomBytes(8).toString('hex');
      const own = { traceId: parent?.traceId ?? randomBytes(16).toString('hex'), spanId };
      const isTraced = exporter !== null && (parent !== undefined || kind === 'request' || kind === 'job');
      const finish = (outcome: string) => {
        const durationMs = performance.timeOrigin + performance.now() - startedAtMs;
        const finished: Finished = { kind, labels, outcome, durationMs };
        metrics?.note(finished);
        if (isTraced) exporter.add(spanOf(finished, own, parent, startedAtMs));
      };
      try {
        const result = await (isTraced ? current.run(own, work) : work());
        finish(outcomeOf(result));
        return result;
      } catch (error) {
        finish(outcomeOfError);
        throw error;
      }
    },
  };
}
