import { expect, it } from 'vitest';
import { recordingLog } from '../../../../testing/recording-log.ts';
import { openRequestHandler } from './handle-request.ts';

it('gives a refusal of the library without a body a code and a message, and logs no fault', async () => {
  const log = recordingLog();
  const headers = { 'content-type': 'application/json' };
  const handle = async () => new Response(null, { status: 401, headers });
  const serve = openRequestHandler({ handle, onPost: () => {}, providers: [], log, basePath: '' });
  const answer = await serve(new Request('http://localhost/api/identity/account'), '192.0.2.1');
  expect([answer.status, await answer.json()]).toEqual([401, { code: 'REFUSED', message: 'Not allowed.' }]);
  expect(log.lines).toEqual([]);
});
