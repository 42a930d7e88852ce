import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { fakeApi } from '../../../testing/fake-api.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { usualChoice } from '../../features/cards/card-choice.ts';
import { rememberedChoice } from '../../features/cards/remembered-choice.ts';
import { storeChoice, storeFormat, storePartsOff } from '../../features/cards/store-choice.ts';
import { storedFormat } from '../../features/cards/stored-choices.ts';
import { ShareScreen } from './share-screen.tsx';

const summary = summaryOf({
  title: 'Week of November 9, 2026: Small doors',
  longSummary: 'Fog came in. The rain stayed. Ada called twice. The sun went down.',
});
const [fog, rain, ada] = ['Fog came in.', 'The rain stayed.', 'Ada called twice.'] as const;
const { uid } = someIdentity;
const key = `card-choices:${uid}`;

beforeEach(() => localStorage.removeItem(key));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name });
const titleBox = page.getByRole('checkbox', { name: /^Title: Small doors/ });
const storySize = button('Story size: leave room for its edges');
const words = () => document.querySelector('main > div .card')?.textContent ?? '';

async function openScreen() {
  fakeApi({ [`GET /api/summaries/${summary.id}`]: { body: summary } });
  await renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path: `/share/${summary.id}` });
  await expect.poll(words).toContain(rain);
}

/** Take the title and a sentence off, as another tab does. */
function takeOffInOtherTab() {
  storeChoice(uid, summary, { ...usualChoice, leftOut: { quote: [rain], fulltext: [] }, onlyLeavesOff: true });
  storePartsOff(uid, summary, ['title']);
}

/** Let this tab know of a change of the storage, as the browser does. */
const letKnow = () => window.dispatchEvent(new StorageEvent('storage', { key }));

test('what another tab takes off leaves the card and the chooser, and the note counts without it', async () => {
  await openScreen();
  await button('Choose what is shared').click();
  await expect.element(box(rain)).toBeChecked();
  takeOffInOtherTab();
  letKnow();
  await expect.element(box(rain)).not.toBeChecked();
  await expect.element(titleBox).not.toBeChecked();
  expect(words()).not.toContain(rain);
  expect(words()).toContain('My week');
  await button('Close').click();
  await expect.element(page.getByText(/^Shows 3 of 4 sentences/)).toBeVisible();
});

test('a change keeps off what another tab has taken off, also before this tab knows of it', async () => {
  await openScreen();
  await button('Choose what is shared').click();
  takeOffInOtherTab();
  await box(ada).click();
  await expect.poll(words).not.toContain(ada);
  expect(words()).not.toContain(rain);
  expect(rememberedChoice(uid, summary)).toMatchObject({ leftOut: { quote: [rain, ada] }, partsOff: ['title'] });
});

test('a sentence and a title that another tab has just taken off do not return when they are unticked here', async () => {
  await openScreen();
  await button('Choose what is shared').click();
  takeOffInOtherTab();
  await box(rain).click();
  await expect.poll(words).not.toContain(rain);
  expect(words()).toContain('My week');
  storePartsOff(uid, summary, []);
  await titleBox.click();
  await expect.element(titleBox).toBeChecked();
  expect(rememberedChoice(uid, summary)).toMatchObject({ leftOut: { quote: [rain] }, partsOff: [] });
});

test('an open card keeps its mode and size when another tab changes them, and the device remembers the last of each', async () => {
  await openScreen();
  storeFormat(uid, summary, { mode: 'fulltext' });
  letKnow();
  await storySize.click();
  await expect.element(button('Quote')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => storedFormat(uid, summary)).toEqual({ mode: 'fulltext', shape: 'story', isSplit: false });
});

test('a choice holds for the open card although the storage was cleared in another tab', async () => {
  await openScreen();
  await button('Choose what is shared').click();
  await box(rain).click();
  await expect.poll(words).not.toContain(rain);
  localStorage.removeItem(key);
  letKnow();
  await box(fog).click();
  await expect.poll(words).not.toContain(fog);
  expect(words()).not.toContain(rain);
});
