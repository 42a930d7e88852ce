import type { Lexicon } from '../languages/lexicon.ts';
import { normaliserOf } from '../languages/spellings.ts';
import type { Topic } from '../languages/topics.ts';
import { byUse, secondWord } from './name-words.ts';
import type { TopicCount, WordCount } from './topic-counts.ts';

export type TopicUse = {
  readonly topic: Topic;
  readonly lexicon: Lexicon;
  readonly weight: number;
  /** The name of the topic that the user wrote most often, as the topic list spells it; null if none. */
  readonly written: string | null;
  /** Whether the user mostly wrote "the" before `written`. */
  readonly isWrittenWithThe: boolean;
  readonly times: number;
};

const weights = { names: 1, speaks: 0.8, hints: 0.25 };

export function usesOf(total: TopicCount): TopicUse[] {
  const byTopic = new Map<Topic, [string, WordCount][]>();
  for (const [key, use] of total.wordCounts) {
    if (use.topic === null) continue;
    const spelling = key.slice(key.indexOf(' ') + 1);
    byTopic.set(use.topic, [...(byTopic.get(use.topic) ?? []), [spelling, use]]);
  }
  return [...byTopic]
    .flatMap(([topic, wordCounts]): TopicUse[] => {
      const sorted = wordCounts.toSorted(byUse);
      const named = sorted.find(
        ([spelling, { role, lexicon }]) =>
          role === 'names' &&
          topic.names.some((name) => isSame(name, spelling) || soundsAlike(name, spelling, lexicon)),
      );
      const [first] = sorted;
      if (first === undefined || sorted.every(([, { role }]) => role === 'hints')) return [];
      return [
        {
          topic,
          lexicon: first[1].lexicon,
          weight: wordCounts.reduce((sum, [, { role, reflections }]) => sum + weights[role] * reflections.size, 0),
          written:
            named === undefined
              ? null
              : `${asListed(topic, named[0])}${topic.article === 'my ' ? '' : secondWord(total, named[0], named[1])}`,
          isWrittenWithThe:
            first[1].lexicon.code === 'en' && named !== undefined && named[1].withThe >= named[1].count * 0.5,
          times: named?.[1].count ?? 0,
        },
      ];
    })
    .toSorted((a, b) => b.weight - a.weight || (a.topic.id < b.topic.id ? -1 : 1));
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Return whether two Hindi words in Latin letters differ only in spelling, such as "pyaar" and "pyar". */
const soundsAlike = (a: string, b: string, { code }: Lexicon) =>
  code === 'hi-Latn' && normaliserOf(code)(a) === normaliserOf(code)(b);

/** Return a name as the topic list spells it: "Schule" for "schule". */
const asListed = ({ names }: Topic, spelling: string) => names.find((name) => isSame(name, spelling)) ?? spelling;
