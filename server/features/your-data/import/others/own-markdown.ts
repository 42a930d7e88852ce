import type { Day } from '../../../../../core/domain/days/day.ts';
import { unescapeMarkdown } from '../../export/escape-markdown.ts';
import { dayTitle } from '../../export/markdown-days.ts';
import { type OtherEntry, tidyText } from './other-entry.ts';

// The Markdown files of a download of this product, in the format of ../../export/markdown-days.ts.

/** Return whether front matter is that of a week. A weekly summary is not a note: the product wrote it. */
export const isOwnWeek = (head: string): boolean => /^until: /m.test(head) && /^ *- "?weekly-summary"?$/m.test(head);

/** Return whether front matter is that of a day. */
export const isOwnDay = (head: string): boolean =>
  /^times:/m.test(head) && /^ *- "?(?:evening|deep|imported)"?$/m.test(head);

/**
 * Matches the heading of a reflection. A heading in a reflection has a backslash before it. All other headings are
 * words that the user added. Earlier versions wrote 18:00 into the headings of brought in entries without a known time.
 */
const opening =
  /^## (?:Brought in(?:, 18:00)?|(?:Evening reflection|Deep reflection|Brought in), (sent \w+, \w+ \d{1,2}, \d{4}, )?([01]\d|2[0-3]):([0-5]\d))$/m;

/** Return the words above the first reflection, without the title that the product wrote. */
function addedAbove(day: Day, above: string): string {
  const words = above.trimStart();
  const [title] = words.split('\n', 1);
  return title?.trimEnd() === `# ${dayTitle(day)}` ? words.slice(title.length) : words;
}

/** Return the reflections in the body of a day's file. Words above the first heading are an entry of their own. */
export function ownEntries(day: Day, body: string): OtherEntry[] {
  const [above = '', ...parts] = body.split(opening);
  const entryOf = (minute: number | null, text: string): OtherEntry => ({
    key: null,
    written: { day, minute },
    changedMs: null,
    words: tidyText(unescapeMarkdown(text)),
    attachments: 0,
  });
  const entries = Array.from({ length: parts.length / 4 }, (_, index) => {
    const [sent, hour, minute, text = ''] = parts.slice(4 * index);
    // A late reflection was submitted on a later day, which is before the time.
    return entryOf(sent === undefined && hour !== undefined ? Number(hour) * 60 + Number(minute) : null, text);
  });
  const added = entryOf(null, addedAbove(day, above));
  return added.words === '' ? entries : [added, ...entries];
}
