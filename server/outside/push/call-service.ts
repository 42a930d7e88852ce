import { type ClientRequest, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';
import { answerMaxBytes } from '../bounded-fetch.ts';
import { retryAfterMs } from '../retry-after.ts';
import { sendLimitMs } from './push.ts';

/** The request to a push service. `callService` adds the header Content-Length. */
export type ServiceCall = { readonly headers: Readonly<Record<string, string>>; readonly body: string | Buffer };

/** An answer with at most 1 MiB of its body. `status` is null if there was no valid answer. */
export type ServiceAnswer = {
  readonly status: number | null;
  /** From the header `Retry-After`, or null without this header. */
  readonly retryAfterMs: number | null;
  readonly body: string;
};

/** Keep connections open, because most messages go to a few push services. */
const agents = { 'http:': new PlainAgent({ keepAlive: true }), 'https:': new Agent({ keepAlive: true }) };

function open(url: URL, { headers, body }: ServiceCall): ClientRequest {
  const options = { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) } };
  return url.protocol === 'https:'
    ? secureRequest(url, { ...options, agent: agents['https:'] })
    : plainRequest(url, { ...options, agent: agents['http:'] });
}

/**
 * Post to a push service. Never reject. `status` is null for an answer that is too large, takes longer than `limitMs`,
 * or is a redirect, which could lead anywhere. This uses node:http because fetch costs five times as much.
 */
export function callService(address: string, call: ServiceCall, limitMs = sendLimitMs): Promise<ServiceAnswer> {
  return new Promise((resolve) => {
    const none: ServiceAnswer = { status: null, retryAfterMs: null, body: '' };
    const request = open(new URL(address), call);
    const limit = setTimeout(() => request.destroy(new Error('no answer in time')), limitMs);
    const end = (answer: ServiceAnswer) => {
      clearTimeout(limit);
      resolve(answer);
    };
    request.on('error', () => end(none));
    request.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.byteLength;
        if (size > answerMaxBytes) response.destroy(new Error('the answer is too large'));
        else chunks.push(chunk);
      });
      response.on('error', () => end(none));
      response.on('end', () => {
        const header = (name: string) => String(headers[name] ?? '') || null;
        const isRedirect = status >= 300 && status < 400;
        const afterMs = retryAfterMs({ get: header });
        end(isRedirect ? none : { status, retryAfterMs: afterMs, body: Buffer.concat(chunks).toString('utf8') });
      });
    });
    request.end(call.body);
  });
}
