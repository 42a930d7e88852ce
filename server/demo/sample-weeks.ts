import { readFileSync } from 'node:fs';
import type { ReflectionType } from '../../core/domain/reflection-type.ts';

/** A reflection of the sample user. */
export type SampleReflection = {
  /** The day of the week; Monday is 0. */
  readonly weekday: number;
  readonly type: ReflectionType;
  /**
   * Index of the answered prompt among the prompts of this type. If undefined, the reflection answers the prompt of the
   * current window.
   */
  readonly promptIndex?: number;
  readonly content: string;
};

/**
 * One week of the sample user's reflections, in the order of writing. A day has at most one reflection of each type.
 */
export type SampleWeek = {
  /** A note for developers about the week; not shown to users. */
  readonly about: string;
  readonly reflections: readonly SampleReflection[];
};

/** The user of the demo: a piano tuner who moved back to the harbour town where she grew up. */
export const sampleUser = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
} as const;

const weekCount = 10;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const heading = /^## (\w+) (evening|deep)(?:, prompt (\d+))?$/;

/** Parse one file of weeks/, whose README describes the format. Throw an error that names an invalid heading. */
function parseWeek(source: string): SampleWeek {
  const [first = '', ...blocks] = source.trim().split(/\n\n+/);
  const reflections: { weekday: number; type: ReflectionType; promptIndex?: number; paragraphs: string[] }[] = [];
  for (const block of blocks) {
    if (!block.startsWith('#')) {
      reflections.at(-1)?.paragraphs.push(block.replaceAll('\n', ' '));
      continue;
    }
    const [, day = '', type = '', prompt] = heading.exec(block) ?? [];
    const weekday = weekdays.indexOf(day);
    if (weekday < 0) throw new Error(`a sample week has a heading that cannot be read: ${block}`);
    reflections.push({
      weekday,
      type: type === 'deep' ? 'deep' : 'evening',
      ...(prompt !== undefined && { promptIndex: Number(prompt) }),
      paragraphs: [],
    });
  }
  return {
    about: first.replace(/^# /, ''),
    reflections: reflections.map(({ paragraphs, ...reflection }) => ({
      ...reflection,
      content: paragraphs.join('\n\n'),
    })),
  };
}

/**
 * Ten weeks of reflections, oldest first. The tenth week is the current week and contains all seven days. The caller
 * stores only the days before today.
 */
export const sampleWeeks: readonly SampleWeek[] = Array.from({ length: weekCount }, (_, index) => {
  const name = `week-${String(index + 1).padStart(2, '0')}.md`;
  return parseWeek(readFileSync(new URL(`weeks/${name}`, import.meta.url), 'utf8'));
});
