import { describe, expect, it } from 'vitest';
import type { LogFields } from './log.ts';
import { openLog } from './pino-log.ts';

function open(logFormat: 'plain' | 'json', logLevel: 'debug' | 'info' = 'info') {
  const lines: string[] = [];
  return { lines, log: openLog({ logFormat, logLevel }, { write: (text) => lines.push(text) }) };
}

describe('the log', () => {
  it('in the format plain, the log writes one line of text per event, which begins with the date and time in UTC', () => {
    const { log, lines } = open('plain');
    log.warn('something is odd', { job: 'sweep', count: 3 });
    expect(lines).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ WARN something is odd job=sweep count=3\n$/),
    ]);
  });

  it('in the format json, the log writes one JSON object per line', () => {
    const { log, lines } = open('json');
    log.info('request', { method: 'GET', route: '/api/reflections/:id', status: 200, durationMs: 3 });
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/Z$/),
      event: 'request',
      method: 'GET',
      route: '/api/reflections/:id',
      status: 200,
      durationMs: 3,
    });
  });

  it('the log drops events below its level', () => {
    const { log, lines } = open('json');
    log.debug('request');
    expect(lines).toEqual([]);
  });

  it('the log drops fields that are not on the allow-list', () => {
    const { log, lines } = open('json');
    const smuggled: LogFields = Object.assign({ count: 1 }, { content: 'Dear diary', token: 'ey' });
    log.info('event', smuggled);
    expect(JSON.parse(lines[0] ?? '')).toEqual({ level: 'info', time: expect.anything(), event: 'event', count: 1 });
  });

  it.each(['plain', 'json'] as const)(
    'the log contains the stack of an error without its message in the format %s',
    (format) => {
      const { log, lines } = open(format);
      const row = 'Key (content)=(Dear diary\n    at first I was afraid) already exists';
      const cause = new Error('Dear cause');
      log.fault('a request failed', Object.assign(new Error(row, { cause }), { code: '23505', detail: 'Dear detail' }));
      const text = lines.join('');
      expect(text).toContain('23505');
      expect(text).toContain('pino-log.test.ts');
      expect(text).not.toContain('Dear');
      expect(text).not.toContain('afraid');
    },
  );

  it('the log contains only the type of a thrown value that is not an error', () => {
    const { log, lines } = open('json');
    log.fault('odd', 'Dear diary');
    expect(lines.join('')).not.toContain('Dear');
  });
});
