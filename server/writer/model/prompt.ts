import { readFileSync } from 'node:fs';
import type { ModelMessage } from 'ai';
import type { WeekToSummarise } from '../writer.ts';

export type ModelPrompt = { readonly instructions: string; readonly messages: readonly ModelMessage[] };

/** About 12,000 tokens: fourteen long evenings. What is longer is cut, each reflection by the same measure. */
const mostCharacters = 48_000;

const instructions = readFileSync(new URL('prompt.md', import.meta.url), 'utf8').trimEnd();

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The week as far as a model is told of it. */
export function weekForModel(week: WeekToSummarise): WeekToSummarise {
  const share = Math.floor(mostCharacters / Math.max(1, week.reflections.length));
  return { ...week, reflections: week.reflections.map((one) => ({ ...one, content: one.content.slice(0, share) })) };
}

/** Only what the writer needs of the week. As JSON a reflection cannot step out of its place. */
function weekAsJson(week: WeekToSummarise): string {
  const pages = weekForModel(week).reflections.map(({ type, localDate, question, content }, index) => ({
    reflection: index + 1,
    day: `${weekdays[new Date(`${localDate}T00:00:00Z`).getUTCDay()]}, ${localDate}`,
    type,
    question,
    text: content,
  }));
  return JSON.stringify({ reflections: pages }, null, 1);
}

/** The question for a week's summary. */
export const promptFor = (week: WeekToSummarise): ModelPrompt => ({
  instructions,
  messages: [{ role: 'user', content: weekAsJson(week) }],
});

/** The same question once more, with the answer that was refused, if it could be read, and why. */
export function promptForCorrection(
  week: WeekToSummarise,
  answer: string | null,
  faults: readonly string[],
): ModelPrompt {
  const list = faults
    .slice(0, 12)
    .map((fault) => `- ${fault}`)
    .join('\n');
  const again = `That answer cannot be used:\n${list}\nWrite the whole JSON object again without these faults.`;
  return {
    instructions,
    messages: [
      ...promptFor(week).messages,
      { role: 'assistant', content: answer ?? '{}' },
      { role: 'user', content: again },
    ],
  };
}
