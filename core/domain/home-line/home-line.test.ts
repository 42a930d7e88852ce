import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import lines from '../data/home-lines.json' with { type: 'json' };
import { addDays } from '../days/day.ts';
import { weekDays } from '../days/week.ts';
import {
  chooseLine,
  countLeft,
  type LineKind,
  type LineSituation,
  lineKind,
  lineText,
  type ShownLine,
  summariesToldBy,
} from './home-line.ts';

/** A user on Thursday, November 19, 2026, who has written twice this week. */
const usual: LineSituation = {
  today: '2026-11-19',
  lastDay: '2026-11-18',
  memberSince: '2026-01-01',
  thisWeekCount: 2,
  unsentCount: 0,
  openCount: 2,
  lastWeekCount: 4,
  lastWeekUnsentCount: 0,
  yesterdayUntil: null,
  draftUntil: null,
  isDeepMissed: false,
  getsSummaries: true,
  isSummaryDue: true,
  lastSummary: 'none',
};
const monday = { ...usual, today: '2026-11-16', lastDay: '2026-11-15', thisWeekCount: 0 };
const night = { ...monday, yesterdayUntil: '1:39 AM', isSummaryDue: false };
const unsent = { ...monday, draftUntil: '11:59 PM' };
const firstWeek = { ...usual, memberSince: '2026-11-16' };

describe('the kind of the line on the home screen', () => {
  test.each<[string, LineSituation, LineKind]>([
    ['has never written', { ...usual, lastDay: null, thisWeekCount: 0 }, 'newcomer'],
    ['wrote 29 days ago', { ...usual, lastDay: '2026-10-21' }, 'lapse'],
    ['wrote 30 days ago', { ...usual, lastDay: '2026-10-20' }, 'away'],
    ['wrote 30 days ago, on a Monday', { ...monday, lastDay: '2026-10-17', lastWeekCount: 0 }, 'away'],
    ['wrote three times last week, on Monday', { ...monday, lastWeekCount: 3 }, 'almost'],
    ['wrote once last week, on Monday', { ...monday, lastWeekCount: 1 }, 'almost'],
    ['wrote three times last week, on Tuesday', { ...monday, today: '2026-11-17', lastWeekCount: 3 }, 'toGo'],
    ['wrote four times last week, on Monday', { ...monday, lastWeekCount: 4 }, 'summaryToday'],
    [
      'wrote four times last week, on Monday before 4 AM',
      { ...monday, lastWeekCount: 4, isSummaryDue: false },
      'summarySoon',
    ],
    [
      'wrote four times last week and gets no summaries, on Monday before 4 AM',
      { ...monday, lastWeekCount: 4, isSummaryDue: false, getsSummaries: false },
      'toGoWithoutSummary',
    ],
    ['wrote three times last week, in the extra time of Sunday', { ...night, lastWeekCount: 3 }, 'lastWeekOpen'],
    ['wrote twice last week, in the extra time of Sunday', { ...night, lastWeekCount: 2 }, 'sundayOpen'],
    ['wrote nothing last week, in the extra time of Sunday', { ...night, lastWeekCount: 0 }, 'sundayOpen'],
    ['has an unknown last week, in the extra time of Sunday', { ...night, lastWeekCount: null }, 'sundayOpen'],
    [
      'wrote three times last week and gets no summaries, in the extra time of Sunday',
      { ...night, lastWeekCount: 3, getsSummaries: false },
      'sundayOpen',
    ],
    ['wrote three times last week and has unsent words of it', { ...unsent, lastWeekCount: 3 }, 'lastWeekOpen'],
    ['wrote twice last week and has unsent words of it', { ...unsent, lastWeekCount: 2 }, 'almost'],
    [
      'wrote three times last week, has unsent words of it and gets no summaries',
      { ...unsent, lastWeekCount: 3, getsSummaries: false },
      'almost',
    ],
    ['has unsent words of a last week with four reflections', { ...unsent, lastWeekCount: 4 }, 'summaryToday'],
    ['wrote four times last week, in the extra time of Sunday', { ...night, lastWeekCount: 4 }, 'summarySoon'],
    ['has never written, in the extra time of Sunday', { ...night, lastDay: null }, 'newcomer'],
    ['wrote once, in the extra time of Monday', { ...night, today: '2026-11-17', lastWeekCount: 3 }, 'toGo'],
    [
      'wrote four times last week, on Monday, and has its summary',
      { ...monday, lastWeekCount: 4, lastSummary: 'unread' },
      'summaryReady',
    ],
    [
      'wrote four times last week, on Monday, and has read its summary',
      { ...monday, lastWeekCount: 4, lastSummary: 'read' },
      'toGo',
    ],
    [
      'wrote four times last week, on Monday, and has opened its summary, which is being written again',
      { ...monday, lastWeekCount: 4, lastSummary: 'rewritten' },
      'summaryAgain',
    ],
    ['wrote four times last week, and one waits to be sent', { ...monday, lastWeekUnsentCount: 1 }, 'toGo'],
    ['wrote four times last week, on Tuesday', { ...monday, today: '2026-11-17', lastWeekCount: 4 }, 'toGo'],
    [
      'wrote four times last week and gets no summaries, on Monday',
      { ...monday, lastWeekCount: 4, getsSummaries: false },
      'toGoWithoutSummary',
    ],
    ['wrote nothing last week, on Monday', { ...monday, lastWeekCount: 0 }, 'toGo'],
    ['has an unknown last week, on Monday', { ...monday, lastWeekCount: null }, 'toGo'],
    ['wrote two days ago', { ...usual, lastDay: '2026-11-17' }, 'toGo'],
    ['wrote four days ago', { ...usual, lastDay: '2026-11-15' }, 'toGo'],
    ['wrote five days ago', { ...usual, lastDay: '2026-11-14' }, 'lapse'],
    [
      'wrote on Friday, on Monday, and has read the summary',
      { ...monday, lastDay: '2026-11-13', lastWeekCount: 5, lastSummary: 'read' },
      'toGo',
    ],
    ['missed the deep window', { ...usual, isDeepMissed: true }, 'missedDeep'],
    [
      'missed the deep window, but needs only one more for a summary',
      { ...usual, thisWeekCount: 3, isDeepMissed: true },
      'toGo',
    ],
    ['signed up on Monday of this week', firstWeek, 'firstWeek'],
    ['signed up six days ago and wrote four times', { ...firstWeek, thisWeekCount: 4 }, 'reached'],
    ['signed up on Monday of this week and needs one more', { ...firstWeek, thisWeekCount: 3 }, 'toGo'],
    [
      'signed up on Monday of this week, needs one more and gets no summaries',
      { ...firstWeek, thisWeekCount: 3, getsSummaries: false },
      'toGoWithoutSummary',
    ],
    [
      'signed up on Monday of this week, needs one more and can no longer write it',
      { ...firstWeek, today: '2026-11-22', lastDay: '2026-11-22', thisWeekCount: 3, openCount: 0 },
      'firstWeek',
    ],
    ['signed up on Sunday of last week', { ...usual, memberSince: '2026-11-15' }, 'toGo'],
    ['wrote today and needs one more', { ...usual, lastDay: '2026-11-19', thisWeekCount: 3 }, 'toGo'],
    ['wrote four times this week', { ...usual, thisWeekCount: 4 }, 'reached'],
    ['wrote four times, and one waits to be sent', { ...usual, thisWeekCount: 4, unsentCount: 1 }, 'reachedWhenSent'],
    ['wrote five times, and one waits to be sent', { ...usual, thisWeekCount: 5, unsentCount: 1 }, 'reached'],
    [
      'gets no summaries and wrote four times, and one waits to be sent',
      { ...usual, thisWeekCount: 4, unsentCount: 1, getsSummaries: false },
      'reachedWithoutSummary',
    ],
    [
      'has never written and gets no summaries',
      { ...usual, lastDay: null, thisWeekCount: 0, getsSummaries: false },
      'newcomerWithoutSummary',
    ],
    ['needs two more and gets no summaries', { ...usual, getsSummaries: false }, 'toGoWithoutSummary'],
    [
      'wrote four times this week and gets no summaries',
      { ...usual, thisWeekCount: 4, getsSummaries: false },
      'reachedWithoutSummary',
    ],
  ])('is right for a user who %s', (_who, situation, kind) => {
    expect(lineKind(situation)).toBe(kind);
  });
});

describe('the line on the home screen and the reflections that can still be written', () => {
  /** The last column: a promise for these numbers of reflections this week, else no promise. */
  test.each<[string, Pick<LineSituation, 'today' | 'openCount'>, string]>([
    ['on Monday, both open', { today: '2026-11-16', openCount: 2 }, '0 1 2 3'],
    ['on Friday, both over', { today: '2026-11-20', openCount: 0 }, '0 1 2 3'],
    ['on Saturday, both open', { today: '2026-11-21', openCount: 2 }, '0 1 2 3'],
    ['on Saturday, one written, deleted or over', { today: '2026-11-21', openCount: 1 }, '1 2 3'],
    ['on Saturday, both over', { today: '2026-11-21', openCount: 0 }, '2 3'],
    ['on Sunday, both open', { today: '2026-11-22', openCount: 2 }, '2 3'],
    ['on Sunday, one written, deleted or over', { today: '2026-11-22', openCount: 1 }, '3'],
    ['on Sunday, both over', { today: '2026-11-22', openCount: 0 }, ''],
    ['on Sunday, both over, words of Saturday not sent', { today: '2026-11-22', openCount: 1 }, '3'],
  ])('promises a summary %s, only if it can be reached', (_when, state, promised) => {
    const situation = { ...usual, ...state, lastDay: state.today, lastSummary: 'read' } as const;
    const kindOf = (thisWeekCount: number, getsSummaries = true) =>
      lineKind({ ...situation, thisWeekCount, getsSummaries });
    expect([0, 1, 2, 3].filter((count) => kindOf(count) === 'toGo').join(' ')).toBe(promised);
    expect([0, 1, 2, 3].filter((count) => kindOf(count, false) === 'toGoWithoutSummary').join(' ')).toBe(promised);
    const others = [0, 1, 2, 3].filter((count) => kindOf(count) !== 'toGo').map((count) => kindOf(count));
    expect(others.filter((kind) => kind !== 'tooFew')).toEqual([]);
    expect([kindOf(4), kindOf(4, false)]).toEqual(['reached', 'reachedWithoutSummary']);
  });

  test('the line never asks for more reflections than the week can still have', () => {
    const number = ['no', 'one', 'two', 'three', 'four'];
    fc.assert(
      fc.property(
        fc.record({
          today: fc.constantFrom(...weekDays('2026-11-16')),
          quietDays: fc.integer({ min: 0, max: 8 }),
          memberSince: fc.constantFrom(null, '2026-01-01', '2026-11-16'),
          thisWeekCount: fc.integer({ min: 0, max: 6 }),
          unsentCount: fc.integer({ min: 0, max: 2 }),
          openCount: fc.integer({ min: 0, max: 3 }),
          yesterdayUntil: fc.constantFrom(null, '1:39 AM'),
          draftUntil: fc.constantFrom(null, '11:59 PM'),
          lastWeekCount: fc.constantFrom(null, 0, 2, 4),
          lastWeekUnsentCount: fc.integer({ min: 0, max: 2 }),
          isDeepMissed: fc.boolean(),
          getsSummaries: fc.boolean(),
          isSummaryDue: fc.boolean(),
          lastSummary: fc.constantFrom('none', 'unread', 'read', 'rewritten'),
        }),
        ({ quietDays, ...rest }) => {
          const situation: LineSituation = { ...rest, lastDay: addDays(rest.today, -quietDays) };
          const text = lineText(chooseLine(lineKind(situation), rest.today, null), situation);
          const [, asked = 'no'] = /(\w+) (?:more this week|to go)/.exec(text) ?? [];
          expect(number).toContain(asked.toLowerCase());
          expect(number.indexOf(asked.toLowerCase())).toBeLessThanOrEqual(countLeft(situation));
        },
      ),
    );
  });
});

describe('while the preferences are unknown', () => {
  test.each<[LineKind, LineSituation]>([
    ['newcomer', { ...usual, lastDay: null, thisWeekCount: 0 }],
    ['toGo', usual],
    ['reached', { ...usual, thisWeekCount: 4 }],
    ['reachedWhenSent', { ...usual, thisWeekCount: 4, unsentCount: 1 }],
    ['toGo', { ...monday, lastSummary: 'read' }],
    ['lastWeekOpen', { ...night, lastWeekCount: 3 }],
    ['summarySoon', { ...monday, isSummaryDue: false }],
    ['summaryToday', monday],
    ['summaryReady', { ...monday, lastSummary: 'unread' }],
    ['summaryAgain', { ...monday, lastSummary: 'rewritten' }],
    ['toGoWithoutSummary', { ...usual, getsSummaries: false }],
    ['tooFew', { ...usual, today: '2026-11-22', openCount: 0 }],
    ['tooFewWithoutSummary', { ...usual, today: '2026-11-22', openCount: 0, getsSummaries: false }],
  ])('the line of kind %s stays on the same day', (kind, situation) => {
    const told = summariesToldBy({ day: situation.today, kind, index: 0 }, situation.today);
    expect(lineKind({ ...situation, ...told })).toBe(kind);
  });

  test('the line of an earlier day promises no summary', () => {
    const last = { day: '2026-11-18', kind: 'toGo', index: 0 } as const;
    expect(summariesToldBy(last, usual.today)).toEqual({ getsSummaries: false, lastSummary: 'none' });
  });
});

describe('the chosen phrase', () => {
  const kinds: readonly LineKind[] = [
    'newcomer',
    'newcomerWithoutSummary',
    'away',
    'almost',
    'summaryToday',
    'lapse',
    'missedDeep',
    'firstWeek',
    'tooFew',
    'tooFewWithoutSummary',
  ];

  test.each(kinds)('of kind %s differs from the phrase that was shown last, even if that was many days ago', (kind) => {
    for (const gap of [1, 2, 3, 6, 7, 30]) {
      let last: ShownLine | null = null;
      for (let times = 0; times < 12; times += 1) {
        const next: ShownLine = chooseLine(kind, addDays('2026-11-01', times * gap), last);
        expect(lineText(next, usual)).not.toBe(last && lineText(last, usual));
        last = next;
      }
    }
  });

  test('the phrase stays the same for a whole day, unless the situation changes', () => {
    const first = chooseLine('lapse', '2026-11-19', null);
    expect(chooseLine('lapse', '2026-11-19', first)).toBe(first);
    expect(chooseLine('missedDeep', '2026-11-19', first).kind).toBe('missedDeep');
  });
});

test('the line on the home screen spells its counts as words and names its times', () => {
  const almost = { day: monday.today, kind: 'almost', index: 0 } as const;
  expect(lineText(almost, { ...monday, lastWeekCount: 3 })).toBe(
    'Three of four last week. Whatever you wrote is yours.',
  );
  const lastWeekOpen = { day: monday.today, kind: 'lastWeekOpen', index: 0 } as const;
  expect(lineText(lastWeekOpen, { ...night, lastWeekCount: 3 })).toBe(
    'One more until 1:39 AM, and last week gets its summary.',
  );
  expect(lineText(lastWeekOpen, { ...unsent, lastWeekCount: 3 })).toBe(
    'One more until 11:59 PM, and last week gets its summary.',
  );
  const summarySoon = { day: monday.today, kind: 'summarySoon', index: 0 } as const;
  expect(lineText(summarySoon, monday)).toBe('Last week’s summary is ready from 4\u00a0AM, under Summaries.');
  const toGo = { day: usual.today, kind: 'toGo', index: 0 } as const;
  expect(lineText(toGo, usual)).toBe('Two more this week, and it gets a summary.');
  const without = { ...usual, getsSummaries: false };
  expect(lineText({ ...toGo, kind: 'toGoWithoutSummary' }, without)).toBe(
    'Your goal is four reflections a week: two to go.',
  );
  expect(lineText({ ...toGo, kind: 'reachedWithoutSummary' }, { ...without, thisWeekCount: 5 })).toBe(
    'Five reflections this week: the goal of four is reached.',
  );
});

test.each<[string, LineKind]>([
  ['a newcomer', 'newcomerWithoutSummary'],
  ['a week under the goal', 'toGoWithoutSummary'],
  ['a week that reached the goal', 'reachedWithoutSummary'],
  ['a week that can no longer reach the goal', 'tooFewWithoutSummary'],
])('the phrases for %s do not mention a summary if the user gets no summaries', (_, kind) => {
  expect(lines[kind].join(' ')).not.toMatch(/summar/i);
});

test('the phrases for a summary are also true for a user who has read it on another device', () => {
  expect(lines.summaryReady.join(' ')).not.toMatch(/ready|is here|new\b/i);
});
