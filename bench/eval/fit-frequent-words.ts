// `node bench/eval/fit-frequent-words.ts` counts in how many of the open and practice weeks each English word occurs. It
// writes the frequent ones to server/writer/languages/en/frequent-words.txt: two days with such a word in common may
// have nothing else in common.
import { writeFileSync } from 'node:fs';
import { singular } from '../../server/writer/choose/subjects.ts';
import { runsOf } from '../../server/writer/choose/word-runs.ts';
import { readWeek } from '../../server/writer/read/read-week.ts';
import { loadWeeks } from './labelled-week.ts';

const leastShare = 0.06;

const counts = new Map<string, number>();
const weeks = [...loadWeeks('open'), ...loadWeeks('practice')].filter(({ languages: [main] }) => main === 'en');
for (const { week } of weeks) {
  const pages = (await readWeek(week)).filter(({ lexicon }) => lexicon.code === 'en');
  const tokens = pages.flatMap((page) => page.sentences.flatMap((sentence) => runsOf(sentence, page.lexicon).flat()));
  const words = new Set(
    tokens
      .filter(({ isContent, lower }) => isContent && /^\p{L}{3,}$/u.test(lower))
      .map(({ lower }) => singular(lower)),
  );
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
}
const frequent = [...counts].filter(([, count]) => count >= weeks.length * leastShare).map(([word]) => word);
writeFileSync(
  new URL('../../server/writer/languages/en/frequent-words.txt', import.meta.url),
  `# Words of many journals. Written by bench/eval/fit-frequent-words.ts; do not edit.\n${frequent.toSorted().join('\n')}\n`,
);
console.log(`${frequent.length} of ${counts.size} words are in at least ${leastShare * 100}% of ${weeks.length} weeks`);
