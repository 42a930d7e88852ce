import { describe, expect, test } from 'vitest';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { readWeek } from '../read/read-week.ts';
import { choosePassages } from './choose-passages.ts';
import { passagesOf } from './passages.ts';

describe('the best passage of a page', () => {
  const bestIn = async (content: string, mostWords = 60) => {
    const [page] = await readWeek(weekOf(content));
    return page === undefined ? undefined : (passagesOf(page, mostWords)[0]?.sentences.join(' ') ?? null);
  };
  const chores = 'We washed the floor of the hall and then the stairs, all four flights, with cold water. ';

  test('the best passage has the sentence that says who "he" is', async () => {
    const page =
      'It rained all day. My brother rang at noon. He said that I had always been afraid of the sea, and I knew that he was right.';
    expect(await bestIn(chores.repeat(3) + page)).toContain('My brother rang at noon. He said that I');
  });

  test('a passage that begins with an unclear "he" has a lower score than one that names the person', async () => {
    const scoreOf = async (name: string) =>
      (await readWeek(weekOf(`${chores}${name} told me at noon that I was right to go.`))).flatMap((page) =>
        passagesOf(page, 12),
      )[0]?.score ?? 0;
    expect(await scoreOf('Tom')).toBeGreaterThan((await scoreOf('He')) + 0.1);
  });

  /** Return the score of the passage that consists of exactly these sentences. */
  const scoreIn = async (content: string, ...sentences: string[]) =>
    (await readWeek(weekOf(content)))
      .flatMap((page) => passagesOf(page, 60))
      .find((passage) => passage.sentences.join(' ') === sentences.join(' '))?.score ?? Number.NaN;
  const angry = 'Either she is angry with me, which I could understand, although I had no way to stop that morning.';

  test('a good sentence of a few words has a higher score with the sentences around it', async () => {
    const [before, short, after] = [
      'I counted them in through the little door.',
      'Thirty-four of them.',
      'I turned round to say it to somebody.',
    ];
    const page = `${chores.repeat(3)}${before} ${short} ${after}`;
    expect(await scoreIn(page, before, short, after)).toBeGreaterThan((await scoreIn(page, after)) + 0.15);
  });

  test.each([
    ['goes on from it', 'But she has not said so to anybody yet.', 'She has not said so to anybody yet, though.'],
    ['answers it in a few words', 'I know it.', 'I know it and I always will know it.'],
  ])('a passage has a lower score if the sentence after it %s', async (_, next, other) => {
    const score = async (after: string) => await scoreIn(`${angry} ${after} ${chores.repeat(3)}`, angry);
    expect(await score(next)).toBeLessThan(await score(other));
  });

  test('a passage of few words has a higher score as an item of a list than in a paragraph', async () => {
    const item = 'I got the boxes for him, from my own work.';
    const others = ['Up at six, and the bus was full.', 'Chicken and rice again.', 'No gym for me today.'];
    const list = await scoreIn([...others, item].map((line) => `- ${line}`).join('\n'), item);
    expect(list).toBeGreaterThan((await scoreIn([...others, item].join(' '), item)) + 0.1);
  });

  test('the best passage has the last sentence of the page, even if it is weak and makes the passage long', async () => {
    const letter =
      'I understood that she had known about the letter since the first week of January, when I thought that I was alone with it, and that it had lain in the second drawer of my own desk, under the blue paper and the old bills, for everybody to see.';
    const page = `${chores.repeat(3)}${letter} Eggs for tea, and 12 stamps from the post.`;
    expect(await bestIn(page)).toMatch(/for everybody to see\. Eggs for tea, and 12 stamps from the post\.$/u);
  });

  test('the best passage does not have a long page as a whole', async () => {
    const deep = 'I was afraid of the winter, and I understood that I have always been afraid of it. ';
    const passage = (await bestIn(deep.repeat(9))) ?? '';
    expect(passage.split(' ').length).toBeLessThanOrEqual(60);
  });

  test('the best passage continues to the end of the page if the last sentence is good', async () => {
    const page =
      'I walked along the harbour before anybody was up. Nine boats were still out. I was glad that I had come, though I do not know why.';
    expect(await bestIn(page)).toMatch(/though I do not know why\.$/u);
  });

  test('a passage contains a quoted speech of several sentences as a whole or not at all', async () => {
    const page =
      'My sister rang at noon. She said, "I am coming home. I cannot stay here any longer with all of this."';
    expect(await bestIn(page)).toBe(page);
    expect(await bestIn(page, 14)).toBe('My sister rang at noon.');
  });

  test('a passage does not end between a quoted speech and the rest of its sentence', async () => {
    const page = 'I was afraid of what would come. He asked me "Is it cold out there?" and went back to his paper.';
    expect(await bestIn(page)).toMatch(/^.*He asked me "Is it cold out there\?" and went back to his paper\.$/u);
  });

  test.each([
    ['a bracket is not closed', 'I sat by the window (the one that sticks and thought of home.'],
    ['it breaks off', 'I went to the sea…'],
  ])('a page has no best passage if %s', async (_, page) => {
    expect(await bestIn(page)).toBe(null);
  });

  test('a page in which every sentence has too many words has no passage', async () => {
    expect(await bestIn('I walked home along the river and was glad.', 5)).toBe(null);
  });
});

describe('the passages of a week', () => {
  const chosenIn = async (room: number, version: number, ...contents: string[]) => {
    const pages = await readWeek(weekOf(...contents));
    const days = contents.map((_, index) => `2026-03-0${index + 2}`);
    const { passages, shared } = choosePassages(pages, { days, version, room });
    return {
      shared: shared?.name ?? null,
      texts: passages.map(({ reflection, sentences }) => `${reflection}: ${sentences.join(' ')}`),
    };
  };
  const week = [
    'I asked Ken to move the ladder, which he says stands on his side.',
    'I had soup and a long evening with the radio on.',
    'Ken moved the ladder. I put the tape on it when he had gone in.',
  ];

  test('passages of two days that name the same thing are preferred', async () => {
    const asked = 'I asked Ken to move the lantern, which he says stands on his side.';
    const deeper = 'I was glad of the long winter evening, and said so.';
    const moved = 'Ken moved the lantern to our side of the wall. I put the tape on it when he had gone in.';
    const { shared, texts } = await chosenIn(44, 0, 'Soup.', deeper, asked, moved);
    expect(shared).toBe('lantern');
    expect(texts).toEqual([`2: ${asked}`, `3: ${moved}`]);
  });

  test('the passages of a week are in the order of the days', async () => {
    const deeper = 'I was afraid of the winter, and I understood that I have always been afraid of it.';
    const { texts } = await chosenIn(100, 0, ...week.toSpliced(1, 1, deeper));
    expect(texts).toEqual([`0: ${week[0]}`, `1: ${deeper}`, `2: ${week[2]}`]);
  });

  test('two passages share nothing if they have no thing in common', async () => {
    const { shared, texts } = await chosenIn(
      100,
      0,
      'I had soup for supper with the radio on.',
      'I was afraid of the storm and said so.',
    );
    expect(shared).toBe(null);
    expect(texts).toHaveLength(2);
  });

  test('a summary has one passage if few words are allowed', async () => {
    expect((await chosenIn(10, 0, ...week)).texts).toHaveLength(1);
  });

  test('the sentences that begin the week are preferred over slightly better ones of a later day', async () => {
    const afraid = (what: string) => `I was afraid of ${what}, and I understood that I have always been afraid of it.`;
    const harbour = 'I walked to the harbour with Tom before work, and it was raining all the way along the quay.';
    const weeks = [harbour, afraid('the summer'), 'Eggs, tea, bread, 12 stamps.'];
    expect((await chosenIn(24, 0, ...weeks)).texts).toEqual([`0: ${weeks[0]}`]);
  });

  test('the longest reflection is preferred over a slightly better one', async () => {
    const afraid = 'I was afraid of the summer, and I understood that I have always been afraid of it.';
    const harbour = 'I walked to the harbour with Tom before work, and it was raining all the way along the quay.';
    const weeks = ['Soup.', afraid, 'It rained. '.repeat(6) + harbour, 'Eggs, tea, bread, 12 stamps.'];
    const { texts } = await chosenIn(24, 0, ...weeks);
    expect(texts).toEqual([expect.stringContaining(harbour)]);
  });

  test('the last reflection is preferred over an equally good earlier one', async () => {
    const afraid = (what: string) => `I was afraid of ${what}, and I understood that I have always been afraid of it.`;
    const { texts } = await chosenIn(24, 0, afraid('the winter'), afraid('the summer'));
    expect(texts).toEqual([`1: ${afraid('the summer')}`]);
  });

  test('a summary has at most four passages, and no weak passage after the second', async () => {
    const days = ['storm', 'dark', 'sea', 'deep', 'cold', 'wind'];
    const afraid = days.map((what) => `I was afraid of the ${what}, and I understood that I was.`);
    expect((await chosenIn(500, 0, ...afraid)).texts).toHaveLength(4);
    const { texts } = await chosenIn(500, 0, ...afraid.slice(0, 3), 'Eggs, tea, bread, 12 stamps, 3 nails.');
    expect(texts).toHaveLength(3);
  });

  test('a new version has no passage of the earlier version if the week has enough others', async () => {
    const days = ['storm', 'dark', 'sea', 'deep', 'cold', 'wind'];
    const afraid = days.map((what) => `I was afraid of the ${what}, and I understood that I was.`);
    const first = await chosenIn(40, 0, ...afraid);
    const second = await chosenIn(40, 1, ...afraid);
    expect(second.texts.filter((text) => first.texts.includes(text))).toEqual([]);
  });

  test('a new version has other passages than the earlier version', async () => {
    const pages = [...week, 'The radio played all evening, and I thought of soup.'];
    const [first, second] = [await chosenIn(100, 0, ...pages), await chosenIn(100, 1, ...pages)];
    expect(second.texts).not.toEqual(first.texts);
  });
});
