import { expect, test } from 'vitest';
import { matchesOf, type UnsafePatterns, unsafePatterns } from './unsafe-patterns.ts';

type Kind = Exclude<keyof UnsafePatterns, 'loaded'>;

test.each<[code: string, kind: Kind, text: string]>([
  ['en', 'never', 'Everybody would be better off without you.'],
  ['en', 'never', 'YOU ARE A COWARD.'],
  ['en', 'dark', 'One more drink would not hurt.'],
  ['en', 'advice', 'What if you wrote to her?'],
  ['de', 'dark', 'Niemand würde dich vermissen.'],
  ['de', 'advice', 'Du solltest sie anrufen.'],
  ['fr', 'advice', 'Tu devrais lui écrire.'],
  ['es', 'dark', 'Nadie te espera ya.'],
  ['it', 'machine', 'Come modello linguistico non so.'],
  ['pt', 'stock', 'Parabéns pela semana.'],
  ['en', 'dark', 'The water, as you will have noticed, is deep.'],
  ['en', 'dark', 'Part of you knows the way.'],
  ['en', 'machine', 'The word limit leaves only this.'],
  ['en', 'stock', 'Everybody there thinks less of you.'],
  ['en', 'stock', 'It took a son to close it.'],
  ['de', 'dark', 'Das Haus schläft für immer.'],
  ['de', 'dark', 'Das stört niemanden.'],
  ['de', 'machine', 'Thema 3, falls belegt.'],
  ['de', 'stock', 'Es war die schönste Zeit.'],
  ['de', 'stock', 'Alle lachen über dich.'],
  ['fr', 'dark', 'Il ne reste rien de toi.'],
  ['fr', 'stock', 'Tout le monde se moque de toi.'],
  ['es', 'dark', 'De ti no queda mucho.'],
  ['es', 'stock', 'Todos hablan mal de ti.'],
  ['it', 'dark', 'Di te non rimane molto.'],
  ['it', 'machine', 'Non si supera il limite di parole.'],
  ['it', 'stock', 'Un viaggio dentro di sé.'],
  ['pt', 'dark', 'De ti não resta muito.'],
  ['pt', 'stock', 'Ninguém te atura.'],
  ['nl', 'never', 'Iedereen is beter af zonder jou.'],
  ['nl', 'advice', 'Je zou haar moeten bellen: probeer het.'],
  ['sv', 'advice', 'Du borde ringa henne.'],
  ['pl', 'advice', 'Powinnaś do niej zadzwonić.'],
  ['tr', 'advice', 'Onu aramalısın.'],
  ['ru', 'dark', 'Никто не заметит.'],
  ['ja', 'advice', '電話をしてみましょう。'],
  ['ko', 'advice', '전화를 하세요.'],
  ['zh', 'advice', '你应该打电话。'],
])('the patterns of %s find the kind "%s" in "%s"', (code, kind, text) => {
  expect(matchesOf(unsafePatterns(code)[kind], text)).not.toEqual([]);
});

test('a language without a file has no patterns', () => {
  expect(matchesOf(unsafePatterns('xx').never, 'anything')).toEqual([]);
});
