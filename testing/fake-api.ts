import { vi } from 'vitest';

type FakeRequest = {
  call: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
};

export type FakeAnswer = { status?: number; body?: unknown };

/** Responses by 'METHOD /path'. A function computes the response; 'offline' makes the request fail. */
export type FakeAnswers = Readonly<
  Record<string, FakeAnswer | 'offline' | ((request: FakeRequest) => FakeAnswer | 'offline' | Promise<FakeAnswer>)>
>;

export type FakeApi = {
  requests: FakeRequest[];
  of: (call: string) => FakeRequest[];
};

const isForm = ({ headers }: Request): boolean =>
  headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;

/** Replace `fetch` until the end of the test. A request without an entry in `answers` gets a 404. */
export function fakeApi(answers: FakeAnswers): FakeApi {
  const requests: FakeRequest[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    const seen: FakeRequest = {
      call: `${request.method} ${url.pathname}`,
      query: url.searchParams,
      headers: request.headers,
      body:
        text === '' ? undefined : isForm(request) ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text),
    };
    requests.push(seen);
    const row = answers[seen.call];
    const answer = typeof row === 'function' ? await row(seen) : row;
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const { status = 200, body = {} } = answer ?? { status: 404, body: { code: 'not_found', message: 'Not found' } };
    return new Response(status === 204 ? null : typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return { requests, of: (call) => requests.filter((request) => request.call === call) };
}
