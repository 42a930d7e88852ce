import { readFileSync } from 'node:fs';
import type { ModelMessage } from 'ai';
import type { WeekToSummarise } from '../writer.ts';
import { weekForModel } from './answer/week-for-model.ts';

export type ModelPrompt = { readonly instructions: string; readonly messages: readonly ModelMessage[] };

const instructions = readFileSync(new URL('prompt.md', import.meta.url), 'utf8').trimEnd();

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const mostEarlier = 8;

/** Return the week as JSON, so that the model does not mistake the text of a reflection for instructions. */
function weekAsJson(week: WeekToSummarise): string {
  const pages = weekForModel(week).reflections.map(({ type, localDate, question, content }, index) => ({
    reflection: index + 1,
    day: `${weekdays[new Date(`${localDate}T00:00:00Z`).getUTCDay()]}, ${localDate}`,
    type,
    question,
    text: content,
  }));
  const earlier = week.earlier
    .slice(0, mostEarlier)
    .map(({ weekStart, title, themes }) => ({ weekStart, title, themes }));
  return JSON.stringify({ reflections: pages, ...(earlier.length > 0 && { earlier }) }, null, 1);
}

export const promptFor = (week: WeekToSummarise): ModelPrompt => ({
  instructions,
  messages: [{ role: 'user', content: weekAsJson(week) }],
});

/**
 * Return the prompt for a second attempt. It contains the faults of the first answer, and the answer itself if it could
 * be read.
 */
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
