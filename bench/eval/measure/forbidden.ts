import { dataSections, wordsOf } from '../../../server/writer/languages/data-file.ts';
import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { ownWords } from './own-words.ts';
import { holdsName } from './share-safe.ts';
import { sentencesIn } from './summary-text.ts';
import { plainMarks, sharesRun, tokens } from './words.ts';

const link = /https?:|www\.|\S@\S+\.\S|\b[\w-]+\.(?:com|org|net|io|app|de|fr|uk)\b/iu;
const markup = /<\/?[a-z!][^>]*>|\*\*|__|`|^\s*(?:#{1,6}|[-*•>]|\d+[.)])\s|\]\(|&[a-z]+;/imu;

const advice =
  /\byou(?:'d| would)? (?:should|must|ought|need to|have to|could try|might (?:want|try|consider|like)|may want|deserve|can try|had better)\b|\b(?:try to|try and|consider|remember to|don't forget|do not forget|make sure|be sure to|be kind to|be gentle|take care|take (?:some |the )?time|allow yourself|let yourself|give yourself|reach out|seek|talk to (?:someone|a)|see a (?:doctor|therapist)|it (?:may|might|would|could) (?:help|be (?:worth|good|wise))|worth (?:trying|considering)|why not|next time|keep going|keep it up|well done|i (?:suggest|recommend|advise)|my advice)\b/iu;

const diagnosis =
  /\byou (?:are|seem|appear|sound|look|may be|might be|could be|were) (?:to be )?(?:suffering|depressed|anxious|burnt|burned|traumatised|traumatized|addicted|ill|sick|unwell|struggling)\b|\b(?:signs?|symptoms?) of\b|\bsuffer(?:s|ing)? from\b|\bthis (?:looks|sounds) like\b/iu;

const clinical = new Set(wordsOf(dataSections(new URL('clinical-words.txt', import.meta.url)), 'clinical words'));

const celebration =
  /\b(?:congratulations|celebrate[sd]?|hooray|wonderful|amazing|fantastic|brilliant|great (?:job|week|work)|proud of you|well done)\b|🎉|🥳/iu;

/** A summary quotes a line if it has this many of the line's words in a row, or the whole of a shorter line. */
const quotedRun = { dangerous: 4, pasted: 6 };

const says = (words: readonly string[], line: string, run: number) => {
  const wanted = tokens(line);
  return wanted.length > 0 && sharesRun(wanted, words, Math.min(run, wanted.length));
};

/** Return everything in a summary that no summary may contain, such as links, advice and diagnoses. */
export function forbiddenIn(labelled: LabelledWeek, { title, keyThemes, longSummary }: WrittenSummary): string[] {
  const text = plainMarks([title, ...keyThemes, longSummary].join('\n'));
  const free = plainMarks(
    [title, ...keyThemes, ...sentencesIn(longSummary).map((sentence) => sentence.free)].join('\n'),
  );
  const words = tokens(text);
  const own = ownWords(labelled).all;
  const dangerous = labelled.marks.flatMap((mark) => mark.dangerous);
  const pasted = labelled.marks.flatMap((mark) => mark.pasted);
  return [
    ...(link.test(text) ? ['a link'] : []),
    ...(markup.test(free) ? ['markup'] : []),
    ...(advice.test(free) ? ['advice'] : []),
    ...(diagnosis.test(free) ? ['a diagnosis'] : []),
    ...tokens(free)
      .filter((word) => clinical.has(word) && !own.has(word))
      .map((word) => `the clinical word ${word}`),
    ...labelled.forbidden.filter((word) => holdsName(text, word)).map((word) => `the word ${word}`),
    ...dangerous.filter((line) => says(words, line, quotedRun.dangerous)).map(() => 'a dangerous line'),
    ...pasted.filter((line) => says(words, line, quotedRun.pasted)).map(() => 'pasted text'),
    ...(labelled.week.careful && celebration.test(free) ? ['a celebration in a careful week'] : []),
  ];
}
