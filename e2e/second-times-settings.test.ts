import { expect, test } from 'vitest';
import { scenes } from './second-times/scenes/scenes.ts';
import { secondTimesOfFile } from './second-times/visit-scenes.ts';

const visitTwice = secondTimesOfFile();

test.each(scenes.settings)('the scene "$name" looks the same on the second visit', async (scene) => {
  expect(await visitTwice(scene)).toEqual([]);
});
