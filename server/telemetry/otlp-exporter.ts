import type { Log } from '../log/log.ts';

export const attributesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, stringValue]) => ({ key, value: { stringValue } }));

/** A finished span in OTLP's JSON format: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
export type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** 1 internal, 2 server, 3 client. */
  readonly kind: 1 | 2 | 3;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: ReturnType<typeof attributesOf>;
  /** Code 2 means that the work failed. */
  readonly status: { readonly code?: 2 };
};

export type ExporterOptions = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly log: Log;
};

const everyMs = 2_000;
const limitMs = 5_000;
/** The maximum number of unsent spans. Further spans are dropped, so that a slow collector cannot fill the memory. */
const mostSpans = 5_000;

/** Send spans to a collector, one batch at a time. If that fails, drop the batch and warn at most once an hour. */
export function openOtlpExporter({ endpoint, headers, serviceName, log }: ExporterOptions) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const resource = { attributes: attributesOf({ 'service.name': serviceName }) };
  let waiting: Span[] = [];
  let sending: Promise<void> = Promise.resolve();
  let warnedAt = Number.NEGATIVE_INFINITY;

  const warn = () => {
    if (performance.now() - warnedAt < 3_600_000) return;
    warnedAt = performance.now();
    log.warn('the collector of OTEL_EXPORTER_OTLP_ENDPOINT does not take traces over HTTP, so they are lost');
  };
  const send = async () => {
    const spans = waiting;
    waiting = [];
    if (spans.length === 0) return;
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'inward' }, spans }] }] });
    const signal = AbortSignal.timeout(limitMs);
    const sent = { ...headers, 'content-type': 'application/json' };
    try {
      const response = await fetch(url, { method: 'POST', headers: sent, body, signal, redirect: 'error' });
      await response.body?.cancel();
      if (!response.ok) warn();
    } catch {
      warn();
    }
  };
  const flush = () => {
    sending = sending.then(send);
    return sending;
  };
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();
  return {
    add: (span: Span) => {
      if (waiting.length < mostSpans) waiting.push(span);
    },
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
