import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CurrentWindowBody } from '../../../core/contract/reflections.ts';
import { forceColors } from '../../../testing/emulated-media.ts';
import { openWindow, reflectionOf, shutWindow } from '../../../testing/reflections.ts';
import { someIdentity } from '../../../testing/render.tsx';
import {
  button,
  create,
  current,
  hourMs,
  openScreen,
  refusal,
  words,
  write,
  writing,
} from '../../../testing/writing-screen.tsx';
import { storage } from '../../device/storage.ts';
import { deleteDraft } from '../../features/drafts/device-drafts.ts';
import { createDraft, type Draft, editOf } from '../../features/drafts/draft.ts';
import { draftKey, findDrafts, writeDraft } from '../../features/drafts/draft-storage.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 21) });
});

afterEach(() => {
  for (const draft of findDrafts(someIdentity.uid)) deleteDraft(someIdentity.uid, draft);
});

/** Open the choice between a draft of this device and a text of the journal that was written at `updatedAt`. */
async function openChoice(mine: string, journals: string, updatedAt = new Date()) {
  const existingReflection = reflectionOf({ content: journals, revision: 2, updatedAt: updatedAt.toISOString() });
  await openWithDraft({ content: mine }, { existingReflection });
}

async function openWithDraft(change: Partial<Draft>, answered: Partial<CurrentWindowBody> = {}) {
  const answer = openWindow(hourMs, answered);
  const draft = createDraft(answer.window, { promptId: 'p', question: 'q' });
  writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, ...change });
  await openScreen({ [current]: { body: answer } });
  await expect.element(page.getByRole('heading', { name: 'Two versions of this reflection' })).toBeVisible();
}

test('marks a sentence in front of one version and a sentence at the end of the other', async () => {
  await openChoice(`It rained. ${words}`, `${words} I slept.`);
  const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(['It rained.', 'I slept.']);
  await expect.element(page.getByText(/The marked words differ\.$/)).toBeVisible();
});

test('scrolls a long version to its first mark', async () => {
  const long = 'The rain fell on the river. '.repeat(60);
  await openChoice(`${long}It stopped. ${long}`, `${long}${long}I slept.`);
  const [mark] = document.querySelectorAll('mark');
  expect(mark?.textContent).toBe('It stopped.');
  expect(mark?.parentElement?.scrollTop).toBeGreaterThan(100);
  expect(mark?.offsetTop).toBeGreaterThan(mark?.parentElement?.scrollTop ?? 0);
});

test('says with an ellipsis at the top edge of a version that more text is above', async () => {
  const long = 'The rain fell on the river. '.repeat(60);
  await openChoice(`${long}It stopped. ${long}`, `${long}${long}I slept.`);
  const box = document.querySelector('mark')?.parentElement;
  if (!box) throw new Error('No mark is shown');
  const atTopEdge = () => getComputedStyle(box, '::before').content;
  await expect.poll(atTopEdge).toBe('"…"');
  box.scrollTop = 0;
  await expect.poll(atTopEdge).toBe('none');
});

test('marks the differing words with opaque colours if the system forces colours', async () => {
  await forceColors();
  await openChoice(`It rained. ${words}`, words);
  const mark = document.querySelector('mark');
  if (!mark) throw new Error('No mark is shown');
  expect(getComputedStyle(mark).backgroundColor).toMatch(/^rgb\(/);
});

test.each([
  ['the time of the journal’s version', new Date(2026, 10, 20, 20, 41), 'Already in your journal, 8:41 PM'],
  [
    'also the day, if it is not today',
    new Date(2026, 10, 19, 20, 41),
    'Already in your journal, Nov 19, 2026, 8:41 PM',
  ],
])('says %s, and no time of a text of this device', async (_, updatedAt, label) => {
  await openChoice(words, 'From the laptop.', updatedAt);
  const labels = page.getByRole('heading', { level: 2 }).elements();
  expect(labels.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual(['On this device', label]);
});

test('says the time of the journal’s version again when the user looks at the versions after a choice', async () => {
  const stored = reflectionOf({ content: 'From the laptop.', updatedAt: new Date(2026, 10, 20, 20, 41).toISOString() });
  let answer = openWindow(hourMs);
  await openScreen({
    [current]: () => ({ body: answer }),
    [create]: refusal(409, 'already_submitted', { reflection: stored }),
  });
  await write();
  answer = { ...answer, existingReflection: stored };
  await button('Submit Reflection').click();
  await button('Go on with both, one after the other').click();
  await button('See the versions').click();
  await expect.element(page.getByRole('region', { name: 'Already in your journal' })).toBeVisible();
  const label = page.getByRole('heading', { name: /^Already in your journal/ });
  await expect.poll(() => label.element().textContent?.replace(/\s/g, ' ')).toBe('Already in your journal, 8:41 PM');
});

test('says no time of a reflection of another window that has the same text as the journal’s version', async () => {
  const evening = openWindow(hourMs);
  const draft = createDraft(evening.window, { promptId: 'p', question: 'q' });
  const change = { content: words, otherContent: 'Fine.', status: 'differs' as const };
  writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, ...change });
  let answer = openWindow(hourMs / 6, { existingReflection: reflectionOf({ content: 'Fine.' }) }, 'deep');
  const { navigate } = await openScreen({ [current]: () => ({ body: answer }) }, '/reflect/deep');
  await expect.element(writing()).toHaveValue('Fine.');
  answer = evening;
  navigate('/reflect/evening');
  await expect.element(page.getByRole('heading', { name: 'Two versions of this reflection' })).toBeVisible();
  const labels = page.getByRole('heading', { level: 2 }).elements();
  expect(labels.map(({ textContent }) => textContent)).toEqual(['On this device', 'Already in your journal']);
});

test.each([
  ['open', hourMs],
  ['over for five minutes', -hourMs / 12],
])('says the time of the journal’s version that the outbox has found, if the window is %s', async (_, leftMs) => {
  const { window } = openWindow(leftMs);
  const draft = createDraft(window, { promptId: 'p', question: 'q' });
  const updatedAt = new Date(2026, 10, 20, 20, 41).toISOString();
  const stored = reflectionOf({ ...window, content: 'From the laptop.', updatedAt });
  const change = { content: words, otherContent: stored.content, status: 'differs' as const, ...editOf(stored) };
  writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, ...change });
  const path = `/reflect/evening?from=${encodeURIComponent(window.availableFrom)}`;
  await openScreen({ [current]: { body: shutWindow() }, 'GET /api/reflections': { body: [stored] } }, path);
  const label = page.getByRole('heading', { name: /^Already in your journal/ });
  await expect.poll(() => label.element().textContent?.replace(/\s/g, ' ')).toBe('Already in your journal, 8:41 PM');
});

test('says no time of a version in the journal that only the draft has', async () => {
  await openWithDraft({ content: words, otherContent: 'From the laptop.', status: 'differs' });
  const labels = page.getByRole('heading', { level: 2 }).elements();
  expect(labels.map(({ textContent }) => textContent)).toEqual(['On this device', 'Already in your journal']);
});

test.each([
  ['on a small phone', 320, 568],
  ['in a low window', 720, 400],
])('after a choice, the page shows its top %s', async (_, width, height) => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, height);
  const line = 'The ferry was late.\n';
  await openChoice(line.repeat(40), 'From the laptop.\n'.repeat(40));
  await button('Go on with both, one after the other').click();
  await expect.element(writing()).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByText(/^The other versions stay on this device/)).toBeInViewport();
  const main = page.getByRole('main').element();
  expect([main.scrollTop, main.parentElement?.scrollTop]).toEqual([0, 0]);
});

test.each([
  ['what each version alone has', `It rained. ${words}`, `${words} I slept.`, ''],
  [
    'both wordings of a changed sentence',
    `${words} I slept well.`,
    `${words} I slept badly.`,
    ' Each wording of a changed sentence was kept.',
  ],
])('goes on with shared sentences once and %s, and says so', async (_, mine, journals, wordings) => {
  await openChoice(mine, journals);
  await button('Go on with both, shared sentences once').click();
  await expect
    .element(page.getByText(/^The other versions stay on this device/))
    .toMatchTextContent(`The other versions stay on this device until your journal has this one.${wordings}`);
});

test('says nothing about changed sentences after the choice of two texts that share no sentence', async () => {
  await openChoice('It rained all day.', 'From the laptop.');
  await button('Go on with both, one after the other').click();
  await expect.element(page.getByText(/^The other versions stay/)).toBeVisible();
  expect(page.getByText(/Each wording/).elements()).toEqual([]);
});

describe('after the choice of the journal’s text', () => {
  async function chooseJournal() {
    await openChoice(words, 'From the laptop.');
    await button('Go on with this version : Already in your journal').click();
    await expect.element(page.getByText(/^Your journal has this version\./)).toBeVisible();
  }

  test('lets go of the other words after a confirmation, and shows the journal’s text as usual', async () => {
    await chooseJournal();
    await expect.element(button('Update Reflection')).toBeDisabled();
    await button('Let go').click();
    await expect.element(button('Keep them')).toHaveFocus();
    await button('Keep them').click();
    await expect.element(button('Let go')).toHaveFocus();
    expect(findDrafts(someIdentity.uid)).toMatchObject([{ otherContent: words }]);
    await button('Let go').click();
    await button('Delete the other words').click();
    await expect.element(page.getByText(/^Your journal has this version\./)).not.toBeInTheDocument();
    await expect.element(writing()).toHaveValue('From the laptop.');
    await expect.element(writing()).toHaveFocus();
    await expect.element(button('Update Reflection')).toBeEnabled();
    expect(findDrafts(someIdentity.uid)).toEqual([]);
    await writing().fill('From the laptop. And more.');
    await vi.waitFor(() =>
      expect(findDrafts(someIdentity.uid)).toMatchObject([
        { otherContent: null, choice: null, rewrites: { revision: 2 } },
      ]),
    );
  });

  test('leads home with the other words still on the device', async () => {
    await chooseJournal();
    await button('Back to Home').click();
    await expect.poll(() => window.location.pathname).toBe('/');
    expect(findDrafts(someIdentity.uid)).toMatchObject([{ otherContent: words }]);
  });
});

describe('if another device changes the journal’s version after the choice', () => {
  const why = page.getByText(/^Your journal’s version has changed since you chose\./);
  const heading = page.getByRole('heading', { name: 'Two versions of this reflection' });
  const journals = reflectionOf({ content: 'From the laptop.', revision: 2 });
  const newer = { ...journals, content: 'From the laptop. More.', revision: 3 };

  /** Open the choice, and return a function that gives the journal the newer version. */
  async function openOld() {
    let existingReflection = journals;
    const answer = openWindow(hourMs);
    const draft = createDraft(answer.window, { promptId: 'p', question: 'q' });
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content: words });
    await openScreen({
      [current]: () => ({ body: { ...answer, existingReflection } }),
      [`PUT /api/reflections/${journals.id}`]: refusal(409, 'stale_revision', { reflection: newer }),
    });
    await expect.element(heading).toBeVisible();
    return () => {
      existingReflection = newer;
    };
  }
  const goOn = () => button('Go on with this version : On this device').click();

  test('says so when the page finds the change, and not at the first choice', async () => {
    const change = await openOld();
    expect(why.elements()).toEqual([]);
    change();
    vi.setSystemTime(Date.now() + 60_000);
    await goOn();
    await expect.element(heading).toBeVisible();
    await expect.element(why).toBeVisible();
    await expect.element(page.getByRole('region', { name: /^Already/ })).toMatchTextContent(newer.content);
  });

  test('says so when a submit finds the change', async () => {
    await openOld();
    await goOn();
    await button('Update Reflection').click();
    await expect.element(heading).toBeVisible();
    await expect.element(why).toBeVisible();
  });

  test('says nothing when the user looks at the same versions again', async () => {
    await openOld();
    await goOn();
    await button('See the versions').click();
    await expect.element(heading).toBeVisible();
    expect(why.elements()).toEqual([]);
  });
});
