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
