import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import type { Reflection } from '../../core/contract/reflection.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestUser } from '../../testing/test-user.ts';
import { openAnswerMemory } from './answer-memory.ts';

/**
 * Return a fake response that is being sent. `finish` completes it and emits 'close'. `hangUp` closes the connection
 * before the response begins, and emits no 'close', because Node emits none in this case.
 */
function outgoing() {
  const destroy = () => {
    socket.destroyed = true;
  };
  const socket = { destroyed: false, destroy };
  const response = Object.assign(new EventEmitter(), { closed: false, req: { socket } });
  return Object.assign(response, {
    finish: () => {
      response.closed = true;
      response.emit('close');
    },
    hangUp: destroy,
  });
}

const open = () => openAnswerMemory({ mostBytes: 100, mostBytesOfUser: 40, admittedBelow: 1 });

test('allows each user one unread answer of any size, or several answers up to a total size', () => {
  const hold = open();
  const [first, second] = [outgoing(), outgoing()];
  hold('maya', 90, first);
  expect(() => hold('maya', 1, outgoing())).toThrow('too_many_requests');
  first.finish();
  hold('maya', 30, second);
  hold('maya', 10, outgoing());
  expect(() => hold('maya', 1, outgoing())).toThrow('too_many_requests');
  second.hangUp();
  hold('maya', 30, outgoing());
});

test('allows small answers during a user’s download, even when the memory for answers is full', () => {
  const hold = openAnswerMemory({ mostBytes: 100, mostBytesOfUser: 40, admittedBelow: 5 });
  const download = outgoing();
  hold('maya', 96, download);
  hold('maya', 4, outgoing());
  expect(() => hold('maya', 5, outgoing())).toThrow('too_many_requests');
  expect(download.req.socket.destroyed).toBe(false);
  hold('maya', 4, outgoing());
  expect(download.req.socket.destroyed).toBe(true);
});

test('aborts the oldest answer of the user with the most bytes when the memory is full', () => {
  const hold = open();
  const answers = ['a', 'a', 'b', 'c', 'c'].map((userId) => {
    const answer = outgoing();
    hold(userId, userId === 'a' ? 10 : 20, answer);
    return answer;
  });
  const late = outgoing();
  hold('d', 30, late);
  expect(answers.map(({ req }) => req.socket.destroyed)).toEqual([false, false, false, true, false]);
  expect(() => hold('e', 45, outgoing())).toThrow('unavailable');
  for (const answer of answers) answer.finish();
  hold('e', 45, outgoing());
  expect(late.req.socket.destroyed).toBe(false);
});

test('limits the memory for responses that a user’s clients do not read', async () => {
  const app = await createTestApp();
  const maya = await createTestUser(app);
  app.clock.set('2026-03-09T19:00:00+02:00');
  await maya.write('A quiet day.');
  const [like] = (await maya.get<Reflection[]>('/api/reflections')).body;
  await app.database.query(
    `insert into app.reflections
     select user_id, gen_random_uuid(), day - n % 9, 'evening', prompt_id, repeat('A quiet day. ', 1500), 3, submitted_at,
       updated_at, available_from, available_until, timezone_offset, late, 1, null, 'dayone'
     from app.reflections, generate_series(1, 550) n where id = $1`,
    [like?.id ?? ''],
  );
  const path = '/api/reflections/calendar?start=2026-02-28T22:00:00Z&end=2026-03-31T21:00:00Z';
  const responses: IncomingMessage[] = [];
  for (let count = 0; count < 6; count += 1) {
    const call = get(`${app.address}${path}`, { agent: false, headers: { authorization: `Bearer ${maya.token}` } });
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    responses.push(response);
  }
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429, 429]);
  for (const response of responses) response.destroy();
  await expect.poll(async () => (await maya.get(path)).status).toBe(200);
  await app.stop();
}, 60_000);
