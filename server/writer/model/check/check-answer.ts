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
 * Return the faults of an answer, compared with the week that the model got. The faults contain the user's words: send
 * them to the model only, never to the log. Let other work run between the checks. If an answer is much too long,
 * return only this fault.
 */
export async function answerFaults(week: WeekToSummarise, answer: Answer): Promise<string[]> {
  const tooLong = sizeFaults(answer);
  if (tooLong.length > 0) return tooLong;
  const sent = weekForModel(week);
  const faults = shapeFaults(answer);
  for (const check of [quoteFaults, numberFaults, nameFaults, contentFaults]) {
    await setImmediate();
    faults.push(...check(sent, answer));
  }
  return faults;
}
