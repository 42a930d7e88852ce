import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import type { Summary } from '../../../../core/contract/summaries.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { summaryOf } from '../../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../../testing/render.tsx';
import { ShareScreen } from '../share-screen.tsx';

const summary = summaryOf({
  title: 'Week of November 9, 2026: I Used to Hide There Too',
  longSummary: '“It rained on the quay.” “I used to hide there too, behind the piano.” “Ada came by.”',
});
const otherVersion = {
  title: 'Week of November 9, 2026: Boundaries and Rest',
  longSummary: '“It rained on the quay.” “Ada came by.” “We ate plums.”',
  generatedAt: '2026-11-17T04:00:00.000Z',
  version: 1,
};

// The device remembers what the user shares.
beforeEach(() => localStorage.removeItem(`card-choices:${someIdentity.uid}`));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

async function openScreen(version: Partial<Summary> = {}) {
  fakeApi({ [`GET /api/summaries/${summary.id}`]: { body: { ...summary, ...version } } });
  return renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path: `/share/${summary.id}` });
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const titleBox = page.getByRole('checkbox', { name: /^Title: / });
const words = () => document.querySelector('main > div .card')?.textContent ?? '';

/** Take the title off the card, and the sentence that it is made of. */
async function takeTitleOff() {
  await button('Choose what is shared').click();
  await expect.element(titleBox).toHaveAccessibleName('Title: I Used to Hide There Too');
  await expect.element(titleBox).toBeChecked();
  await titleBox.click();
  await page.getByRole('checkbox', { name: /^“I used to hide/ }).click();
  await button('Close').click();
}

test('a title that the user takes off is in no card, no note and no shared text, also after a reload', async () => {
  const share = vi.fn<(data?: ShareData) => Promise<void>>(async () => undefined);
  Object.assign(navigator, { canShare: () => true, share });
  const first = await openScreen();
  await expect.element(page.getByText(/ in the title\.$/)).toBeVisible();
  await takeTitleOff();
  const expectNeutral = async () => {
    await expect.element(page.getByRole('heading', { name: 'My week', exact: true })).toBeVisible();
    expect(words()).not.toMatch(/hide/i);
    expect(page.getByText(/ in the title\.$/).elements()).toEqual([]);
  };
  await expectNeutral();
  await button('Full text').click();
  await expectNeutral();
  await button('Share').click();
  await expect.poll(() => share.mock.calls.length, { timeout: 5_000 }).toBe(1);
  const { files, text } = share.mock.calls[0]?.[0] ?? {};
  expect([text, files?.[0]?.name]).toEqual(['My week', `reflection-card-${summary.id}.png`]);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/hide/i);
  await first.unmount();
  await openScreen();
  await expectNeutral();
});

test.each([
  ['another version is kept', otherVersion],
  ['a theme is renamed', { title: 'Week of November 9, 2026: Boundaries and Rest' }],
])('a title that was taken off stays off after %s, until the user ticks it again', async (_, changed) => {
  const first = await openScreen();
  await takeTitleOff();
  await first.unmount();
  const other = await openScreen(changed);
  await expect.element(page.getByRole('heading', { name: 'My week', exact: true })).toBeVisible();
  await button('Choose what is shared').click();
  await expect.element(titleBox).toHaveAccessibleName(/^Title: Boundaries and Rest /);
  await expect.element(titleBox).not.toBeChecked();
  await page.getByRole('checkbox', { name: '“Ada came by.”' }).click();
  await titleBox.click();
  await expect.element(page.getByRole('heading', { name: 'Boundaries and Rest' })).toBeInTheDocument();
  await other.unmount();
  await openScreen();
  await expect.element(page.getByRole('heading', { name: 'I Used to Hide There Too' })).toBeVisible();
});

test('the usual choice has the title again, also if no sentence is changed', async () => {
  const first = await openScreen();
  await button('Choose what is shared').click();
  await titleBox.click();
  await expect.element(titleBox).toHaveAccessibleName(/The title is “My week” instead\.$/);
  await button('Back to the usual title and sentences').click();
  await expect.element(titleBox).toBeChecked();
  await first.unmount();
  await openScreen();
  await expect.element(page.getByRole('heading', { name: 'I Used to Hide There Too' })).toBeVisible();
});

test('several pictures have the neutral title, each with its number', async () => {
  await openScreen({ longSummary: Array.from({ length: 13 }, (_, at) => `On evening ${at + 1} it rained.`).join(' ') });
  await button('Full text').click();
  await page.getByRole('checkbox').click();
  await button('Choose what is shared').click();
  await titleBox.click();
  await button('Close').click();
  await expect.element(page.getByRole('heading', { name: /^My week \(1\/\d\)$/ })).toBeVisible();
});

test('a summary without a title has the neutral title on its card, none of the user’s words in it, and no row for it', async () => {
  await openScreen({
    title: 'Week of November 9, 2026: Your week',
    longSummary: '“My week was long and grey.” It rained.',
  });
  await expect.element(page.getByRole('heading', { name: 'My week', exact: true })).toBeVisible();
  expect(page.getByText(/ in the title\.$/).elements()).toEqual([]);
  await button('Choose what is shared').click();
  await expect.element(page.getByRole('checkbox', { name: 'It rained.' })).toBeVisible();
  expect(titleBox.elements()).toEqual([]);
});

test('themes that the user takes off are on no card until the user ticks them again, also after a reload', async () => {
  const themed = { keyThemes: ['River', 'Bridge'] };
  const first = await openScreen(themed);
  await expect.poll(words).toContain('River');
  await button('Choose what is shared').click();
  const themesBox = page.getByRole('checkbox', { name: 'Themes: River, Bridge', exact: true });
  await themesBox.click();
  await expect.poll(words).not.toMatch(/River|Bridge/);
  await titleBox.click();
  await expect.element(button('Back to the usual title, themes and sentences')).toBeVisible();
  await titleBox.click();
  await first.unmount();
  const second = await openScreen(themed);
  await expect.element(page.getByRole('heading', { name: 'I Used to Hide There Too' })).toBeVisible();
  expect(words()).not.toMatch(/River|Bridge/);
  await button('Choose what is shared').click();
  await button('Back to the usual themes and sentences').click();
  await expect.poll(words).toContain('River');
  await second.unmount();
});
