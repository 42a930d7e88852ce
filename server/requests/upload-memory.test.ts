import { expect, test } from 'vitest';
import { openUploadMemory } from './upload-memory.ts';

const mb = 1024 * 1024;
const full = { code: 'unavailable' };

test('a second release of an upload frees no further memory', () => {
  const begin = openUploadMemory(100 * mb);
  const maya = begin('maya');
  maya.take(60 * mb);
  maya.take(40 * mb);
  expect(() => maya.take(1)).toThrow(expect.objectContaining(full));
  maya.release();
  maya.release();
  const [noor, otto] = [begin('noor'), begin('otto')];
  noor.take(100 * mb);
  expect(() => otto.take(9 * mb)).toThrow(expect.objectContaining(full));
});

test('a small upload gets memory even if large uploads have used up their share', () => {
  const begin = openUploadMemory(100 * mb);
  begin('maya').take(100 * mb);
  const otto = begin('otto');
  otto.take(8 * mb);
  expect(() => otto.take(1)).toThrow(expect.objectContaining(full));
});

test('allows one upload per user at a time', () => {
  const begin = openUploadMemory(100 * mb);
  const maya = begin('maya');
  expect(() => begin('maya')).toThrow(expect.objectContaining(full));
  maya.release();
  begin('maya').take(mb);
});
