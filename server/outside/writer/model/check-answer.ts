import type { WeekToSummarise } from '../writer.ts';
import type { Answer } from './answer.ts';
import { cleanFaults } from './check-clean.ts';
import { nameFaults } from './check-names.ts';
import { numberFaults } from './check-numbers.ts';
import { quoteFaults } from './check-quotes.ts';
import { shapeFaults } from './check-shape.ts';

/** Everything that is wrong with an answer, in sentences for the model alone: they hold the person's words. */
export function answerFaults(week: WeekToSummarise, answer: Answer): string[] {
  return [
    shapeFaults(answer),
    ...[quoteFaults, numberFaults, nameFaults, cleanFaults].map((check) => check(week, answer)),
  ].flat();
}
