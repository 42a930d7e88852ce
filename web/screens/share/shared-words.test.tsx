import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { fakeApi } from '../../../testing/fake-api.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { ShareScreen } from './share-screen.tsx';

const summary = summaryOf({
  title: 'Week of November 9, 2026: Small doors',
  longSummary: 'You wrote: “The fog was kind to me.” It rained on five days. Then the sun came out at last.',
});

async function openScreen(longSummary = summary.longSummary) {
  fakeApi({ [`GET /api/summaries/${summary.id}`]: { body: { ...summary, longSummary } } });
  return renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path: `/share/${summary.id}` });
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const words = () => document.querySelector('main > div .card')?.textContent ?? '';

test('a sentence tapped off leaves the card in both modes, and comes back', async () => {
  await openScreen();
  await button('Choose what is shared').click();
  const rain = page.getByRole('checkbox', { name: 'It rained on five days.' });
  await expect.element(rain).toBeChecked();
  expect(page.getByRole('checkbox').elements()).toHaveLength(3);
  expect(words()).toContain('It rained');
  await rain.click();
  await expect.poll(words).not.toContain('It rained');
  expect(words()).toContain('The fog was kind');
  await button('Close').click();
  await button('Full text').click();
  await expect.poll(words).toContain('Then the sun');
  expect(words()).not.toContain('It rained');
  await button('Choose what is shared (2 of 3)').click();
  await rain.click();
  await expect.poll(words).toContain('It rained');
});

test('with nothing left, Share is disabled and says why', async () => {
  await openScreen('You rested at last.');
  await button('Choose what is shared').click();
  await page.getByRole('checkbox').click();
  await button('Close').click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Nothing is left to share. Keep at least one sentence.');
  await expect.element(button('Share')).toBeDisabled();
  expect(words()).not.toContain('rested');
});

test.each([
  ['You wrote: “The fog was kind to me.” It rained.', '6 words on this card are your own, just as you wrote them.'],
  ['You said “no” on Tuesday. It rained.', 'One word on this card is your own, just as you wrote it.'],
  ['It rained on five days.', 'None of the words on this card are quoted from you.'],
])('the first full text on a device says how many words are the writer’s: %s', async (longSummary, said) => {
  const first = await openScreen(longSummary);
  await expect.element(button('Quote')).toBeVisible();
  expect(document.body.textContent).not.toContain(said);
  await button('Full text').click();
  await expect.element(page.getByRole('status')).toHaveTextContent(said);
  await first.unmount();
  await openScreen(longSummary);
  await button('Full text').click();
  await expect.element(button('Full text')).toHaveAttribute('aria-pressed', 'true');
  expect(document.body.textContent).not.toContain(said);
});
