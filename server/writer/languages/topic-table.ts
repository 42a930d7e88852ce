import { type DataLine, dataFault, dataLines } from './data-file.ts';

/** The properties of a topic that are the same in all languages. */
export type TopicEntry = {
  /** Topics with the same area, such as "husband" and "wife", form one theme. */
  readonly area: string;
  /** How strongly a mention of the topic suggests that the week is about it, from about 0.5 to 4. */
  readonly weight: number;
  /** The word before the topic's English name: "my father", "the garden", or none as in "sleep". */
  readonly article: '' | 'the ' | 'my ';
};

const file = new URL('topics.txt', import.meta.url);
const articles: Readonly<Record<string, TopicEntry['article']>> = { '-': '', the: 'the ', my: 'my ' };

function entryOf({ number, text }: DataLine): [string, TopicEntry] {
  const [id = '', area, weight, article = '', ...others] = text.split(/\s+/u);
  const before = articles[article];
  if (area === undefined || before === undefined || others.length > 0 || !(Number(weight) > 0))
    throw dataFault(file, number, 'expected an id, an area, a weight above 0 and an article: -, the or my');
  return [id, { area, weight: Number(weight), article: before }];
}

function readTable(): ReadonlyMap<string, TopicEntry> {
  const table = new Map<string, TopicEntry>();
  for (const line of dataLines(file)) {
    const [id, entry] = entryOf(line);
    if (table.has(id)) throw dataFault(file, line.number, `the topic ${id} stands twice`);
    table.set(id, entry);
  }
  return table;
}

let table: ReadonlyMap<string, TopicEntry> | null = null;

export function topicTable(): ReadonlyMap<string, TopicEntry> {
  table ??= readTable();
  return table;
}
