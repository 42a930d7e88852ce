import { expect, test } from 'vitest';
import { inQuotationMarks } from './quotation.ts';

test.each([
  [
    'en',
    'She said, "I am tired." I said "good night" and left',
    '“She said, ‘I am tired.’ I said ‘good night’ and left.”',
  ],
  ['en', 'He asked me, “Is it cold?”', '“He asked me, ‘Is it cold?’”'],
  ['de', 'Dann: „Halb.“', '„Dann: ‚Halb.‘“'],
  ['fr', 'Il dit : « Oui. »', '«\u202fIl dit : “Oui.”\u202f»'],
  ['es', 'Me dijo "ya voy".', '«Me dijo “ya voy”.»'],
  ['pl', 'Mówi: „idę”.', '„Mówi: «idę».”'],
  ['ja', '苗を見て「ネギの幽霊みたい」。', '「苗を見て『ネギの幽霊みたい』。」'],
])('a quote in language %s has the marks of the language outside and inside: %s', (code, text, quote) => {
  expect(inQuotationMarks(text, code)).toBe(quote);
});
