import { describe, expect, test } from 'vitest';
import { addDays } from '../../../core/domain/days/day.ts';

import { sentencesOf } from '../../../core/domain/texts/sentences.ts';
import { writeExtract } from '../../../testing/extract.ts';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { builtinWriter } from '../tell/builtin-writer.ts';

describe('the themes of a week', () => {
  test('the themes of a week join relatives, and name no illness that the user did not name', async () => {
    const { keyThemes } = await writeExtract(
      weekOf(
        'My mum rang. She forgets the kettle and my name, and she repeats herself.',
        'My dad sat with my mum, and she repeats herself.',
        'She forgets my dad too. I cried.',
        'My mum forgets, my dad waits.',
      ),
    );
    expect(keyThemes[0]).toMatch(/^My (?:mum, my dad|dad, my mum) and family$/u);
    expect(keyThemes.join(' ')).not.toMatch(/dementia/iu);
  });
});

describe('the themes of a week', () => {
  test.each([
    ['English', 'Anna’s mother came by.', 'Tom’s mother rang.', 'Anna’s mother sang for us.'],
    ['French', 'La mère de Paul est venue.', 'La mère de Paul a appelé.', 'La mère de Paul chantait.'],
    ['German', 'Die Mutter von Jonas kam.', 'Die Mutter von Jonas rief an.', 'Die Mutter von Jonas sang.'],
    ['Japanese', '彼の母が来た。', '彼の母が電話した。', '彼の母が歌った。'],
    ['Chinese', '他的妈妈来了。', '他的妈妈打电话。', '他的妈妈唱歌了。'],
  ])('themes do not name another person’s mother in a week in %s', async (_, ...pages) => {
    const { keyThemes, title } = await builtinWriter.write(weekOf(...pages, 'I slept well.'));
    expect(`${title} ${keyThemes.join(' ')}`).not.toMatch(/mother|mère|mutter|母|妈/iu);
  });

  test.each([
    ['a nun', 'Sister Dawn prayed with us.', 'Sister Dawn rang me.', 'I ate with Sister Dawn.'],
    ['a priest', 'Father Anselm spoke.', 'I asked Father Anselm.', 'Father Anselm said nothing.'],
    ['what a child calls the user', 'She said ‘Dad, you are late.’', '‘Dad!’ she called.', 'Then: ‘Come on, Dad.’'],
  ])('themes do not mistake %s for a relative', async (_, ...pages) => {
    const { keyThemes, title } = await builtinWriter.write(weekOf(...pages, 'I slept well.'));
    expect(`${title} ${keyThemes.join(' ')}`).not.toMatch(/sister|father|dad/iu);
  });

  test('the themes of a week name the user’s own parents in a list of names', async () => {
    const { keyThemes } = await writeExtract(
      weekOf('Mum, Dad and Tom came.', 'I ate with Mum, Dad and Tom.', 'Mum, Dad and Tom left early.', 'I slept well.'),
    );
    expect(keyThemes.join(' ')).toMatch(/mum/u);
    expect(keyThemes.join(' ')).toMatch(/dad/u);
  });

  test('a theme leaves out "family" if it would otherwise be longer than 40 characters', async () => {
    const { keyThemes } = await builtinWriter.write(
      weekOf(
        'My mother-in-law rang. My grandmother was with me.',
        'My grandmother slept. My mother-in-law cooked for us.',
        'My mother-in-law sang, my grandmother laughed.',
        'I walked home.',
      ),
    );
    expect(keyThemes.join(' ')).toMatch(/grandmother/iu);
    expect(keyThemes.filter((theme) => theme.length > 40)).toEqual([]);
  });

  test('a theme names sleep without tiredness if the user did not write about tiredness', async () => {
    const slept = await builtinWriter.write(
      weekOf('I slept wonderfully.', 'Sleep came at once.', 'I slept like a stone and woke fresh.', 'I walked.'),
    );
    expect(slept.keyThemes.join(' ')).not.toMatch(/tired/iu);
  });
});

describe('the themes about relatives', () => {
  test('a German theme has a capital letter even if the user writes in lower case', async () => {
    const { keyThemes, title } = await builtinWriter.write(
      weekOf('mein papa war da.', 'heute hat papa gekocht.', 'mit papa im garten.', 'ich habe gut geschlafen.'),
    );
    expect(keyThemes).toContain('Papa');
    expect(title).toContain('Papa');
    expect(title).not.toContain('papa');
  });

  test('a theme names the user’s mother for Spanish "a mamá" but not for "una madre"', async () => {
    const own = await builtinWriter.write(
      weekOf('Llamé a mamá al volver.', 'Le llevé a mamá el pan.', 'Hoy he visto a mamá contenta.', 'He dormido mal.'),
    );
    expect(own.keyThemes).toContain('Mamá');
    const others = await builtinWriter.write(
      weekOf(
        'Vino una madre a quejarse.',
        'Otra vez una madre en la puerta.',
        'Hablé con una madre.',
        'He dormido mal.',
      ),
    );
    expect(others.keyThemes.join(' ')).not.toMatch(/madre|familia/iu);
  });

  test('a theme leaves out the particle after a Korean noun', async () => {
    const { keyThemes } = await builtinWriter.write(
      weekOf('언니가 전화했다. 반가웠다.', '언니는 오늘도 바빴다.', '언니를 만나러 갔다.', '집에서 쉬었다.'),
    );
    expect(keyThemes).toContain('언니 · 가족');
  });
});

describe('the article before the name of a theme', () => {
  const thing = (written: string) =>
    weekOf(
      `I sat with ${written} until the lamp went out.`,
      `My son helped me with ${written} and we said little.`,
      `I was proud of ${written} tonight, and of him.`,
      'I slept for nine hours and nobody needed me.',
    );

  test.each([
    ['the model railway', /\bthe model railway\b/],
    ['carpentry', /(?<!the )carpentry\b/],
    ['my shed', /\b(?:the|your) shed\b/i],
  ])('a theme that the user wrote as "%s" gets the right article', async (written, named) => {
    const week = thing(written);
    const { keyThemes } = await builtinWriter.write(week);
    const themes = keyThemes.filter((theme) => written.endsWith(theme.toLowerCase().replace(/^my /u, '')));
    const earlier = [7, 14].map((days) => ({ weekStart: addDays(week.weekStart, -days), title: '', themes }));
    const { longSummary } = await builtinWriter.write({ ...week, earlier });
    const history = sentencesOf(longSummary).at(-1);
    expect(history).toMatch(named);
  });
});
