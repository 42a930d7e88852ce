import { type Echo, echoesOf } from '../choose/echoes.ts';
import { lastQuestion } from '../choose/last-question.ts';
import { answerTo } from '../choose/question-taken-up.ts';
import { type Subject, subjectsOf } from '../choose/subjects.ts';
import { type WholeSentence, wholeSentences } from '../choose/whole-sentences.ts';
import type { Page } from '../read/read-week.ts';
import { wordsIn } from '../read/words.ts';
import type { WeekToSummarise } from '../writer.ts';

/** What a summary may say, before there is a limit to its length. */
export type SummaryContent = {
  /** The sentences of each reflection that may be quoted, best first. */
  readonly quotable: readonly (readonly WholeSentence[])[];
  /** A phrase of two days with the two sentences that hold it. */
  readonly echo: { readonly phrase: string; readonly quotes: readonly WholeSentence[] } | null;
  /** The person that most pages name, with one or two sentences about them. */
  readonly name: (Subject & { readonly quotes: readonly WholeSentence[] }) | null;
  /** The things that several pages name, most pages first, each with one or two sentences about it. */
  readonly things: readonly (Subject & { readonly quotes: readonly WholeSentence[] })[];
  readonly question: { readonly asked: WholeSentence; readonly answer: WholeSentence | null } | null;
};

/** How near the score of a sentence must be to the best one of its page to take its turn in a new version. */
const alternativeWithin = 1.2;
const alternatives = 3;
/** What a further content word of an echo is worth, in the score of a sentence. */
const contentWordWorth = 3;
/** Added to the score of a sentence that names what several pages name, is on a deep page, or on the last one. */
const aboutSubject = 1;
const deepPage = 0.5;
const lastPage = 0.7;

/** Move one of the best sentences to the front: each version of the summary takes the next one. */
function rotate(sentences: readonly WholeSentence[], version: number): WholeSentence[] {
  const [first] = sentences;
  if (first === undefined) return [];
  const near = sentences.filter(({ score }) => score > first.score - alternativeWithin).slice(0, alternatives);
  const lead = near[version % near.length] ?? first;
  return [lead, ...sentences.filter((each) => each !== lead)];
}

/** Return one of the best echoes of which both sentences can be quoted; each version of the summary takes the next. */
function bestEcho(
  echoes: readonly Echo[],
  quotable: readonly (readonly WholeSentence[])[],
  version: number,
): SummaryContent['echo'] {
  const sentenceAt = ({ reflection, at }: Echo['first']) => quotable[reflection]?.find((each) => each.at === at);
  const quoted = echoes.flatMap(({ phrase, contentWords, first, second }) => {
    const [one, other] = [sentenceAt(first), sentenceAt(second)];
    if (one === undefined || other === undefined || one.sentence === other.sentence) return [];
    return [{ phrase, quotes: [one, other], worth: one.score + other.score + contentWordWorth * contentWords }];
  });
  const best = quoted.toSorted((a, b) => b.worth - a.worth).slice(0, alternatives);
  return best[version % best.length] ?? null;
}

const names = (sentence: string, { word }: Subject) =>
  wordsIn(sentence).some((each) =>
    [each, each.replace(/['’]?s$/u, '')].some((form) => form === word || form.toLowerCase() === word),
  );

/** Return the best sentence about a subject on the first page and on the last page that name it. */
function firstAndLast(subject: Subject, quotable: readonly (readonly WholeSentence[])[]): WholeSentence[] {
  const found = quotable.flatMap((sentences) => sentences.find(({ sentence }) => names(sentence, subject)) ?? []);
  const [first] = found;
  const last = found.at(-1);
  return [...new Set([first, last])].flatMap((each) => each ?? []);
}

/** Return what a summary of a week may say. A quiet one says nothing that is counted. */
export function summaryContent(week: WeekToSummarise, pages: readonly Page[], isQuiet: boolean): SummaryContent {
  const subjects = subjectsOf(pages);
  const main = [...subjects.names.slice(0, 2), ...subjects.things.slice(0, 2)];
  const quotable = pages.map((page, index) => {
    const place =
      (week.reflections[index]?.type === 'deep' ? deepPage : 0) + (index === pages.length - 1 ? lastPage : 0);
    const scored = wholeSentences(page).map((each) => ({
      ...each,
      score: each.score + place + (main.some((subject) => names(each.sentence, subject)) ? aboutSubject : 0),
    }));
    return rotate(
      scored.toSorted((a, b) => b.score - a.score || a.at - b.at),
      week.version,
    );
  });
  const statements = quotable.map((each) => each.filter(({ sentence }) => !/[?？؟]/u.test(sentence)));
  const echoes = echoesOf(pages, (index) => week.reflections[index]?.localDate ?? '');
  // A name on every page says nothing.
  const [name] = isQuiet ? [] : subjects.names.filter(({ reflections }) => reflections.length < pages.length);
  const asked = week.careful ? null : lastQuestion(pages, quotable);
  return {
    quotable: statements,
    echo: bestEcho(echoes, statements, week.version),
    name: name === undefined ? null : { ...name, quotes: firstAndLast(name, statements) },
    things: isQuiet ? [] : subjects.things.map((thing) => ({ ...thing, quotes: firstAndLast(thing, statements) })),
    question: asked === null ? null : { asked, answer: answerTo(asked, pages, statements) },
  };
}
