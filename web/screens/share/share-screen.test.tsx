import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { isLeftToBrowser } from '../../../testing/is-left-to-browser.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { type DesignKey, designKeys, designs } from '../../features/cards/designs.ts';
import { rememberedDesign } from '../../features/cards/remembered-design.ts';
import { ShareScreen } from './share-screen.tsx';

const summary = summaryOf({
  title: 'Week of November 9, 2026: Small doors',
  weekStart: '2026-11-09',
  longSummary:
    'Doors opened all week. You noticed the rain. It was quiet for a while. You feel lighter by Thursday. The baker waved at you. Your plan is to ask for help. Nothing else needs to happen.',
  keyThemes: ['Doors', 'Rain', 'Help', 'Quiet', 'Bread'],
  reflectionCount: 6,
});
const call = `GET /api/summaries/${summary.id}`;

async function openScreen(answers: FakeAnswers = { [call]: { body: summary } }, path = `/share/${summary.id}`) {
  const { requests } = fakeApi(answers);
  const app = await renderInApp(<Route path="/share/:summaryId?" component={ShareScreen} />, { path });
  return { ...app, requests };
}

const card = () => document.querySelector<HTMLElement>('main > div .card');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const story = page.getByRole('button', { name: /^Story size/ });
const option = (name: string) => page.getByRole('option', { name });
const expectCard = () => expect.element(page.getByRole('heading', { name: 'Small doors' })).toBeVisible();

/** Add the share API of a phone, because desktop Chromium has no share sheet. */
function onNavigator(methods: Partial<Pick<Navigator, 'canShare' | 'share'>>) {
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

/** Install a fake share sheet that accepts files. `answer` decides whether a share succeeds or fails. */
function shareSheet(answer: () => Promise<void>) {
  const share = vi.fn<(data?: ShareData) => Promise<void>>(answer);
  onNavigator({ canShare: () => true, share });
  return share;
}

// The device remembers the card's mode, shape and number of pictures.
beforeEach(() => localStorage.removeItem(`card-choices:${someIdentity.uid}`));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

async function openPicker() {
  await openScreen();
  await button('Choose design').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

function dragSheet(distancePx: number): void {
  const target = document.querySelector('dialog h2') as HTMLElement;
  const fire = (type: string, clientY: number) => {
    const touch = new Touch({ identifier: 1, target, clientX: 100, clientY });
    const touches = type === 'touchend' ? [] : [touch];
    target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }));
  };
  fire('touchstart', 300);
  fire('touchmove', 300 + distancePx / 2);
  fire('touchmove', 300 + distancePx);
  fire('touchend', 300 + distancePx);
}

describe('the share path', () => {
  test('redirects to the summaries when the path has no summary id [2.70, 5.14]', async () => {
    const { history } = await openScreen({}, '/share');
    await expect.poll(() => history).toContain('/summary');
  });

  test('shows Loading... while the summary loads [2.71]', async () => {
    await openScreen({ [call]: () => new Promise(() => undefined) });
    await expect.element(page.getByText('Loading...')).toBeVisible();
  });

  test.each([404, 400])(
    'shows "Summary not found" and a link to the summaries after the status %i [2.72, 8.36]',
    async (status) => {
      const { history } = await openScreen({ [call]: { status } });
      await expect.element(page.getByRole('heading', { name: 'Summary not found' })).toBeVisible();
      await page.getByText('Back to Summaries').click();
      expect(history).toContain('/summary');
    },
  );

  test('says that the week has no card, and makes no picture, when the summary is careful', async () => {
    await openScreen({ [call]: { body: { ...summary, careful: true } } });
    await expect.element(page.getByText(/^This week stays between you and your journal/)).toBeVisible();
    expect(card()).toBeNull();
    expect(document.querySelector('button[aria-pressed]')).toBeNull();
  });

  test('offers to load the summary again after a failed request', async () => {
    let asked = 0;
    await openScreen({
      [call]: () => {
        asked += 1;
        return asked === 1 ? 'offline' : { body: summary };
      },
    });
    await button('Load again').click();
    await expectCard();
  });

  test('shows a round back button that leads to the summary in the list of summaries [2.73]', async () => {
    const { history } = await openScreen();
    await expectCard();
    await button('Back to Summaries').click();
    expect(history[history.length - 1]).toBe('/summary?week=2026-11-09');
  });

  test('shows a round back button that leads to the summaries while the summary loads [2.73]', async () => {
    const { history } = await openScreen({ [call]: () => new Promise(() => undefined) });
    await button('Back to Summaries').click();
    expect(history[history.length - 1]).toBe('/summary');
  });
});

describe('the card', () => {
  test('shows the first card in the design "royal" and in quote mode, with range, title, digest, themes and count [2.75, 2.78, 3.17]', async () => {
    await openScreen();
    await expectCard();
    const text = card()?.textContent ?? '';
    expect(card()?.querySelector('.classic')).not.toBeNull();
    expect(text).toContain('Nov 9, 2026 – Nov 15, 2026');
    expect(text).not.toContain('Week of');
    expect(text).toContain('You feel lighter by Thursday.');
    expect(text).not.toContain('The baker waved at you.');
    expect(text).toContain('6 reflections');
    expect(['Doors', 'Rain', 'Help', 'Quiet', 'Bread'].map((theme) => text.includes(theme))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test('shows all sentences in paragraphs of three in fulltext mode [2.77, 2.79, 4.37]', async () => {
    await openScreen();
    await button('Full text').click();
    await expect.element(button('Full text')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Quote')).toHaveAttribute('aria-pressed', 'false');
    const paragraphs = [...(card()?.querySelectorAll('.text p') ?? [])].map((each) => each.textContent);
    expect(paragraphs).toHaveLength(3);
    expect(paragraphs[1]).toBe('You feel lighter by Thursday. The baker waved at you. Your plan is to ask for help.');
  });

  test.each([
    [360, 328 / 540],
    [1440, 0.85],
  ])('scales the card to fit a screen of %i px [2.74, 9.23]', async (width, scale) => {
    await page.viewport(width, 800);
    await openScreen();
    await expectCard();
    await expect.poll(() => card()?.getBoundingClientRect().width).toBeCloseTo(540 * scale, 0);
    expect(document.documentElement.scrollWidth).toBe(width);
    await page.viewport(360, 800);
  });
});

test('Tab leads from the heading, which has the focus on arrival, to every control of the header', async () => {
  await openScreen();
  await expectCard();
  const heading = page.getByRole('heading', { name: 'Share card' }).element() as HTMLElement;
  heading.tabIndex = -1;
  heading.focus();
  for (const control of [button('Back to Summaries'), button('Choose what is shared'), story, button('Quote')]) {
    await userEvent.tab();
    await expect.element(control).toHaveFocus();
  }
});

describe('the mode and the shape of the card', () => {
  test('keeps the card’s mode and shape on the next visit', async () => {
    const { unmount } = await openScreen();
    await button('Full text').click();
    await story.click();
    await unmount();
    await openScreen();
    await expect.element(button('Full text')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(story).toHaveAttribute('aria-pressed', 'true');
    await button('Quote').click();
    await expect.element(story).toHaveAttribute('aria-pressed', 'true');
  });

  test('keeps the choice of several pictures on the next visit', async () => {
    const sentences = Array.from({ length: 13 }, (_, index) => `Sentence number ${index + 1} is here.`);
    const long = { [call]: { body: { ...summary, longSummary: sentences.join(' ') } } };
    const { unmount } = await openScreen(long);
    await button('Full text').click();
    await page.getByRole('checkbox').click();
    await expect.element(page.getByText('All 13 sentences, in 2 pictures.')).toBeVisible();
    await unmount();
    await openScreen(long);
    await expect.element(page.getByText('All 13 sentences, in 2 pictures.')).toBeVisible();
    await expect.element(page.getByRole('checkbox')).toBeChecked();
  });

  test('starts the card of another summary in quote mode and with the normal shape [3.17]', async () => {
    const { unmount } = await openScreen();
    await button('Full text').click();
    await story.click();
    await unmount();
    const other = { ...summary, id: '00000000-0000-7000-8000-0000000000ff' };
    await openScreen({ [`GET /api/summaries/${other.id}`]: { body: other } }, `/share/${other.id}`);
    await expect.element(button('Quote')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(story).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the design picker', () => {
  test('lists the designs with their kind, marks the current design and closes on a choice [2.80, 2.82, 2.84, 2.86, 2.87]', async () => {
    await openScreen();
    await button('Choose design').click();
    await expect.element(page.getByRole('heading', { name: 'Choose Design' })).toBeVisible();
    await expect.element(option('Royal Serif')).toHaveAttribute('aria-selected', 'true');
    await expect.element(option('Newspaper Serif')).toHaveAttribute('aria-selected', 'false');
    await option('Newspaper Serif').click();
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    await expect.poll(() => card()?.querySelector('.newspaper')).not.toBeNull();
    await button('Choose design').click();
    await expect.element(option('Newspaper Serif')).toHaveAttribute('aria-selected', 'true');
  });

  test('shows a tick on the current design only, also while another one has the focus [2.87]', async () => {
    await openPicker();
    const ticked = () =>
      [...document.querySelectorAll('[role=option] > span > svg')].map((each) => each.closest('button'));
    await expect.element(option('Royal Serif')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(option('Royal Serif')).not.toHaveFocus();
    expect(ticked()).toEqual([option('Royal Serif').element()]);
  });

  test('draws swatches as they come into view [2.84]', async () => {
    await openPicker();
    const swatches = () => document.querySelectorAll('dialog .card').length;
    await expect.poll(swatches).toBeGreaterThan(1);
    const inView = swatches();
    expect(inView).toBeLessThan(designKeys.length);
    document.querySelector('dialog [role=option]:last-child')?.scrollIntoView();
    await expect.poll(swatches).toBeGreaterThan(inView);
  });

  test('shows in its swatches the text of the chosen mode, and of several pictures the first [2.84]', async () => {
    const body = {
      ...summary,
      longSummary: Array.from({ length: 13 }, (_, index) => `Sentence ${index} is here.`).join(' '),
    };
    await openScreen({ [`GET /api/summaries/${summary.id}`]: { body } });
    const swatch = () => document.querySelector('dialog .card');
    const shownIn = async (mode: string) => {
      await button('Choose design').click();
      await expect.poll(() => swatch()?.getAttribute('data-mode')).toBe(mode);
      const words = swatch()?.textContent ?? '';
      await userEvent.keyboard('{Escape}');
      return words;
    };
    expect(await shownIn('quote')).not.toContain('Sentence 4 ');
    await button('Full text').click();
    expect(await shownIn('fulltext')).toContain('Sentence 9 ');
    await page.getByRole('checkbox').click();
    await expect.element(page.getByRole('region', { name: 'Pictures' })).toBeVisible();
    const first = await shownIn('fulltext');
    expect(first).toContain('(1/2)');
    expect(first).toContain('Sentence 4 ');
    expect(first).not.toContain('Sentence 9 ');
  });

  test('the text of each swatch keeps its size when the picker is opened again [2.84]', async () => {
    await openScreen();
    const sizes = () =>
      [...document.querySelectorAll<HTMLElement>('dialog .card')].map((swatch) =>
        [...swatch.querySelectorAll<HTMLElement>('[data-fit]')].map((box) => box.style.fontSize),
      );
    const openings: string[][][] = [];
    for (let time = 0; time < 2; time += 1) {
      await button('Choose design').click();
      for (const choice of document.querySelectorAll('dialog [role=option]')) {
        choice.scrollIntoView();
        await expect.poll(() => choice.querySelector('.card')).not.toBeNull();
      }
      await expect.poll(() => sizes().flat()).not.toContain('');
      openings.push(sizes());
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    }
    expect(openings[0]).toHaveLength(designKeys.length);
    expect(openings[1]).toEqual(openings[0]);
  });

  test('opens the picker at the design chosen last on this device, and ignores an unknown design [2.87]', async () => {
    const last = designKeys[designKeys.length - 1] as DesignKey;
    localStorage.setItem('card-design', last);
    await openPicker();
    const choice = option(`${designs[last].name} ${designs[last].fontKind}`);
    await expect.element(choice).toHaveAttribute('aria-selected', 'true');
    await expect.element(choice).toBeInViewport();
    localStorage.setItem('card-design', 'toString');
    expect(rememberedDesign()).toBe('royal');
    await option('Royal Serif').click();
    expect(localStorage.getItem('card-design')).toBe('royal');
  });

  test('moves the focus to the next design that begins with a typed letter, and on from the last one to the first', async () => {
    await openPicker();
    const focusedName = () => document.activeElement?.textContent;
    await expect.poll(focusedName).toContain('Royal');
    for (const name of ['Midnight', 'Marble', 'Midnight']) {
      await userEvent.keyboard('m');
      expect(focusedName()).toContain(name);
    }
    await userEvent.keyboard('x');
    expect(focusedName()).toContain('Midnight');
  });

  test('gives the designs one Tab stop at the current design, and moves the focus with arrow keys, Home and End', async () => {
    await openPicker();
    const focusedName = () => document.activeElement?.textContent;
    await expect.poll(focusedName).toContain('Royal');
    await userEvent.keyboard('{ArrowRight}');
    expect(focusedName()).toContain('Forest');
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedName()).toContain('Comic Book');
    await userEvent.keyboard('{End}');
    expect(focusedName()).toContain('Autumn Warmth');
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(focusedName()).toContain('Royal');
    expect(isLeftToBrowser(document.activeElement ?? document.body, 'ArrowRight')).toBe(true);
    expect(focusedName()).toContain('Royal');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(localStorage.getItem('card-design')).toBe('midnight');
  });

  test.each([
    ['Escape', async () => userEvent.keyboard('{Escape}')],
    ['the back button', async () => history.back()],
    ['a drag down', async () => dragSheet(120)],
    ['its own button', async () => button('Close').click()],
  ])('the design picker leaves no history entry when it is closed with %s [4.37]', async (_how, close) => {
    await openScreen();
    await expectCard();
    history.replaceState({ here: true }, '');
    for (let time = 0; time < 2; time += 1) {
      await button('Choose design').click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await expect.poll(() => history.state).not.toEqual({ here: true });
      await close();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await expect.poll(() => history.state).toEqual({ here: true });
    }
    await expectCard();
  });

  test.each([
    ['two columns on the narrowest phone', '100%', 2],
    ['one column at 200% text size', '200%', 1],
  ])('shows the designs in %s and cuts off no name [2.83]', async (_what, fontSize, columns) => {
    await page.viewport(320, 568);
    document.documentElement.style.fontSize = fontSize;
    try {
      await openPicker();
      const choices = [...document.querySelectorAll<HTMLElement>('dialog [aria-selected]')];
      expect(new Set(choices.map((choice) => choice.offsetLeft)).size).toBe(columns);
      const names = choices.map((choice) => choice.children[1] as HTMLElement);
      expect(names.filter((name) => name.scrollWidth > name.clientWidth + 1)).toEqual([]);
    } finally {
      document.documentElement.style.fontSize = '';
      await page.viewport(360, 800);
    }
  });

  test('keeps the design picker open after a short drag and while it scrolls', async () => {
    await openPicker();
    dragSheet(40);
    dragSheet(-120);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(document.querySelector('dialog')?.style.transform).toBe('');
  });
});

describe('sharing', () => {
  test('passes the picture, a title and a text to the share sheet [7.41, 7.42]', async () => {
    const share = shareSheet(async () => undefined);
    await openScreen();
    await button('Share').click();
    await expect.poll(() => share.mock.calls.length, { timeout: 5_000 }).toBe(1);
    const { files = [], title, text } = share.mock.calls[0]?.[0] ?? {};
    const [file] = files;
    expect([title, text]).toEqual(['My Weekly Reflection', summary.title]);
    expect([file?.name, file?.type]).toEqual([`reflection-card-${summary.id}.png`, 'image/png']);
    const picture = await createImageBitmap(file as File);
    expect([picture.width, picture.height]).toEqual([1080, 1920]);
    await expect.element(button('Share')).toBeVisible();
  });

  test('makes the picture before the tap on Share, and a new one after the card changes', async () => {
    const share = shareSheet(async () => undefined);
    const drawn = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    await openScreen();
    await expectCard();
    await expect.poll(() => drawn.mock.calls.length, { timeout: 5_000 }).toBe(1);
    await button('Share').click();
    await expect.poll(() => share.mock.calls.length, { timeout: 5_000 }).toBe(1);
    expect(drawn).toHaveBeenCalledTimes(1);
    await button('Full text').click();
    await expect.poll(() => drawn.mock.calls.length, { timeout: 5_000 }).toBe(2);
  });

  test('shows Creating... while busy and no toast after a cancelled share [2.81, 4.37]', async () => {
    let cancel: () => void = () => undefined;
    const share = shareSheet(
      () =>
        new Promise((_resolve, reject) => {
          cancel = () => reject(new DOMException('cancelled', 'AbortError'));
        }),
    );
    await openScreen();
    await button('Share').click();
    await expect.element(button('Creating...')).toBeVisible();
    await expect.poll(() => share.mock.calls.length, { timeout: 5_000 }).toBe(1);
    cancel();
    await expect.element(button('Share')).toBeVisible();
    const said = [...document.querySelectorAll('[role=status]:not(:empty), [role=alert]')].map(
      (each) => each.textContent,
    );
    expect(said).toEqual(['Quotes none of your words.']);
  });

  test('downloads the picture when files cannot be shared [7.43, 8.35]', async () => {
    onNavigator({ canShare: () => false });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await openScreen();
    await button('Share').click();
    await expect.element(page.getByText('Downloaded')).toBeVisible();
    await expect.element(page.getByText('Card saved to your device')).toBeVisible();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(clicked.mock.contexts[0]).toMatchObject({ download: `reflection-card-${summary.id}.png` });
  });

  test('shows an error when sharing fails, and lets the user try again [8.34]', async () => {
    const share = shareSheet(() => Promise.reject(new DOMException('broken', 'DataError')));
    await openScreen();
    await button('Share').click();
    await expect.element(page.getByText('Failed to share image')).toBeVisible();
    await expect.element(page.getByText('Error', { exact: true })).toBeVisible();
    share.mockResolvedValue(undefined);
    await button('Share').click();
    await expect.poll(() => share.mock.calls.length, { timeout: 5_000 }).toBe(2);
  });

  const longSummary = Array.from(
    { length: 10 },
    (_, index) =>
      `In hour ${index} you set down how the light went over the quay, who had rung, and what was said at the table.`,
  ).join(' ');

  test('shares a long text as several numbered pictures with readable words, if the user wants them', async () => {
    localStorage.setItem('card-design', 'typewriter');
    const share = shareSheet(async () => undefined);
    await openScreen({ [call]: { body: { ...summary, longSummary } } });
    await button('Full text').click();
    const several = page.getByRole('checkbox', { name: 'Several pictures, with larger words' });
    await several.click();
    const drawn = () => [...document.querySelectorAll<HTMLElement>('main > div .card')];
    await expect.poll(() => drawn().length).toBeGreaterThan(1);
    const words = drawn().flatMap((each) => [...each.querySelectorAll<HTMLElement>('.words p')]);
    expect(words.map(({ textContent }) => textContent).join(' ')).toBe(longSummary);
    for (const each of words) expect(Number.parseFloat(getComputedStyle(each).fontSize)).toBeGreaterThanOrEqual(18);
    await button('Share').click();
    await expect.poll(() => share.mock.calls.length, { timeout: 10_000 }).toBe(1);
    expect(share.mock.calls[0]?.[0]?.files?.map(({ name }) => name)).toEqual(
      drawn().map((_, index) => `reflection-card-${summary.id}-${index + 1}.png`),
    );
    await page.getByRole('checkbox').click();
    await expect.poll(() => drawn().length).toBe(1);
  });

  const thirteen = Array.from({ length: 13 }, (_, index) => `Sentence number ${index + 1} is here.`);
  const cardWords = () => [...document.querySelectorAll('main > div .card')].map((each) => each.textContent).join(' ');

  test.each(['royal', 'forest', 'newspaper', 'polaroid'])(
    'several pictures have all sentences of a summary, and one picture has the first ten, in the design "%s" [2.79]',
    async (design) => {
      localStorage.setItem('card-design', design);
      await openScreen({ [call]: { body: { ...summary, longSummary: thirteen.join(' ') } } });
      await button('Full text').click();
      await expect.element(page.getByText('The first 10 of 13 sentences.')).toBeVisible();
      await page.getByRole('checkbox', { name: 'Several pictures' }).click();
      await expect.element(page.getByText(/^All 13 sentences, in \d pictures\.$/)).toBeVisible();
      expect(page.getByText('The first 10 of 13 sentences.').elements()).toEqual([]);
      expect(thirteen.filter((sentence) => !cardWords().includes(sentence))).toEqual([]);
      await expect.element(page.getByRole('checkbox')).toHaveFocus();
      await page.getByRole('checkbox').click();
      await expect.element(page.getByText('The first 10 of 13 sentences.')).toBeVisible();
      expect(thirteen.filter((sentence) => cardWords().includes(sentence))).toEqual(thirteen.slice(0, 10));
    },
  );

  test('several pictures of a very long summary say how many of its sentences they show', async () => {
    const words = 'and how the light went over the quay while nobody said a word about the piano by the window, ';
    const seventy = Array.from({ length: 70 }, (_, index) => `Number ${index + 1} of them: ${words.repeat(3)}at last.`);
    await openScreen({ [call]: { body: { ...summary, longSummary: seventy.join(' ') } } });
    await button('Full text').click();
    await page.getByRole('checkbox', { name: 'Several pictures' }).click();
    await expect.element(page.getByText('60 of 70 sentences, in 10 pictures.')).toBeVisible();
    expect(seventy.filter((_, index) => cardWords().includes(`Number ${index + 1} of them`))).toHaveLength(60);
    expect(page.getByText(/^The first/).elements()).toEqual([]);
    await button('Choose others').click();
    await page.getByRole('checkbox', { name: /^Number 1 of them/ }).click();
    await button('Close').click();
    await expect.element(button('Choose others')).not.toBeInTheDocument();
  });

  const long = `The long one: ${'and how the light went over the quay while nobody said a word about it, '.repeat(9)}at last.`;
  const short = 'Stop. Go. It was later. Rest. Work. Play. Done! It was late. She said nothing. I slept. It rained.'
    .split(/(?<=[.!]) /)
    .map((sentence) => `On that day: “${sentence}”`);

  test.each([
    [
      'one sentence is too long for large words',
      [long, ...thirteen.slice(0, 11)],
      /^All 12 sentences, in [2-4] pictures\.$/,
    ],
    ['the design divides a paragraph', ['Lines kept from the week.', ...short], /^All 12 sentences, in 2 pictures\.$/],
  ])('several pictures are no more than the words need, if %s', async (_, twelve, said) => {
    localStorage.setItem('card-design', 'comic');
    await openScreen({ [call]: { body: { ...summary, longSummary: twelve.join(' ') } } });
    await button('Full text').click();
    await page.getByRole('checkbox', { name: 'Several pictures' }).click();
    await expect.element(page.getByText(said)).toBeVisible();
    expect(twelve.filter((sentence) => !cardWords().includes(sentence))).toEqual([]);
  });

  test.each(['royal', 'scrapbook'])(
    'several pictures of quotes are not more after a sentence was moved to the top, in the design "%s"',
    async (design) => {
      localStorage.setItem('card-design', design);
      const quoted = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map(
        (day) =>
          `On ${day} you wrote, “It rained on the quay on ${day}. The ferry was late on ${day}. I am less afraid on ${day}.”`,
      );
      await openScreen({ [call]: { body: { ...summary, longSummary: quoted.join(' ') } } });
      await button('Full text').click();
      await button('Choose others').click();
      await page.getByRole('checkbox', { name: /It rained on the quay on Tuesday/ }).click();
      await page.getByRole('checkbox', { name: /I am less afraid on Thursday/ }).click();
      const up = page.getByRole('button', { name: /^Move up: .*I am less afraid on Thursday/ });
      await up.click();
      for (let place = 9; place > 0; place -= 1) await userEvent.keyboard('{Enter}');
      await expect.element(up).toHaveAttribute('aria-disabled', 'true');
      await button('Close').click();
      await page.getByRole('checkbox', { name: 'Several pictures' }).click();
      await expect.element(page.getByText(/^\d+ of 12 sentences, in 2 pictures\.$/)).toBeVisible();
    },
  );

  test('several pictures keep all sentences after a move on one picture, and those that the user chose', async () => {
    await openScreen({ [call]: { body: { ...summary, longSummary: thirteen.join(' ') } } });
    await button('Full text').click();
    await button('Choose others').click();
    await expect.element(page.getByText(/The card has room for 10/)).toBeVisible();
    await button('Move down: Sentence number 1 is here.').click();
    await button('Close').click();
    await page.getByRole('checkbox', { name: 'Several pictures' }).click();
    await expect.element(page.getByText('All 13 sentences, in 2 pictures.')).toBeVisible();
    await button('Choose what is shared').click();
    await page.getByRole('checkbox', { name: 'Sentence number 3 is here.' }).click();
    await expect.element(page.getByText('12 of 13 sentences, in 2 pictures.')).toBeInTheDocument();
    expect(page.getByText(/The card has room for/).elements()).toEqual([]);
    expect(cardWords()).toContain('Sentence number 13 is here.');
    expect(cardWords()).not.toContain('Sentence number 3 is here.');
  });

  test('one picture says how many sentences have no room on it', async () => {
    await openScreen({ [call]: { body: { ...summary, longSummary: thirteen.join(' ') } } });
    await button('Full text').click();
    await button('Choose others').click();
    await button('Move down: Sentence number 1 is here.').click();
    await button('Close').click();
    await expect.element(page.getByText('3 more sentences have no room on one picture.')).toBeVisible();
    await button('Choose what is shared').click();
    await page.getByRole('checkbox', { name: 'Sentence number 1 is here.' }).click();
    await button('Close').click();
    const note = page.getByText('There is room for 1 more sentence.');
    await expect.element(note).toBeVisible();
    await page.getByRole('checkbox', { name: 'Several pictures' }).click();
    await expect.element(page.getByText('12 of 13 sentences, in 2 pictures.')).toBeVisible();
    expect(note.elements()).toEqual([]);
  });

  test('on a screen of 320 px, long texts do not overlap and stay inside their frames', async () => {
    await page.viewport(320, 640);
    shareSheet(async () => undefined);
    localStorage.setItem('card-design', 'typewriter');
    await openScreen({ [call]: { body: { ...summary, longSummary } } });
    await button('Full text').click();
    const several = page.getByText('Several pictures, with larger words');
    await expect.element(several).toBeVisible();
    const rect = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const pill = rect(several.element().closest('div'));
    expect(rect(several.element()).top - pill.top).toBeGreaterThanOrEqual(4);
    expect(pill.bottom - rect(several.element()).bottom).toBeGreaterThanOrEqual(4);
    const way = rect(button('Choose what is shared').element().querySelector('span'));
    expect(way.height).toBeLessThan(30);
    expect(rect(page.getByText('Quotes none of your words.').element()).top).toBeGreaterThanOrEqual(way.bottom);
  });

  test.each([
    [1440, 900],
    [360, 800],
    [640, 400],
  ])('keeps "Full text" in its place when the choice of several pictures appears at %i x %i', async (width, height) => {
    await page.viewport(width, height);
    localStorage.setItem('card-design', 'typewriter');
    await openScreen({ [call]: { body: { ...summary, longSummary } } });
    const top = () => Math.round(button('Full text').element().getBoundingClientRect().top + window.scrollY);
    await expect.element(button('Full text')).toBeVisible();
    const before = top();
    await button('Full text').click();
    await expect.element(page.getByRole('checkbox')).toBeVisible();
    expect(top()).toBe(before);
  });

  test('pages through several pictures with the buttons', async () => {
    localStorage.setItem('card-design', 'typewriter');
    await openScreen({ [call]: { body: { ...summary, longSummary } } });
    await button('Full text').click();
    await page.getByRole('checkbox').click();
    const isInView = (index: number) => {
      const strip = page.getByRole('region', { name: 'Pictures' }).element().getBoundingClientRect();
      const picture = document.querySelectorAll('main > div .card')[index]?.getBoundingClientRect();
      return picture !== undefined && picture.left >= strip.left - 1 && picture.right <= strip.right + 1;
    };
    await expect.poll(() => isInView(0)).toBe(true);
    expect(isInView(1)).toBe(false);
    await button('Next picture').click();
    await expect.poll(() => isInView(1)).toBe(true);
    await expect.element(page.getByText(/^Picture 2 of \d$/)).toBeInTheDocument();
    await button('Previous picture').click();
    await expect.poll(() => isInView(0)).toBe(true);
    await button('Next picture').click();
    await expect.element(page.getByText(/^Picture 2 of \d$/)).toBeInTheDocument();
    // Switch to one picture and back to several: the strip must then begin with the first picture.
    await page.getByRole('checkbox').click();
    await page.getByRole('checkbox').click();
    await expect.poll(() => isInView(0)).toBe(true);
    await expect.element(page.getByText(/^Picture 1 of \d$/)).toBeInTheDocument();
  });

  test('says how many pictures were saved when they cannot be shared', async () => {
    localStorage.setItem('card-design', 'typewriter');
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await openScreen({ [call]: { body: { ...summary, longSummary } } });
    await button('Full text').click();
    await page.getByRole('checkbox').click();
    const cards = () => document.querySelectorAll('main > div .card').length;
    await expect.poll(cards).toBeGreaterThan(1);
    await button('Share').click();
    const toast = page.getByText(`${cards()} pictures saved to your device`);
    await expect.element(toast, { timeout: 10_000 }).toBeVisible();
    expect(saved).toHaveBeenCalledTimes(cards());
  });

  test.each([
    ['hides the choice of several pictures in an app that can share only one', { shareImage: () => undefined }, 0],
    ['offers the choice of several pictures in an app that can share them', { shareImages: () => undefined }, 1],
  ])('%s', async (_name, wrapper, count) => {
    localStorage.setItem('card-design', 'typewriter');
    window.AndroidBridge = wrapper;
    onTestFinished(() => void Reflect.deleteProperty(window, 'AndroidBridge'));
    await openScreen({ [call]: { body: { ...summary, longSummary } } });
    await button('Full text').click();
    const firstWords = () => document.querySelector('main > div .card .words p');
    await expect.poll(() => firstWords()?.textContent).toContain('In hour 2');
    await expect.poll(() => Number.parseFloat(getComputedStyle(firstWords() as Element).fontSize)).toBeLessThan(18);
    await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(count);
  });

  test('does not offer several pictures if a single picture has room for large words', async () => {
    await openScreen();
    await button('Full text').click();
    await expect.element(button('Full text')).toHaveAttribute('aria-pressed', 'true');
    expect(page.getByRole('checkbox').elements()).toEqual([]);
  });
});
