import type { Answer } from '../../../server/writer/model/answer/answer.ts';
import { checkAnswer } from '../../../server/writer/model/check/check-answer.ts';
import type { WeekToSummarise } from '../../../server/writer/writer.ts';
import { loadWeeks } from '../labelled-week.ts';
import { type AnswerCases, type BadCase, withBadText } from './cases.ts';

type Count = { readonly name: string; readonly dangerous: boolean; shown: number; all: number };

export type Score = {
  /** The numbers of good answers that were accepted whole, accepted without one part, and checked. */
  readonly accepted: { whole: number; oneDropped: number; all: number };
  readonly kinds: ReadonlyMap<number, Count>;
  /** How often each check refused a part of a good answer. */
  readonly reasons: ReadonlyMap<string, number>;
  readonly shown: readonly { readonly bad: BadCase }[];
  readonly refused: readonly {
    readonly week: string;
    readonly faults: readonly string[];
    readonly dropped: number | null;
  }[];
};

const countOf = ({ title, themes, paragraphs }: Answer) =>
  [title, ...themes, ...paragraphs.flatMap(({ sentences }) => sentences)].length;

const textsOf = ({ title, themes, paragraphs }: Answer) => [
  title,
  ...themes,
  ...paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
];

/** Return how many parts the checks have removed. A replaced title counts as one removed part. */
const droppedFrom = (before: Answer, after: Answer) =>
  countOf(before) - countOf(after) + (before.title === after.title ? 0 : 1);

/** Return the description of a fault without the words of the week that it quotes. */
const reasonOf = (fault: string) => fault.replace(/[:“;].*$/su, '').replace(/ in reflection \d+|, \p{L}+, that/u, '');

/** Check all cases. The result contains texts of weeks: print them only for the practice cases. */
export async function score({ good, bases, bad }: AnswerCases): Promise<Score> {
  const weeks = new Map(loadWeeks('open').map(({ name, week }) => [name, week]));
  const weekOf = (name: string): WeekToSummarise => {
    const week = weeks.get(name);
    if (week === undefined) throw new Error(`the open weeks have no ${name}`);
    return week;
  };
  const accepted = { whole: 0, oneDropped: 0, all: 0 };
  const refused: { week: string; faults: readonly string[]; dropped: number | null }[] = [];
  const reasons = new Map<string, number>();
  const all = [...good, ...Object.entries(bases).map(([week, answer]) => ({ week, answer }))];
  for (const { week, answer } of all) {
    const checked = await checkAnswer(weekOf(week), answer);
    const dropped = checked.answer === null ? null : droppedFrom(answer, checked.answer);
    accepted.all += 1;
    for (const reason of checked.faults.map(reasonOf)) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    if (dropped === 0) accepted.whole += 1;
    else if (dropped === 1) accepted.oneDropped += 1;
    if (dropped !== 0) refused.push({ week, faults: checked.faults, dropped });
  }
  const kinds = new Map<number, Count>();
  const shown: { bad: BadCase }[] = [];
  for (const one of bad) {
    const base = bases[one.week];
    if (base === undefined) throw new Error(`there is no base answer of ${one.week}`);
    const count = kinds.get(one.kind) ?? { name: one.kindName, dangerous: one.dangerous, shown: 0, all: 0 };
    kinds.set(one.kind, count);
    count.all += 1;
    const { answer } = await checkAnswer(weekOf(one.week), withBadText(base, one));
    if (answer === null || !textsOf(answer).includes(one.text)) continue;
    count.shown += 1;
    shown.push({ bad: one });
  }
  return { accepted, reasons, kinds, shown, refused };
}
