import { describe, expect, test } from 'vitest';
import { deepMinute } from './deep-minute.ts';

const bytesOf = (...numbers: number[]) => Uint8Array.from(numbers.flatMap((number) => [number >> 8, number & 255]));

describe('the minute at which the deep window begins', () => {
  test.each([
    [0, 9 * 60],
    [470, 16 * 60 + 50],
    [471, 9 * 60],
    [65_468, 16 * 60 + 50],
  ])('for the random number %d is minute %d of the day', (number, minute) =>
    expect(deepMinute(() => bytesOf(number))).toBe(minute),
  );

  test('ignores random numbers from 65,469 on (65,469 is the largest multiple of 471 below 65,536)', () => {
    expect(deepMinute(() => bytesOf(65_469, 65_535, 3))).toBe(9 * 60 + 3);
    expect(deepMinute((counter) => (counter < 2 ? bytesOf(65_500) : bytesOf(4)))).toBe(9 * 60 + 4);
  });

  test('the deep window is equally likely to begin at any of the 471 minutes [9.4]', () => {
    const counts = new Map<number, number>();
    for (let number = 0; number < 65_536; number += 1) {
      const minute = deepMinute((counter) => (counter === 0 ? bytesOf(number) : bytesOf(0)));
      counts.set(minute, (counts.get(minute) ?? 0) + 1);
    }
    // The function rejects the 67 numbers from 65,469 on and requests new bytes. Here, these bytes are 0 and give
    // minute 540: subtract these results.
    counts.set(540, (counts.get(540) ?? 0) - (65_536 - 65_469));
    expect(counts.size).toBe(471);
    expect(new Set(counts.values())).toEqual(new Set([139]));
  });

  test('throws when it gets too few random bytes', () => {
    expect(() => deepMinute(() => new Uint8Array(1))).toThrow(RangeError);
  });
});
