import { setImmediate } from 'node:timers/promises';
import { detectLanguage } from '../../read/detect-language.ts';
import type { WeekToSummarise } from '../../writer.ts';
import type { Answer } from '../answer/answer.ts';
import { withoutQuotations } from '../answer/answer-text.ts';
import { weekForModel } from '../answer/week-for-model.ts';
import { contentFaults } from './check-content.ts';
import { dayFaults } from './check-days.ts';
import { nameFaults } from './check-names.ts';
import { numberFaults } from './check-numbers.ts';
import { quoteFaults } from './check-quotes.ts';
import { shapeFaults, sizeFaults } from './check-shape.ts';
import { openSourceFaults } from './check-sources.ts';
import { unsafeFaults } from './check-unsafe.ts';
import { answerParts, type Fault } from './fault.ts';
import { readPages } from './read-pages.ts';
import { soundParts } from './sound-parts.ts';

/** The minimum number of words of an answer: `whole` before its faulty parts are removed, `kept` after that. */
const leastWords = { whole: 60, kept: 40 };

export type Checked = {
  /** The answer without its faulty parts; null if too little is left or a fault is grave. */
  readonly answer: Answer | null;
  /** Sentences that tell the model what is wrong. Never log them: they contain the user's words. */
  readonly faults: readonly string[];
};

/** Compare an answer with the reflections and drop its faulty parts. Yield to other work between the slow checks. */
export async function checkAnswer(week: WeekToSummarise, answer: Answer): Promise<Checked> {
  const tooLong = sizeFaults(answer);
  if (tooLong.length > 0) return { answer: null, faults: tooLong };
  const sent = weekForModel(week);
  const parts = answerParts(answer, sent.reflections.length);
  await setImmediate();
  const read = readPages(sent);
  const spoken = detectLanguage(parts.map(({ text }) => withoutQuotations(text)).join('\n')).code;
  const languages = [...new Set([read.code, spoken])];
  const sourceFaults = openSourceFaults(sent, read, answer);
  const checks: readonly (() => Fault[])[] = [
    () => quoteFaults(sent, read, answer),
    () => parts.flatMap((part) => contentFaults(part)),
    ...parts.map((part) => () => unsafeFaults(read, languages, part)),
    ...parts.map((part) => () => numberFaults(read, part)),
    () => nameFaults(sent, parts),
    () => dayFaults(read, answer),
    ...parts.map((part) => () => sourceFaults(part)),
  ];
  const faults: Fault[] = [];
  for (const check of checks) {
    await setImmediate();
    faults.push(...check());
  }
  const kept = soundParts(answer, faults);
  const shape = [
    ...shapeFaults(answer, leastWords.whole),
    ...(kept === null ? [] : shapeFaults(kept, leastWords.kept)),
  ];
  return {
    answer: shape.length === 0 ? kept : null,
    faults: [...new Set([...faults.map(({ text }) => text), ...shape])],
  };
}
