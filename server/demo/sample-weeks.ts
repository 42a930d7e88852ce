import { readFileSync } from 'node:fs';
import type { ReflectionType } from '../../core/domain/reflection-type.ts';

export type SampleReflection = {
  readonly weekday: number;
  readonly type: ReflectionType;
  /** The index in the list of prompts of this type, or undefined for the prompt of the current window. */
  readonly promptIndex?: number;
  readonly content: string;
};

/** A week of the sample user's reflections, in the order of writing. A day has at most one of each type. */
export type SampleWeek = {
  readonly about: string;
  readonly reflections: readonly SampleReflection[];
};

/** The user of the demo: a piano tuner who moved back to the harbour town of her childhood. */
export const sampleUser = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
} as const;

const weekCount = 10;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const heading = /^## (\w+) (evening|deep)(?:, prompt (\d+))?$/;

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
 * Ten weeks, oldest first. The tenth is the current week. It has reflections for all seven days, but the seeding stores
 * only those before today.
 */
export const sampleWeeks: readonly SampleWeek[] = Array.from({ length: weekCount }, (_, index) => {
  const name = `week-${String(index + 1).padStart(2, '0')}.md`;
  return parseWeek(readFileSync(new URL(`weeks/${name}`, import.meta.url), 'utf8'));
});
