import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fetchByKey } from '../query-client.ts';
import { ApiError, callApi, isUnauthorized, NetworkError, setTokenSource, setUnauthorizedHandler } from './api.ts';

const refusal = { code: 'unauthorized', message: 'Unauthorized: sign in again', requestId: 'r' };

afterEach(() => {
  setTokenSource(null);
  setUnauthorizedHandler(null);
});

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('an API error', () => {
  test('a failed call throws an error with the message "status: body" [8.1]', async () => {
    fakeApi({ 'GET /api/user/stats': { status: 503, body: 'the body as it came' } });
    const error = await failureOf(callApi('getStats'));
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).message).toBe('503: the body as it came');
    expect((error as ApiError).body).toBeNull();
  });

  test('a failed call throws an error with the message "status: status text" when the body is empty [8.2]', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 502, statusText: 'Bad Gateway' }));
    expect((await failureOf(callApi('getStats'))) as Error).toHaveProperty('message', '502: Bad Gateway');
  });

  test('a failed call throws an error with the parsed error body of the contract', async () => {
    const body = { code: 'window_closed', message: 'The window has closed', requestId: 'r' };
    fakeApi({ 'GET /api/user/stats': { status: 422, body } });
    const error = (await failureOf(callApi('getStats'))) as ApiError;
    expect(error.message).toBe(`422: ${JSON.stringify(body)}`);
    expect(error.body?.code).toBe('window_closed');
  });

  test('a call throws NetworkError when there is no response, or when the response is HTML instead of JSON', async () => {
    fakeApi({ 'GET /api/user/stats': 'offline', 'GET /api/summaries/weekly': { body: '<html>hotel wifi</html>' } });
    expect(await failureOf(callApi('getStats'))).toBeInstanceOf(NetworkError);
    expect(await failureOf(callApi('listSummaries'))).toBeInstanceOf(NetworkError);
  });
});

test('a call throws NetworkError when there is no response within 30 seconds', async () => {
  vi.useFakeTimers();
  const hang = (_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  vi.stubGlobal('fetch', hang);
  const failure = failureOf(callApi('getStats'));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(await Promise.race([failure, 'still waiting'])).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(await failure).toBeInstanceOf(NetworkError);
});

describe('a request', () => {
  test('sends the bearer token, credentials, path, query, headers and JSON [6.3, 7.20]', async () => {
    setTokenSource({ token: async () => 'abc', refresh: async () => null, owner: () => 'ada' });
    const api = fakeApi({ 'PUT /api/reflections/a%2Fb': { body: {} } });
    await callApi('updateReflection', {
      params: { id: 'a/b' },
      query: { timezone: '-120' },
      headers: { 'if-match': '3' },
      body: { content: 'words' },
    });
    const [request] = api.requests;
    expect(request?.call).toBe('PUT /api/reflections/a%2Fb');
    expect(request?.query.get('timezone')).toBe('-120');
    expect(request?.headers.get('authorization')).toBe('Bearer abc');
    expect(request?.headers.get('if-match')).toBe('3');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.body).toEqual({ content: 'words' });
  });

  // The server must not be able to see which user reads the help lines.
  test.each([
    ['getConfig', 'GET /api/config'],
    ['getHelpLines', 'GET /api/help-lines'],
  ] as const)('omits the token for the call %s', async (name, call) => {
    setTokenSource({ token: async () => 'abc', refresh: async () => null, owner: () => 'ada' });
    const api = fakeApi({ [call]: { body: {} } });
    await callApi(name);
    expect(api.requests[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('a request that is answered with a 401', () => {
  test('repeats a request once with a fresh token after a 401', async () => {
    setTokenSource({
      token: async () => 'old',
      refresh: async (stale) => (stale === 'old' ? 'new' : null),
      owner: () => 'ada',
    });
    const api = fakeApi({
      'GET /api/user/stats': ({ headers }) =>
        headers.get('authorization') === 'Bearer new' ? { body: { currentStreak: 1 } } : { status: 401, body: refusal },
    });
    expect(await callApi('getStats')).toEqual({ currentStreak: 1 });
    expect(api.requests).toHaveLength(2);
  });

  test('throws an unauthorized error and calls the handler once when the repeated request also gets a 401 [8.29]', async () => {
    const handler = vi.fn();
    setUnauthorizedHandler(handler);
    setTokenSource({ token: async () => 'old', refresh: async () => null, owner: () => 'ada' });
    fakeApi({ 'GET /api/user/stats': { status: 401, body: refusal } });
    const error = await failureOf(callApi('getStats'));
    expect(isUnauthorized(error)).toBe(true);
    expect(handler).toHaveBeenCalledOnce();
  });
});

describe('a request of a user who has since signed out', () => {
  const words = { params: { id: 'a' }, headers: { 'if-match': '1' }, body: { content: 'private' } };
  const write = 'PUT /api/reflections/a';

  test.each([
    ['no user is signed in', null],
    ['another user is signed in', 'ben'],
  ])('does not send a request when %s by the time the token arrives', async (_what, next) => {
    let owner: string | null = 'ada';
    setTokenSource({
      token: async () => {
        owner = next;
        return 'theirs';
      },
      refresh: async () => null,
      owner: () => owner,
    });
    const api = fakeApi({ [write]: { body: {} } });
    expect(await failureOf(callApi('updateReflection', words))).toBeInstanceOf(NetworkError);
    expect(api.requests).toEqual([]);
  });

  test('does not repeat a request with another user’s token after a 401, and does not end that user’s session', async () => {
    let owner = 'ada';
    const handler = vi.fn();
    setUnauthorizedHandler(handler);
    setTokenSource({ token: async () => 'of ada', refresh: async () => 'of ben', owner: () => owner });
    const api = fakeApi({
      [write]: () => {
        owner = 'ben';
        return { status: 401, body: refusal };
      },
    });
    expect(await failureOf(callApi('updateReflection', words))).toBeInstanceOf(NetworkError);
    expect(api.requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer of ada']);
    expect(handler).not.toHaveBeenCalled();
  });

  test('does not end another user’s session when the token cannot be refreshed after a 401', async () => {
    let owner = 'ada';
    const handler = vi.fn();
    setUnauthorizedHandler(handler);
    setTokenSource({ token: async () => 'of ada', refresh: async () => null, owner: () => owner });
    fakeApi({
      [write]: () => {
        owner = 'ben';
        return { status: 401, body: refusal };
      },
    });
    expect(await failureOf(callApi('updateReflection', words))).toBeInstanceOf(NetworkError);
    expect(handler).not.toHaveBeenCalled();
  });

  test('does not end the session of a user who signs in between the two 401s of another user’s request', async () => {
    let owner = 'ada';
    const handler = vi.fn();
    setUnauthorizedHandler(handler);
    setTokenSource({ token: async () => 'old', refresh: async () => 'new', owner: () => owner });
    fakeApi({
      [write]: ({ headers }) => {
        if (headers.get('authorization') === 'Bearer new') owner = 'ben';
        return { status: 401, body: refusal };
      },
    });
    expect(await failureOf(callApi('updateReflection', words))).toBeInstanceOf(NetworkError);
    expect(handler).not.toHaveBeenCalled();
  });

  test('does not send a request when its owner is not the signed-in user', async () => {
    setTokenSource({ token: async () => 'of ben', refresh: async () => null, owner: () => 'ben' });
    const api = fakeApi({ [write]: { body: {} } });
    expect(await failureOf(callApi('updateReflection', { ...words, owner: 'ada' }))).toBeInstanceOf(NetworkError);
    expect(api.requests).toEqual([]);
    expect(await callApi('updateReflection', { ...words, owner: 'ben' })).toEqual({});
  });
});

describe('the default fetcher', () => {
  test('sends a GET to the path in the first key element, with the second element as the query [7.18]', async () => {
    const api = fakeApi({ 'GET /api/reflections': { body: [] } });
    expect(await fetchByKey(['/api/reflections', { limit: 5 }, '2026-11-20'])).toEqual([]);
    expect(api.requests[0]?.query.get('limit')).toBe('5');
  });

  test('throws on a 401 by default, and returns null in the mode "null" [7.19]', async () => {
    fakeApi({ 'GET /api/user/stats': { status: 401, body: refusal } });
    expect(isUnauthorized(await failureOf(fetchByKey(['/api/user/stats'])))).toBe(true);
    expect(await fetchByKey(['/api/user/stats'], 'null')).toBeNull();
  });
});
