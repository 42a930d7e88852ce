import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promptAt, promptsAt } from './prompt-order.ts';

const walk = (seed: string, count: number, length: number) =>
  Array.from({ length }, (_, position) => promptAt(seed, count, position));

const counts = fc.integer({ min: 1, max: 40 });

describe('the order of prompts', () => {
  test('each round of the order contains every prompt exactly once', () => {
    fc.assert(
      fc.property(fc.string(), counts, fc.nat({ max: 5 }), (seed, count, round) => {
        const seen = walk(seed, count, count * (round + 1)).slice(count * round);
        expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
      }),
    );
  });

  test('the order never has the same prompt twice in a row', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 6 }), (seed, count) => {
        const seen = walk(seed, count, count * 12);
        for (const [position, prompt] of seen.entries()) expect(prompt).not.toBe(seen[position - 1]);
      }),
    );
  });

  test('the order differs between users, types and rounds, and is the same at every call', () => {
    const anna = walk('anna/evening', 90, 180);
    expect(walk('anna/evening', 90, 180)).toEqual(anna);
    expect(walk('anna/deep', 90, 90)).not.toEqual(anna.slice(0, 90));
    expect(walk('ben/evening', 90, 90)).not.toEqual(anna.slice(0, 90));
    expect(anna.slice(90)).not.toEqual(anna.slice(0, 90));
  });

  test('the order is the same whether positions are requested together or one by one', () => {
    fc.assert(
      fc.property(fc.string(), counts, fc.array(fc.nat({ max: 200 }), { maxLength: 8 }), (seed, count, positions) => {
        expect(promptsAt(seed, count, positions)).toEqual(positions.map((each) => promptAt(seed, count, each)));
      }),
    );
  });

  test('across many users, each prompt comes first about equally often', () => {
    const firsts = Array.from({ length: 6_000 }, (_, person) => promptAt(`person ${person}`, 6, 0));
    for (let prompt = 0; prompt < 6; prompt += 1) {
      const share = firsts.filter((first) => first === prompt).length;
      expect(share).toBeGreaterThan(850);
      expect(share).toBeLessThan(1_150);
    }
  });

  test('the order of a single prompt repeats it; an empty order or a negative position throws', () => {
    expect(walk('anna', 1, 3)).toEqual([0, 0, 0]);
    expect(() => promptAt('anna', 0, 0)).toThrow(RangeError);
    expect(() => promptAt('anna', 3, -1)).toThrow(RangeError);
  });
});
