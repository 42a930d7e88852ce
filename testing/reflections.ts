import type { Reflection } from '../core/contract/reflection.ts';
import type { CurrentWindowBody } from '../core/contract/reflections.ts';
import type { Summary } from '../core/contract/summaries.ts';
import { wordCount } from '../core/domain/texts/word-count.ts';

let made = 0;

/** Return a complete stored reflection. `change` replaces fields. */
export function reflectionOf(change: Partial<Reflection> = {}): Reflection {
  made += 1;
  const content = change.content ?? 'The light on the river.';
  const localDate = change.localDate ?? '2026-11-20';
  return {
    id: `0193f000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    type: 'evening',
    content,
    wordCount: wordCount(content),
    submittedAt: `${localDate}T19:42:00.000Z`,
    updatedAt: '2026-11-20T19:42:00.000Z',
    promptId: '0193f000-0000-7000-8000-000000000aaa',
    question: 'What stayed with you today?',
    availableFrom: '2026-11-20T18:00:00.000Z',
    availableUntil: '2026-11-20T23:59:59.000Z',
    timezoneOffset: 0,
    localDate,
    late: false,
    revision: 1,
    ...change,
  };
}

/** Return the response for an open window that closes in `leftMs`. */
export function openWindow(
  leftMs: number,
  change: Partial<CurrentWindowBody> = {},
  type: 'evening' | 'deep' = 'evening',
): CurrentWindowBody {
  const nowMs = Date.now();
  const isoAt = (instantMs: number) => new Date(instantMs).toISOString();
  return {
    window: { type, isActive: true, availableFrom: isoAt(nowMs - 60_000), availableUntil: isoAt(nowMs + leftMs) },
    prompt: { id: '0193f000-0000-7000-8000-000000000aaa', question: 'What stayed with you today?' },
    serverNow: isoAt(nowMs),
    localDate: isoAt(nowMs).slice(0, 10),
    ...change,
  };
}

/** Return the response while no window is open, which announces the next evening. */
export function shutWindow(): CurrentWindowBody {
  const nowMs = Date.now();
  const isoAt = (instantMs: number) => new Date(instantMs).toISOString();
  return {
    window: {
      type: 'evening',
      isActive: false,
      availableFrom: isoAt(nowMs + 3_600_000),
      availableUntil: isoAt(nowMs + 7_200_000),
    },
    serverNow: isoAt(nowMs),
    localDate: isoAt(nowMs).slice(0, 10),
  };
}

/** Return a complete weekly summary. `change` replaces fields. */
export function summaryOf(change: Partial<Summary> = {}): Summary {
  made += 1;
  return {
    id: `0193f000-0000-7000-9000-${String(made).padStart(12, '0')}`,
    title: 'Week of November 9, 2026: Learning to say no',
    weekStart: '2026-11-09',
    longSummary: 'You said no on Tuesday.\n\nBy Friday it felt like breathing.',
    keyThemes: ['Boundaries', 'Rest'],
    reflectionCount: 5,
    generatedAt: '2026-11-16T04:00:00.000Z',
    writer: { kind: 'builtin', name: null, modelFailed: false },
    careful: false,
    version: 0,
    ...change,
  };
}
