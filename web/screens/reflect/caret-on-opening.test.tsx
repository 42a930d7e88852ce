import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { largestText } from '../../../testing/large-text.ts';
import { openWindow, reflectionOf } from '../../../testing/reflections.ts';
import { someIdentity } from '../../../testing/render.tsx';
import { button, current, hourMs, openScreen, words, writing } from '../../../testing/writing-screen.tsx';
import { storage } from '../../device/storage.ts';
import { deleteDraft } from '../../features/drafts/device-drafts.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, findDrafts, writeDraft } from '../../features/drafts/draft-storage.ts';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';

/** Longer than the page needs to load its later parts and to scroll. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 500));

afterEach(() => {
  for (const draft of findDrafts(someIdentity.uid)) deleteDraft(someIdentity.uid, draft);
});

/** Open the page with a draft that has `content`, or without one, and with the journal's text if it is given. */
async function openWith(content: string | null, journals?: string) {
  const answer = openWindow(hourMs, {
    extraTimeUntil: new Date(Date.now() + 2 * hourMs).toISOString(),
    ...(journals && { existingReflection: reflectionOf({ content: journals, revision: 2 }) }),
  });
  const draft = createDraft(answer.window, { promptId: 'p', question: 'q' });
  if (content !== null) writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content });
  await openScreen({ [current]: { body: answer } });
}

const scrollTops = () => {
  const main = page.getByRole('main').element();
  return [main.scrollTop, main.parentElement?.scrollTop];
};

describe('in a low window with large text', () => {
  beforeEach(() => largestText(720, 450));

  const isFirstLineShown = () => {
    const area = writing().element();
    const { left, top } = area.getBoundingClientRect();
    const lineHeight = Number.parseFloat(getComputedStyle(area).lineHeight);
    return [2, lineHeight - 2].every((below) => document.elementFromPoint(left + 1, top + below) === area);
  };

  test.each([
    ['an empty page', null],
    ['a page with a short draft', words],
  ])('%s opens with the line of the caret above the bar', async (_, content) => {
    await openWith(content);
    await expect.element(writing()).toHaveFocus();
    await expect.poll(isFirstLineShown).toBe(true);
  });

  test('after a choice between versions, the page shows its top even if no line of the text is in view', async () => {
    await openWith('The ferry was late.\n'.repeat(40), 'From the laptop.\n'.repeat(40));
    await button('Go on with both, one after the other').click();
    await expect.element(writing()).toHaveFocus();
    await settled();
    expect(scrollTops()).toEqual([0, 0]);
    expect(isFirstLineShown()).toBe(false);
  });
});

test('a page with a long draft opens at its top if a line of the text is in view there', async () => {
  await openWith('The ferry was late.\n'.repeat(60));
  await expect.element(writing()).toHaveFocus();
  await settled();
  expect(scrollTops()).toEqual([0, 0]);
});
