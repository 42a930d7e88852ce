import { expect, test } from 'vitest';
import { quotedRange } from './quoted-range.ts';

test.each([
  ['On Tuesday you wrote: “I said no to Ben.”', 'It rained. I said no\nto Ben. Then I slept.', 'I said no\nto Ben'],
  ['Then I slept for hours.”', 'I said no. Then I slept for hours, and woke.', 'Then I slept for hours'],
  ['“I counted (all) the stars…”', 'I counted (all) the stars above the barn.', 'I counted (all) the stars'],
  ['On Tuesday you wrote: “Gone again.”', 'On Tuesday we were all at home.', null],
  ['You said no on Tuesday.', 'No, I said.', null],
])('finds the words that “%s” quotes', (sentence, content, quoted) => {
  const range = quotedRange(sentence, content);
  expect(range && content.slice(range.from, range.until)).toBe(quoted);
});
