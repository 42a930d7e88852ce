import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, matchRanges, searchTerms } from './reflection-search.ts';

const marked = (text: string, search: string) =>
  matchRanges(text, searchTerms(search)).map(({ from, until }) => text.slice(from, until));

test.each([
  ['  Déjà   vu ', ['deja', 'vu']],
  ['river RIVER', ['river']],
  ['   ', []],
  ['"Shallow  water" boat', ['"shallow water"', 'boat']],
  ['“shallow water” ‘river’ «лодка» „Boot“ 「川」', ['"shallow water"', '"лодка"', '"boot"', 'river', '川']],
  ['"shallow water', ['shallow', 'water']],
  ['"river" river', ['"river"', 'river']],
  ['"" water', ['water']],
  ["' shallow water ' don't", ['shallow', 'water', "don't"]],
  ['"', ['"']],
  ['1 2 3 4 5 6 7 8 9', ['1', '2', '3', '4', '5', '6', '7', '8']],
])('splits the search "%s" into %j', (search, words) => {
  expect(searchTerms(search)).toEqual(words);
});

describe('the ranges that a search marks', () => {
  test.each([
    ['The Café by the café.', 'cafe', ['Café', 'café']],
    ['Cafe\u0301 in two signs', 'café', ['Cafe\u0301']],
    ['ÉTÉ', 'été', ['ÉTÉ']],
    ['SEE Straße STRAẞE', 'ß', ['ß', 'ẞ']],
    ['Weiß und WEISS, weis', 'weiss', ['Weiß', 'WEISS']],
    ['Straße, Strasse', 'straße', ['Straße', 'Strasse']],
    ['Ночью было тихо', 'ночью', ['Ночью']],
    ['Ἀθήνα', 'αθηνα', ['Ἀθήνα']],
    ['がんばる', 'が', ['が']],
    ['कि', 'क', ['क']],
    ['100% sure (really?) a.b', '100% (really?) a.b', ['100%', 'really', 'a.b']],
    ['axb', 'a.b', []],
    ['The piano. A tuner, now', 'piano, tuner', ['piano', 'tuner']],
    ['A ferry - and then', 'ferry — then', ['ferry', 'then']],
    ['a walk, a lake – a sea', '"walk a lake a sea"', ['walk, a lake – a sea']],
    ['a well-kept, lake', '"well kept lake"', []],
    ['so ... so', '...', ['...']],
    ['rivers and river', 'river rivers', ['rivers', 'river']],
    ['Elin was feeling well. ELIN!', '"elin"', ['Elin', 'ELIN']],
    ["I don’t; I don't; dont", "don't", ['don’t', "don't"]],
    ["Father's, father’s", 'father’s', ["Father's", 'father’s']],
    ['She didn’t say', '"she didn\'t"', ['She didn’t']],
    ['Éli, Élise', '"eli"', ['Éli']],
    ['E\u0301li, e\u0301lie\u0301', '"éli"', ['E\u0301li']],
    ['Eli, eli! eliah “eli”', 'eliah "eli"', ['Eli', 'eli', 'eliah', 'eli']],
    ['Café  au\nlait, au lait', '"café au lait"', ['Café  au\nlait']],
    ['au\u00a0lait', '"au lait"', ['au\u00a0lait']],
    ['دە د', '"د"', ['د']],
    ['Ночь, ночью', '"ночь"', ['Ночь']],
    ['東京タワー', '"東京"', ['東京']],
    ['(100%) 1100%', '"100%"', ['100%']],
    ['back\\slash [x]', '\\slash [x]', ['\\slash', 'x']],
  ])('in the text "%s" for the search "%s" are %j', (text, search, expected) => {
    expect(marked(text, search)).toEqual(expected);
  });

  test('contain at least one range if a text is searched for its own words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const terms = searchTerms(text);
        expect(matchRanges(text, terms).length > 0).toBe(terms.length > 0);
      }),
    );
  });

  test('folding a text twice gives the same text as folding it once', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)));
  });
});
