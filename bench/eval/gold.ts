import { readdirSync, readFileSync } from 'node:fs';
import type { WrittenSummary } from '../../server/writer/writer.ts';
import { type LabelledWeek, loadWeeks } from './labelled-week.ts';
import { titlePrefix } from './measure/faithful.ts';

const folder = new URL('./gold/', import.meta.url);

function parseGold(weekStart: string, text: string): WrittenSummary {
  const [head, body] = text.split(/^text:\n/mu);
  const value = (key: string) => new RegExp(`^${key}: (.*)$`, 'mu').exec(head ?? '')?.[1] ?? '';
  return {
    title: `${titlePrefix(weekStart)}${value('title')}`,
    longSummary: (body ?? '').trim(),
    keyThemes: value('themes').split(' | '),
    evidence: [],
  };
}

/** Return hand-written summaries of some open weeks. They prove that a summary can meet all criteria. */
export function goldSummaries(): { readonly labelled: LabelledWeek; readonly summary: WrittenSummary }[] {
  const weeks = new Map(loadWeeks('open').map((labelled) => [labelled.name, labelled]));
  return readdirSync(folder).flatMap((file) => {
    const labelled = weeks.get(file.replace(/\.txt$/u, ''));
    if (labelled === undefined) throw new Error(`no open week is called ${file}`);
    return [{ labelled, summary: parseGold(labelled.week.weekStart, readFileSync(new URL(file, folder), 'utf8')) }];
  });
}
