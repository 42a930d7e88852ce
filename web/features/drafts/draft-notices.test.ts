import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import { createDraft, type Draft } from './draft.ts';
import { noticeTitle, waitingText } from './draft-notices.ts';

const localMs = (hour: number, day: number) => Date.UTC(2028, 2, day, hour) + effectiveTimezoneOffset() * 60_000;
const isoAt = (hour: number, day: number) => new Date(localMs(hour, day)).toISOString();

/** A draft of the evening of Thursday, March 2, 2028. */
const thursday: Draft = {
  ...createDraft(
    { type: 'evening', availableFrom: isoAt(18, 2), availableUntil: isoAt(24, 2) },
    { promptId: 'p', question: 'q' },
  ),
  content: 'Leap day. And more.',
};

describe('the title of the notice about words that began an earlier draft', () => {
  // February 29 is a Tuesday, and the evening of March 2 can be submitted until the end of March 3.
  test.each<[string, number, number, string]>([
    ['names their day', 0, 3, 'yesterday evening, begun on Tuesday'],
    ['names their day once they can no longer be submitted', 0, 4, 'Thursday evening, begun on Tuesday'],
    ['names their date after a week', 0, 7, 'Thursday evening, begun on Feb 29, 2028'],
    ['names no day if that is the day of the draft', 2, 4, 'Thursday evening'],
  ])('%s', (_, begunOn, today, when) => {
    const draft = { ...thursday, begunAt: isoAt(10, begunOn) };
    expect(noticeTitle(draft, localMs(12, today))).toBe(`You have unsent words from ${when}`);
  });

  test('names no day for an edit', () => {
    const draft = { ...thursday, begunAt: isoAt(10, 0), rewrites: { id: 'r', revision: 1 } };
    expect(noticeTitle(draft, localMs(12, 4))).toBe('Not sent: your change to your words from Thursday evening');
  });
});

describe('the text of a draft that waits to be sent', () => {
  const count = ' They count for Thursday.';
  test.each<[string, Partial<Draft>, string]>([
    ['names its day, because the time to send it ends on the next', {}, count],
    ['names no day for an edit, which was counted before', { rewrites: { id: 'r', revision: 1 } }, ''],
    ['names no day for an evening that ends on its day', { isUnannounced: true, availableUntil: isoAt(23, 2) }, ''],
  ])('%s', (_, change, ending) => {
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    const text = waitingText({ ...thursday, status: 'waiting', ...change }, localMs(20, 2), undefined);
    expect(text).toMatch(/^These words are kept on this device, and sent if you are connected by [^.]*\./);
    expect(text.slice(text.indexOf('.') + 1)).toBe(ending);
  });
});
