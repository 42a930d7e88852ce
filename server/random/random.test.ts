import { expect, it } from 'vitest';
import { systemRandom } from './random.ts';

it('systemRandom creates unique version 7 UUIDs that sort by creation time', () => {
  const ids = Array.from({ length: 10_000 }, systemRandom.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Math.abs(Number.parseInt((ids[0] ?? '').replaceAll('-', '').slice(0, 12), 16) - Date.now())).toBeLessThan(
    5_000,
  );
});
