import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinVersions } from './join-versions.ts';

test.each([
  ['Tea.', 'Coffee.', 'Tea.\n\nCoffee.'],
  ['I woke early.\nTea with Ann.', 'I woke early.\nIt rained.', 'I woke early.\nTea with Ann.\n\nIt rained.'],
  ['Rain.\nSo I stayed in.', 'Sun.\nSo I stayed in.', 'Rain.\n\nSun.\nSo I stayed in.'],
  ['Up.\n\nA walk.\n\nHome.', 'Up.\n\nA swim.\n\nHome.', 'Up.\n\nA walk.\n\nA swim.\n\nHome.'],
  ['I woke early. Tea.', 'I woke early. Rain.', 'I woke early. Tea.\n\nRain.'],
  ['I woke early. Tea. It rained.', 'I woke early. Tea. It snowed.', 'I woke early. Tea. It rained.\n\nIt snowed.'],
  ['Up.\nWas it cold? No.', 'Up.\nWas it  cold? Yes.\nHome.', 'Up.\nWas it cold? No.\n\nYes.\nHome.'],
  ['I woke early. Tea.', 'I woke early. Rain.\n\nTea.', 'I woke early. Rain.\n\nTea.'],
  ['I woke early.\nTea.', 'I woke early. Rain.', 'I woke early.\nTea.\n\nRain.'],
  ['I woke early. Rain.', 'I woke early.\nTea.', 'I woke early. Rain.\n\nTea.'],
  ['Ate ca. 5 figs.', 'Ate ca. 6 figs.', 'Ate ca. 5 figs.\n\nAte ca. 6 figs.'],
  ['Ich mag z. B. Tee.', 'Ich mag z. B. Saft.', 'Ich mag z. B. Tee.\n\nIch mag z. B. Saft.'],
  ['On Sept. 3 it rained.', 'On Sept. 4 it rained.', 'On Sept. 3 it rained.\n\nOn Sept. 4 it rained.'],
  ['It rained and it was cold', 'It rained and I slept', 'It rained and it was cold\n\nIt rained and I slept'],
  ['Up at 6.30.', 'Up at 6.45.', 'Up at 6.30.\n\nUp at 6.45.'],
  ['Home at 6.30 today. Ate.', 'Home at 7.30 today. Ate.', 'Home at 6.30 today.\n\nHome at 7.30 today. Ate.'],
  ['Mr. X came.', 'Mr. Y came.', 'Mr. X came.\n\nMr. Y came.'],
  ['A.\n\n\nB.', 'A. B. C.', 'A. B. C.'],
  ['Tea with Ann.', 'Tea with Ann.', 'Tea with Ann.'],
  ['  Tea  with Ann.\n', 'Tea with Ann.', 'Tea  with Ann.'],
  ['Up. Tea with Ann. Home.', 'Tea with Ann', 'Up. Tea with Ann. Home.'],
  ['Tea with Ann', 'Up. Tea with Ann, then home.', 'Tea with Ann\n\nUp. Tea with Ann, then home.'],
  ['I woke early. Tea.\n\nRain. More.', 'I woke early. Rain.', 'I woke early. Tea.\n\nRain. More.'],
  ['I woke. Rain.', 'I woke. I woke. Rain.', 'I woke. I woke. Rain.'],
  ['art', 'I made a start.', 'art\n\nI made a start.'],
  ['Early 🙂', 'Early 😀', 'Early 🙂\n\nEarly 😀'],
  ['A walk! 🙂 Tea.', 'A walk! 😀 Rain.', 'A walk! 🙂 Tea.\n\n😀 Rain.'],
  ['👨‍👩‍👧', '👨', '👨‍👩‍👧\n\n👨'],
  ['早く起きた。散歩した。', '早く起きた。泳いだ。', '早く起きた。散歩した。\n\n泳いだ。'],
  ['散歩した。', '早く起きた。散歩した。泳いだ。', '早く起きた。散歩した。泳いだ。'],
  ['起きた', '早く起きた', '起きた\n\n早く起きた'],
  ['A.\nC.', 'A.\nB.\nC.', 'A.\nB.\nC.'],
  ['A.\nA.', 'A.', 'A.\nA.'],
  ['早く起きた。\n散歩した。', '早く起きた。\n泳いだ。', '早く起きた。\n散歩した。\n\n泳いだ。'],
  ['', 'Words.', 'Words.'],
  ['Tea', 'Tea\nCoffee', 'Tea\nCoffee'],
  [
    'Tea with Ann.\n\nWe saw the harbour.\n\nIt rained all day.',
    'We saw the harbour.\n\nThe sun came out.\n\nIt rained all day. I slept.',
    'Tea with Ann.\n\nWe saw the harbour.\n\nThe sun came out.\n\nIt rained all day. I slept.',
  ],
  [
    'Tea with Ann.\n\nWe saw the harbour.\n\nIt rained all day.\n\nHome.',
    'I slept late again.\n\nWe saw the harbour.\n\nIt rained all day.',
    'Tea with Ann.\n\nI slept late again.\n\nWe saw the harbour.\n\nIt rained all day.\n\nHome.',
  ],
  ['Tea with Ann.\nYes.\nRain.', 'Sun.\nYes.\nCoffee.', 'Tea with Ann.\nYes.\nRain.\n\nSun.\nYes.\nCoffee.'],
  ['Up.\nWe had tea.', 'We had tea.\nDown.\nUp.', 'Up.\nWe had tea.\nDown.\nUp.'],
  [
    'We had tea.\nIt rained all day.',
    'It rained all day.\nWe had tea.',
    'We had tea.\nIt rained all day.\nWe had tea.',
  ],
  [
    'We had tea.\nIt rained all day.\nI slept well.',
    'I slept well.\nWe had tea.\nIt rained all day.',
    'I slept well.\nWe had tea.\nIt rained all day.\nI slept well.',
  ],
  [
    'Nothing hurt today. Day off. I slept until noon. We sat in the garden.',
    'Day off. I slept until noon. We sat in the garden. She wants the roses moved.',
    'Nothing hurt today. Day off. I slept until noon. We sat in the garden. She wants the roses moved.',
  ],
  [
    'I slept until noon. It was warm. We sat outside.',
    'Day off. I slept until noon.\n\nIt was cold.\n\nWe sat outside.',
    'Day off. I slept until noon. It was warm.\n\nIt was cold.\n\nWe sat outside.',
  ],
  ['休みだ。昼まで寝ていた。', '昼まで寝ていた。夕方に泳いだ。', '休みだ。昼まで寝ていた。夕方に泳いだ。'],
  ['Up late. We had tea.', 'We had tea.\n\nThen it rained.', 'Up late. We had tea.\n\nThen it rained.'],
  [
    'I rang first, for once in my life.\n\nShe always rings me. I saw boats. The tide was high.\n\nP.S. I did ring. She was out.',
    'I rang first, for once.\n\nShe always rings me. I saw trawlers. The tide was high.\n\nThe chair is old.',
    'I rang first, for once in my life.\n\nI rang first, for once.\n\nShe always rings me. I saw boats.\n\nI saw trawlers. The tide was high.\n\nP.S. I did ring. She was out.\n\nThe chair is old.',
  ],
  ['She said “Come home.” Tea.', 'She said “Come home.” Rain.', 'She said “Come home.” Tea.\n\nRain.'],
  ['We saw hr. Olsen.', 'We saw hr. Jensen.', 'We saw hr. Olsen.\n\nWe saw hr. Jensen.'],
  ['Home in Co. Kerry.', 'Home in Co. Clare.', 'Home in Co. Kerry.\n\nHome in Co. Clare.'],
  ['Som t. ex. Anna.', 'Som t. ex. Olle.', 'Som t. ex. Anna.\n\nSom t. ex. Olle.'],
])('joins %j and %j to %j', (first, second, joined) => {
  expect(joinVersions(first, second)).toBe(joined);
});

test.each([
  ...['al', 'Al', 'os', 'pl', 'ul', 'av', 'ул', 'им'].map((word) => `Mieszkam na ${word}.`),
  ...['Mo', 'Di', 'Mi', 'Do', 'Sa', 'So'].map((day) => `Wir treffen uns am ${day}.`),
  'Und Kim et al.',
  'Some time in ca.',
  'It costs approx.',
  'Am Abend bzw.',
  'Een dier, bijv.',
  'W nocy, tzn.',
  'A house in (Co.',
])('does not split a sentence after the abbreviation of %j', (start) => {
  const [first, second] = [`${start} Olsen.`, `${start} Kerry.`];
  expect(joinVersions(first, second)).toBe(`${first}\n\n${second}`);
});

test.each(['I told you so.', 'So we do.', 'It is for mi.', 'Was ich sa.'])(
  'splits after the word at the end of %j',
  (start) => {
    expect(joinVersions(`${start} Olsen.`, `${start} Kerry.`)).toBe(`${start} Olsen.\n\nKerry.`);
  },
);

/** Expect the joined text to have the words of each version in their order. */
function expectAllWords(joined: string, versions: readonly string[]) {
  const words: readonly string[] = joined.match(/[^\s]+/g) ?? [];
  for (const version of versions) {
    let from = 0;
    for (const word of version.match(/[^\s]+/g) ?? []) {
      const at = words.indexOf(word, from);
      expect(at).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
  }
}

test('loses no word of either version, and keeps their order', () => {
  const text = fc.array(
    fc.constantFrom(
      'One. ',
      'Two! ',
      'Three?\n\n',
      '  four\n',
      'five ',
      '6.30 ',
      'a.b',
      '7.',
      'It rained today.\n',
      'We had tea.\n\n',
    ),
    {
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(text, text, (first, second) => {
      const versions = [first.join(''), second.join('')] as const;
      expectAllWords(joinVersions(...versions), versions);
    }),
  );
});

test('repeats no sentence that both versions have beside changed ones, in paragraphs and with additions at both ends', () => {
  const last = fc.constantFrom('me.', 'it.', 'up!', 'her?', 'so…', 'home.', 'Jo.', '“no one.”', '(by us)!');
  const change = fc.constantFrom('none', 'none', 'first', 'second', 'both');
  const sentence = fc.record({ last, change, space: fc.constantFrom(' ', ' ', '\n', '\n\n') });
  const ending = fc.subarray(['P.S. I rang. ', 'The chair is old.\n\n', 'Then we slept.\n']);
  const additions = fc.record({ start: ending, end: ending });
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 12 }), additions, additions, (all, first, second) => {
      const textOf = (at: number, end: string, by = '') => `Then day ${at} was${by} like ${end}`;
      const versionOf = (name: string, { start, end }: typeof first) => {
        const sentences = all.map(
          (each, at) =>
            textOf(at, each.last, [name, 'both'].includes(each.change) ? ` by the ${name}` : '') + each.space,
        );
        const added = [start, end].map((texts, place) => texts.map((text) => `${name} ${place} ${text}`));
        return [...(added[0] ?? []), '\n', ...sentences, '\n\n', ...(added[1] ?? [])].join('');
      };
      const versions = [versionOf('first', first), versionOf('second', second)] as const;
      const joined = joinVersions(...versions);
      expectAllWords(joined, versions);
      for (const [at, each] of all.entries())
        if (each.change === 'none') expect(joined.split(textOf(at, each.last))).toHaveLength(2);
    }),
  );
});

test('has every sentence of two changed versions, each shared one once, and changes nothing when joined again', () => {
  const sentence = fc.nat(99).map((at) => `This is sentence ${at} here.`);
  const separator = fc.constantFrom(' ', '\n', '\n\n');
  const place = fc.constantFrom('both', 'first', 'second');
  fc.assert(
    fc.property(
      fc
        .uniqueArray(sentence, { minLength: 1 })
        .chain((sentences) =>
          fc.tuple(...sentences.map((text) => fc.record({ text: fc.constant(text), separator, place }))),
        ),
      (all) => {
        const versionOf = (other: string) =>
          all.flatMap((each) => (each.place === other ? [] : [each.text, each.separator])).join('');
        const [first, second] = [versionOf('second'), versionOf('first')];
        const joined = joinVersions(first, second);
        const sentences: readonly string[] = joined.match(/This[^.]+\./g) ?? [];
        expect([...sentences].sort()).toEqual(all.map(({ text }) => text).sort());
        const inBoth = all.filter((each) => each.place === 'both').map(({ text }) => text);
        expect(sentences.filter((text) => inBoth.includes(text))).toEqual(inBoth);
        for (const version of [first, second]) expect(joinVersions(joined, version)).toBe(joined);
      },
    ),
  );
});

test('repeats no line of three words when the second of two joined versions gets another line', () => {
  const line = fc.nat(99).map((at) => `This is line ${at}.`);
  fc.assert(
    fc.property(fc.uniqueArray(line, { minLength: 4 }), fc.nat(), fc.nat(), (lines, cut, place) => {
      const [added = '', ...rest] = lines;
      const [own, others] = [rest.slice(0, cut % rest.length), rest.slice(cut % rest.length)];
      const at = place % (others.length + 1);
      const joined = joinVersions(own.join('\n\n'), others.join('\n\n'));
      const changed = [...others.slice(0, at), added, ...others.slice(at)].join('\n\n');
      const twice = joinVersions(joined, changed).split(/\n+/);
      expect([...twice].sort()).toEqual([...lines].sort());
    }),
  );
});

test.each([
  ['lines', 'We had tea.\n'.repeat(1_000), `${'We had rum.\n'.repeat(1_000)}We had tea.`],
  [
    'differing and shared lines',
    Array.from({ length: 3_000 }, (_, at) => `${at % 9} a b`).join('\n'),
    Array.from({ length: 3_000 }, (_, at) => `${at % 7} a b`).join('\n'),
  ],
  ['empty lines', `One.${'\n'.repeat(19_900)}Two three four.`, `Six.${'\n'.repeat(19_800)}Seven eight nine.`],
  ['full stops', `${'.'.repeat(20_000)}x`, '.'.repeat(10_000)],
  ['closing brackets', `${'」'.repeat(20_000)}x`, '」'.repeat(10_000)],
  ['words', `${'a '.repeat(10_000)}x`, 'a '.repeat(5_000)],
])('joins long versions of %s within a second', (_name, first, second) => {
  const start = Date.now();
  joinVersions(first, second);
  expect(Date.now() - start).toBeLessThan(1_000);
});
