import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { titlePrefix } from '../measure/faithful.ts';
import { frameWords } from '../measure/frames.ts';
import { tokens } from '../measure/words.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const sentencesOf = (content: string) =>
  content
    .split('\n')
    .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment.trim()))
    .filter((sentence) => /\p{L}/u.test(sentence));

function frequentWords({ week }: LabelledWeek): string[] {
  const counts = new Map<string, number>();
  for (const { content } of week.reflections)
    for (const word of tokens(content))
      if (word.length > 4 && !frameWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word);
  return words.slice(0, 3);
}

const dayName = (localDate: string) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(`${localDate}T00:00:00Z`));

function summaryOf(labelled: LabelledWeek, longSummary: string): WrittenSummary {
  const keyThemes = frequentWords(labelled);
  return {
    title: `${titlePrefix(labelled.week.weekStart)}${keyThemes.join(', ')}`,
    longSummary,
    keyThemes,
    evidence: [],
  };
}

/** Return a summary that opens with a count and then quotes one text of each reflection with its day. */
function dressed(labelled: LabelledWeek, texts: readonly string[]): WrittenSummary {
  const { reflections } = labelled.week;
  const lines = reflections.map(({ localDate, type }, index) => {
    const day = `${dayName(localDate)}${type === 'evening' ? ' evening' : ', the deep reflection'}`;
    const text = (texts[index] ?? '').replaceAll(/[“”„«»"「」]/gu, "'").trim();
    return text === '' ? `${day}.` : `${day}: “${text}”`;
  });
  const half = Math.ceil(lines.length / 2);
  return summaryOf(
    labelled,
    [
      `You wrote ${reflections.length} reflections this week.`,
      lines.slice(0, half).join(' '),
      lines.slice(half).join(' '),
    ].join('\n\n'),
  );
}

const invention =
  `This week was a journey of quiet growth. You faced real challenges at work and at home, yet you met them
with courage and grace.

There were moments of doubt, and you leaned on the people who love you. Slowly a new sense of balance emerged, and you
began to trust your own strength. A long walk by the river helped you to see how far you have come, and a conversation
with an old friend reminded you that you are not alone.

As the week drew to a close you found peace in small things: a cup of tea, the light through the window, the sound of
rain. Whatever next week brings, you are ready for it.`.replaceAll(/(?<!\n)\n(?!\n)/gu, ' ');

function chance(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export type NaiveWriter = (labelled: LabelledWeek, all: readonly LabelledWeek[]) => WrittenSummary;

const firstSentences = ({ week }: LabelledWeek) => week.reflections.map(({ content }) => sentencesOf(content)[0] ?? '');

function randomSentences({ name, week }: LabelledWeek): string[] {
  const next = chance(name);
  return week.reflections.map(({ content }) => {
    const sentences = sentencesOf(content);
    return sentences[Math.floor(next() * sentences.length)] ?? '';
  });
}

/** Writers that do not understand the week. The criteria must reject all of their summaries. */
export const naiveWriters: Readonly<Record<string, NaiveWriter>> = {
  'first sentences': (labelled) => summaryOf(labelled, firstSentences(labelled).join(' ')),
  'first sentences, dressed': (labelled) => dressed(labelled, firstSentences(labelled)),
  'random sentences': (labelled) => summaryOf(labelled, randomSentences(labelled).join(' ')),
  'random sentences, dressed': (labelled) => dressed(labelled, randomSentences(labelled)),
  everything: (labelled) => summaryOf(labelled, labelled.week.reflections.map(({ content }) => content).join('\n\n')),
  'everything, dressed': (labelled) =>
    dressed(
      labelled,
      labelled.week.reflections.map(({ content }) => content.replaceAll(/\s+/gu, ' ')),
    ),
  'two first sentences with constant themes': (labelled) => ({
    ...dressed(labelled, firstSentences(labelled).slice(0, 2)),
    keyThemes: ['work', 'sleep', 'family'],
  }),
  template: (labelled) => dressed(labelled, []),
  'another week’s key sentences': (labelled, all) => {
    const other = all[(all.indexOf(labelled) + 1) % all.length] ?? labelled;
    return {
      ...dressed(
        labelled,
        labelled.week.reflections.map((_, index) => other.marks[index]?.keySentences[0] ?? ''),
      ),
      keyThemes: other.themes.map(([theme]) => theme ?? '').slice(0, 4),
    };
  },
  'fluent invention': (labelled) => ({
    ...summaryOf(labelled, invention),
    keyThemes: labelled.themes.map(([theme]) => theme ?? '').slice(0, 4),
  }),
};
