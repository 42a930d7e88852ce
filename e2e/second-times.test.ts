import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { routes } from '../web/app/routes.ts';
import { openOnlyOnce, opensNothing } from './second-times/not-opened.ts';
import type { Scene } from './second-times/scene.ts';
import { scenes } from './second-times/scenes/scenes.ts';
import { secondTimesOfFile } from './second-times/visit-scenes.ts';

const root = join(import.meta.dirname, '..');
const all: readonly Scene[] = Object.values(scenes).flat();
const layers = all.flatMap(({ layers = [] }) => layers);

/** Matches code that opens or changes a part of a screen: a dialog, a sheet, tabs, a toggle, something that expands. */
const opening = /<(?:Dialog|Sheet|ChangeDialog|Tabs)\b|(?<!\[)\baria-(?:expanded|pressed)=/g;

/** Count the things that each component opens. Leave out components that open nothing. */
function openings(): Map<string, number> {
  const files = globSync('web/{screens,features}/**/*.tsx', { cwd: root }).filter(
    (file) => !file.endsWith('.test.tsx'),
  );
  const counts = files.map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return [file.replaceAll('\\', '/'), source.match(opening)?.length ?? 0] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

test('every route of the app has a scene, so that the tests visit it twice', () => {
  const patterns = routes.flatMap(({ paths }) => paths);
  const visited = new Set(all.map(({ route }) => route));
  expect(patterns.filter((pattern) => !visited.has(pattern))).toEqual([]);
  expect([...visited].filter((route) => route !== 'not found' && !patterns.includes(route))).toEqual([]);
});

test('every dialog, sheet, tab or menu of a component is in a scene, so that the tests open it twice', () => {
  const known = [...Object.keys(openOnlyOnce), ...Object.keys(opensNothing)];
  const missing = [...openings()].filter(([file, count]) => {
    const opened = layers.filter(({ source }) => source === file).length;
    return !known.includes(file) && opened < count;
  });
  expect(missing.map(([file]) => file)).toEqual([]);
});

test('every component that is named in a scene or in not-opened.ts exists', () => {
  const files = new Set(globSync('web/**/*.tsx', { cwd: root }).map((file) => file.replaceAll('\\', '/')));
  const named = [...layers.map(({ source }) => source), ...Object.keys(openOnlyOnce), ...Object.keys(opensNothing)];
  expect(named.filter((file) => !files.has(file))).toEqual([]);
});

const visitTwice = secondTimesOfFile();

describe('control: the comparison of two visits', () => {
  const home = all.find(({ name }) => name === 'home') as Scene;
  const spoil = (spoiler: () => void) => (page: Page) => page.addInitScript(spoiler);

  test('reports a dialog whose letters have more space between them when it opens again', async () => {
    const faults = await visitTwice(
      home,
      spoil(() => {
        const { showModal } = HTMLDialogElement.prototype;
        let count = 0;
        HTMLDialogElement.prototype.showModal = function () {
          count += 1;
          if (count > 1) this.style.letterSpacing = '1px';
          showModal.call(this);
        };
      }),
    );
    expect(faults.join()).toMatch(/why this streak, opened again: \d+ pixels differ/);
  });

  test('reports a screen that differs after a rotation', async () => {
    const change = spoil(() => {
      const narrow = matchMedia('(max-width: 700px)');
      narrow.addEventListener('change', () => document.body.style.setProperty('padding-left', '1px'));
    });
    expect((await visitTwice(home, change)).join()).toMatch(/home, rotated and resized: \d+ pixels differ/);
  });

  test('reports a screen that differs after a visit to another screen', async () => {
    const change = spoil(() =>
      window.addEventListener('popstate', () => document.body.style.setProperty('opacity', '0.9')),
    );
    expect((await visitTwice(home, change)).join()).toMatch(/home, returned by the back button: \d+ pixels differ/);
  });
});
