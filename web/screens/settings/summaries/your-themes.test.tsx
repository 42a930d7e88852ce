import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { expectNothingCut, smallestPhoneLargestText } from '../../../../testing/large-text.ts';
import { renderInApp } from '../../../../testing/render.tsx';
import { YourThemesCard } from './your-themes.tsx';

const list = 'GET /api/themes/corrections';
const remove = 'DELETE /api/themes/corrections';
const correctedAt = '2026-11-16T09:00:00.000Z';
const father = { theme: 'My father', name: 'Papa', correctedAt };
const rowing = { theme: 'Rowing', name: null, correctedAt };

async function open(answers: FakeAnswers = {}) {
  const api = fakeApi({ [list]: { body: [father, rowing] }, [remove]: { body: [father] }, ...answers });
  await renderInApp(<YourThemesCard />, { path: '/settings/summaries' });
  await page.getByRole('button', { name: 'Your Themes' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Your Themes' })).toBeVisible();
  return api;
}

const takeBack = (theme: string) => page.getByRole('button', { name: `Take back: ${theme}` });

test('lists removed and renamed themes, and undoes a correction on request', async () => {
  const api = await open();
  await expect.element(page.getByText('Called “Papa”')).toBeVisible();
  await expect.element(page.getByText('Removed', { exact: true })).toBeVisible();
  await takeBack('Rowing').click();
  await expect.element(page.getByRole('heading', { name: 'Your Themes' })).toHaveFocus();
  await expect.element(page.getByText('“Rowing” is back in the summaries that had it.')).toBeVisible();
  expect(takeBack('Rowing').elements()).toHaveLength(0);
  await expect.element(takeBack('My father')).toBeVisible();
  expect(api.of(remove).map(({ body }) => body)).toEqual([{ theme: 'Rowing', knownAs: null }]);
});

test('shows successive corrections of a theme as one row, and undoes a removal first, then all renamings', async () => {
  const chain = [
    { theme: 'Rain', name: null, correctedAt },
    { theme: 'Raain', name: 'Rain', correctedAt },
    { theme: 'Weather', name: 'Raain', correctedAt },
  ];
  let left = chain;
  const api = await open({
    [list]: { body: chain },
    [remove]: ({ body }) => {
      left = left.filter(({ theme }) => theme !== (body as { theme: string }).theme);
      return { body: left };
    },
  });
  await expect.element(takeBack('Rain')).toBeVisible();
  const rows = page.getByRole('button', { name: /^Take back/ });
  expect(rows.elements()).toHaveLength(1);
  await expect.element(page.getByText('Removed', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Earlier names: “Weather”, “Raain”. Take back restores “Rain”.')).toBeVisible();
  expect(document.body.textContent).not.toContain('Called');
  await takeBack('Rain').click();
  await expect.element(page.getByText('Called “Rain”')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your Themes' })).toHaveFocus();
  await expect.element(page.getByText('Earlier name: “Raain”. Take back restores “Weather”.')).toBeVisible();
  await takeBack('Weather').click();
  await expect.element(page.getByText('No themes are removed or renamed.')).toBeVisible();
  expect(api.of(remove).map(({ body }) => body)).toEqual([
    { theme: 'Rain', knownAs: null },
    { theme: 'Weather', knownAs: 'Rain' },
    { theme: 'Raain', knownAs: 'Rain' },
  ]);
});

test('takes back two merged themes one by one if weeks were written with both of them', async () => {
  const merged = [
    { theme: 'List', name: 'Zettel', correctedAt, isWritten: true },
    { theme: 'Grade', name: 'List', correctedAt, isWritten: true },
  ];
  const api = await open({ [list]: { body: merged }, [remove]: { body: merged.slice(0, 1) } });
  await expect.element(takeBack('List')).toBeVisible();
  await takeBack('Grade').click();
  await expect.element(takeBack('Grade')).not.toBeInTheDocument();
  await expect.element(takeBack('List')).toBeVisible();
  expect(api.of(remove).map(({ body }) => body)).toEqual([{ theme: 'Grade', knownAs: 'Zettel' }]);
});

test('focuses the heading when the last correction is undone, and says which name is back', async () => {
  await open({ [list]: { body: [father] }, [remove]: { body: [] } });
  await takeBack('My father').click();
  await expect.element(page.getByText('“My father” has this name again in all your weeks.')).toBeVisible();
  await expect.element(page.getByText('No themes are removed or renamed.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your Themes' })).toHaveFocus();
});

test('says that no themes are removed or renamed when there is no correction', async () => {
  await open({ [list]: { body: [] } });
  await expect.element(page.getByText('No themes are removed or renamed.')).toBeVisible();
});

test('still lists a correction whose answer was lost, and says that it is not known whether it was undone', async () => {
  await open({ [remove]: 'offline' });
  await takeBack('Rowing').click();
  await expect.element(page.getByText('No answer', { exact: true })).toBeVisible();
  await expect.element(page.getByText('It is not known yet whether this was changed. Please try again.')).toBeVisible();
  await expect.element(takeBack('Rowing')).toBeVisible();
});

test('still lists a correction that could not be undone, and says that nothing was changed', async () => {
  await open({ [remove]: 'offline' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await takeBack('Rowing').click();
  await expect.element(page.getByText('There is no connection just now. Nothing was changed.')).toBeVisible();
  await expect.element(takeBack('Rowing')).toBeVisible();
});

test('lets the user load the corrections again after a failure', async () => {
  let asked = 0;
  await open({
    [list]: () => {
      asked += 1;
      return asked === 1 ? 'offline' : { body: [rowing] };
    },
  });
  await page.getByRole('button', { name: /^Load again/ }).click();
  await expect.element(takeBack('Rowing')).toBeVisible();
});

test('shows the list of themes without accessibility violations or cut-off text on the smallest phone with the largest text', async () => {
  await smallestPhoneLargestText();
  await open({ [list]: { body: [{ ...rowing, theme: 'Rindfleischetikettierungsüberwachung' }, father] } });
  await expect.element(takeBack('My father')).toBeVisible();
  expectNothingCut(document.body);
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
