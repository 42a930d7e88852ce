import { expect, test } from 'vitest';
import { goodAnswer } from '../../../../testing/model-week.ts';
import type { Fault, Place } from './fault.ts';
import { soundParts } from './sound-parts.ts';

const at = (paragraph: number, sentence: number): Place => ({ part: 'sentence', paragraph, sentence });
const faultsAt = (...places: Place[]): Fault[] => places.map((place) => ({ place, text: 'No', isGrave: false }));
const sentencesLeft = (...places: Place[]) =>
  soundParts(goodAnswer, faultsAt(...places))?.paragraphs.map(({ sentences }) => sentences.length);

test('an answer without faults stays unchanged', () => {
  expect(soundParts(goodAnswer, [])).toEqual(goodAnswer);
});

test('a faulty sentence is dropped', () => {
  expect(sentencesLeft(at(2, 0))).toEqual([1, 2, 2]);
});

test('a paragraph is dropped if all its sentences are faulty', () => {
  expect(sentencesLeft(at(1, 0), at(1, 1))).toEqual([1, 3]);
});

test('a sentence is dropped if it makes sense only after a dropped sentence', () => {
  const answer = structuredClone(goodAnswer);
  const [, , third] = answer.paragraphs;
  if (third?.sentences[1]) third.sentences[1].text = 'She laughed at the ladder story.';
  const left = soundParts(answer, faultsAt(at(2, 0)));
  expect(left?.paragraphs.map(({ sentences }) => sentences.length)).toEqual([1, 2, 1]);
});

test('a faulty theme is dropped, and a faulty title is replaced by themes', () => {
  const left = soundParts(goodAnswer, faultsAt({ part: 'theme', theme: 0 }, { part: 'title' }));
  expect(left?.themes).toEqual(['An unanswered phone', 'Talking again']);
  expect(left?.title).toBe('An unanswered phone, Talking again');
});

test.each<[string, Place[]]>([
  ['the first paragraph would be empty', [at(0, 0)]],
  ['more than half of the sentences would be gone', [at(1, 0), at(1, 1), at(2, 0), at(2, 1)]],
  ['no theme would be left', [0, 1, 2].map((theme): Place => ({ part: 'theme', theme }))],
])('an answer is refused if %s', (_, places) => {
  expect(soundParts(goodAnswer, faultsAt(...places))).toBeNull();
});

test('an answer is refused if it has a grave fault', () => {
  expect(soundParts(goodAnswer, [{ place: at(2, 0), text: 'No', isGrave: true }])).toBeNull();
});
