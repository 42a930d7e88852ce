import { setImmediate } from 'node:timers/promises';
import type { WeekToSummarise } from '../../writer.ts';
import type { Answer } from '../answer/answer.ts';
import { weekForModel } from '../answer/week-for-model.ts';
import { contentFaults } from './check-content.ts';
import { nameFaults } from './check-names.ts';
import { numberFaults } from './check-numbers.ts';
import { quoteFaults } from './check-quotes.ts';
import { shapeFaults, sizeFaults } from './check-shape.ts';

/**
 * Everything that is wrong with an answer, in sentences for the model alone: they hold the person's words. It is held
 * against what the model was told. An answer of any size, about full pages, holds nobody up: one that is much too long
 * is not looked at, and between the checks others have their turn.
 */
export async function answerFaults(week: WeekToSummarise, answer: Answer): Promise<string[]> {
  const tooLong = sizeFaults(answer);
  if (tooLong.length > 0) return tooLong;
  const told = weekForModel(week);
  const faults = shapeFaults(answer);
  for (const check of [quoteFaults, numberFaults, nameFaults, contentFaults]) {
    await setImmediate();
    faults.push(...check(told, answer));
  }
  return faults;
}
