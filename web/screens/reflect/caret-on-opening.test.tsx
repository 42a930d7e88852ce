import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { largestText, largeText } from '../../../testing/large-text.ts';
import { openWindow, reflectionOf } from '../../../testing/reflections.ts';
import { someIdentity } from '../../../testing/render.tsx';
import { current, hourMs, openScreen, words, writing } from '../../../testing/writing-screen.tsx';
import { storage } from '../../device/storage.ts';
import { deleteDraft } from '../../features/drafts/device-drafts.ts';
import { createDraft, type Draft } from '../../features/drafts/draft.ts';
import { draftKey, findDrafts, writeDraft } from '../../features/drafts/draft-storage.ts';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';

/** Longer than the page needs to load its later parts and to scroll. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 500));

afterEach(() => {
  for (const draft of findDrafts(someIdentity.uid)) deleteDraft(someIdentity.uid, draft);
});

/** Open the page with a draft that has `content`, or without one, and with the journal's text if it is given. */
async function openWith(content: string | null, journals?: string, more?: Partial<Draft>) {
  const answer = openWindow(hourMs, {
    extraTimeUntil: new Date(Date.now() + 2 * hourMs).toISOString(),
    ...(journals && { existingReflection: reflectionOf({ content: journals, revision: 2 }) }),
  });
  const draft = createDraft(answer.window, { promptId: 'p', question: 'q' });
  if (content !== null) writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content, ...more });
  await openScreen({ [current]: { body: answer } });
}

const scrollTops = () => {
  const main = page.getByRole('main').element();
  return [main.scrollTop, main.parentElement?.scrollTop];
};

const notice = /^(The other|You changed these words)/;

async function pressEnterOn(name: RegExp) {
  const first = page.getByRole('button', { name }).first();
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('{Enter}');
}

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
});

describe.each([
  ['720 x 450 with text of 150%', 720, 450, 150],
  ['360 x 225', 360, 225, 100],
])(
  'in a window of %s, the line of the caret is in view, although a notice comes later,',
  (_, width, height, percent) => {
    beforeEach(() => largeText(width, height, percent));

    /** Expect that the last line, which has the caret, is in view when the notice is there and the page has settled. */
    const expectCaretShown = async () => {
      await expect.element(writing()).toHaveFocus();
      await settled();
      await expect.element(page.getByText(notice)).toBeInTheDocument();
      const area = writing().element();
      const { left, bottom } = area.getBoundingClientRect();
      const padding = Number.parseFloat(getComputedStyle(area).paddingBottom);
      const lineHeight = Number.parseFloat(getComputedStyle(area).lineHeight);
      const isShown = [2, lineHeight - 2].map(
        (above) => document.elementFromPoint(left + 1, bottom - padding - above) === area,
      );
      expect(isShown).toEqual([true, true]);
    };

    test.each([
      ['short', words, 'From the laptop.'],
      ['long', 'The ferry was late.\n'.repeat(40), 'From the laptop.\n'.repeat(40)],
    ])('after a choice of both of two %s versions', async (__, mine, journals) => {
      await openWith(mine, journals);
      await pressEnterOn(/^Go on with both/);
      await expectCaretShown();
    });

    test('after a choice of one version that follows another look at both', async () => {
      await openWith(words, 'From the laptop.');
      await pressEnterOn(/^Go on with this version/);
      await pressEnterOn(/^See the versions/);
      await pressEnterOn(/^Go on with this version/);
      await expectCaretShown();
    });

    test.each([
      ['short', words],
      ['long', 'The ferry was late.\n'.repeat(40).trim()],
    ])('when a page with a %s draft opens', async (__, content) => {
      await openWith(content, undefined, { status: 'waiting' });
      await expectCaretShown();
    });
  },
);

test('a page with a long draft opens at its top if a line of the text is in view there', async () => {
  await openWith('The ferry was late.\n'.repeat(60));
  await expect.element(writing()).toHaveFocus();
  await settled();
  expect(scrollTops()).toEqual([0, 0]);
});
