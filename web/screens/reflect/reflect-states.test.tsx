import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DRAFT_SILENCE_MS, EXTRA_TIME_MS } from '../../../core/domain/limits.ts';
import { openWindow, reflectionOf, shutWindow } from '../../../testing/reflections.ts';
import {
  button,
  create,
  current,
  hourMs,
  openScreen,
  words,
  write,
  writing,
} from '../../../testing/writing-screen.tsx';
import { submitMessages } from '../../features/drafts/submit-messages.ts';
import { clockTime } from '../../features/reflections/format.ts';
import { dismissToast, toast } from '../../ui/toast/toast.ts';

/** Wait until the page has rendered the answers that it has. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

describe('the writing screen', () => {
  test('shows a placeholder with a back button while the window loads [2.33]', async () => {
    const { history } = await openScreen({ [current]: () => new Promise(() => undefined) });
    await expect.element(page.getByText('Loading...')).toBeInTheDocument();
    expect(page.getByRole('textbox').elements()).toHaveLength(0);
    await button('Back').click();
    expect(history).toEqual(['/reflect/evening', '/']);
  });

  test('says that the text is safe when the server is unreachable, and offers to try again', async () => {
    let isDown = true;
    await openScreen({
      [current]: () => (isDown ? { status: 503, body: 'down' } : { body: openWindow(hourMs) }),
    });
    await expect
      .element(page.getByRole('heading', { name: 'We could not reach your journal' }), { timeout: 8_000 })
      .toBeVisible();
    isDown = false;
    await button('Try again').click();
    await expect.element(writing()).toBeVisible();
  });

  test('counts words in singular and plural, and says when the draft is saved [2.36]', async () => {
    await openScreen();
    await expect.element(page.getByText('0 words')).toBeVisible();
    await write('One');
    await expect.element(page.getByText('1 word', { exact: true })).toBeVisible();
    await write(' two');
    await expect.element(page.getByText('2 words')).toBeVisible();
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
  });

  test('undoes typed words with as many presses of Ctrl+Z as a plain text area', async () => {
    const plain = document.body.appendChild(document.createElement('textarea'));
    onTestFinished(() => plain.remove());
    const typeAndUndo = async (area: HTMLElement) => {
      area.focus();
      await userEvent.keyboard('One more sentence ');
      await new Promise((resolve) => setTimeout(resolve, DRAFT_SILENCE_MS + 200));
      await userEvent.keyboard('here now.');
      const texts: string[] = [];
      for (let presses = 0; presses < 3; presses += 1) {
        await userEvent.keyboard('{Control>}z{/Control}');
        texts.push(area instanceof HTMLTextAreaElement ? area.value : '');
      }
      return texts;
    };
    const expected = await typeAndUndo(plain);
    expect(expected).toContain('');
    await openScreen();
    await expect.element(writing()).toBeVisible();
    expect(await typeAndUndo((await writing().findElement()) as HTMLElement)).toEqual(expected);
    await expect.element(page.getByText('0 words')).toBeVisible();
  });

  test.each(['Control', 'Meta'])('submits on %s+Enter; Enter alone starts a new line', async (key) => {
    const { api } = await openScreen({ [create]: { status: 201, body: reflectionOf({ content: `${words}\n` }) } });
    await write();
    await userEvent.keyboard('{Enter}');
    expect(api.of(create)).toHaveLength(0);
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
    await vi.waitFor(() => expect(api.of(create)[0]?.body).toMatchObject({ content: `${words}\n` }));
  });

  test('shows no end of extra time without extra time', async () => {
    await openScreen({ [current]: { body: openWindow(hourMs) } });
    await expect.element(writing()).toBeVisible();
    expect(page.getByText(/extra time/i).elements()).toHaveLength(0);
  });

  test.each(['evening', 'deep'] as const)(
    'tells a window of the type %s from the extra time after it, until only the extra time is left',
    async (type) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 17, 30) });
      const timeOf = (instant: string) => clockTime(instant, new Date().getTimezoneOffset());
      const withExtraTime = (leftMs: number) => {
        const extraTimeUntil = new Date(Date.now() + leftMs + EXTRA_TIME_MS).toISOString();
        return openWindow(leftMs, { extraTimeUntil }, type);
      };
      const open = withExtraTime(30_000);
      const extraEnd = timeOf(open.extraTimeUntil ?? '');
      const { unmount } = await openScreen({ [current]: { body: open } }, `/reflect/${type}`);
      const both = `Open until ${timeOf(open.window.availableUntil)}, then extra time until ${extraEnd}.`;
      await expect.element(page.getByText(both)).toBeVisible();
      await unmount();
      const ended = withExtraTime(-30_000);
      await openScreen({ [current]: { body: ended } }, `/reflect/${type}`);
      const only = `Extra time: open until ${timeOf(ended.extraTimeUntil ?? '')}.`;
      await expect.element(page.getByText(only)).toBeVisible();
    },
  );

  test('names the evening in its line about extra time if the page was opened after midnight', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 17, 0, 20) });
    const monday = openWindow(0, { extraTimeUntil: new Date(2026, 10, 17, 1, 39, 59).toISOString() });
    const availableFrom = new Date(2026, 10, 16, 18).toISOString();
    const availableUntil = new Date(2026, 10, 16, 23, 59, 59).toISOString();
    await openScreen({
      [current]: { body: { ...monday, window: { ...monday.window, availableFrom, availableUntil } } },
    });
    await expect.element(page.getByText('Extra time for Monday evening: open until 1:39 AM.')).toBeVisible();
  });

  test('tells the extra time of an evening when the window ends while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 23, 50) });
    const extraTimeUntil = new Date(2026, 10, 17, 1, 39, 59).toISOString();
    const availableFrom = new Date(2026, 10, 16, 18).toISOString();
    const availableUntil = new Date(2026, 10, 16, 23, 59, 59).toISOString();
    await openScreen({
      [current]: () => {
        const monday = openWindow(0, { extraTimeUntil });
        return { body: { ...monday, window: { ...monday.window, availableFrom, availableUntil } } };
      },
    });
    await expect.element(page.getByText('Open until 11:59 PM, then extra time until 1:39 AM.')).toBeVisible();
    for (const [time, text] of [
      [new Date(2026, 10, 16, 23, 59, 59, 500), 'Extra time: open until 1:39 AM.'],
      [new Date(2026, 10, 17, 0, 25), 'Extra time for Monday evening: open until 1:39 AM.'],
    ] as const) {
      vi.setSystemTime(time);
      document.dispatchEvent(new Event('visibilitychange'));
      await expect.element(page.getByText(text)).toBeVisible();
    }
  });

  test('says that an evening is over when midnight passes while the page is open, if there is text, and hides the clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 23, 50) });
    const availableFrom = new Date(2026, 10, 16, 18).toISOString();
    const availableUntil = new Date(2026, 10, 16, 23, 59, 59).toISOString();
    const { api, client } = await openScreen({
      [current]: () => {
        const isOver = new Date() > new Date(availableUntil);
        const tonight = openWindow(0);
        return isOver
          ? { body: shutWindow() }
          : { body: { ...tonight, window: { ...tonight.window, availableFrom, availableUntil } } };
      },
      'GET /api/reflections': { body: [] },
    });
    await expect.element(writing()).toBeVisible();
    const passTo = (time: Date) => {
      vi.setSystemTime(time);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const notes = () => page.getByText(/^These words are for /).elements();
    await write();
    passTo(new Date(2026, 10, 16, 23, 59, 59, 500));
    await vi.waitFor(() => expect(api.of('GET /api/reflections')).not.toEqual([]));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    await nextFrame();
    expect(notes()).toEqual([]);
    // Screen readers announce only changes to a region that already exists.
    const regions = page.getByRole('status').elements();
    const clock = page.getByRole('button', { name: /paused while you write/ });
    await expect.element(clock).toBeVisible();
    passTo(new Date(2026, 10, 17, 0, 0, 1));
    await expect.element(clock).not.toBeInTheDocument();
    await expect
      .poll(() => notes().map(({ textContent }) => textContent?.replace(/\s/g, ' ')))
      .toEqual([
        'These words are for yesterday evening. They still count for that day if you submit them by 11:59 PM on Tuesday.',
      ]);
    expect(notes().every((note) => regions.includes(note))).toBe(true);
    await userEvent.fill(writing(), '');
    await expect.poll(notes).toHaveLength(0);
  });

  test('counts down during the extra time of a window and does not call the reflection late', async () => {
    const ended = openWindow(-60_000, { extraTimeUntil: new Date(Date.now() + 50 * 60_000 + 1_000).toISOString() });
    await openScreen({ [current]: { body: ended } });
    await expect
      .element(page.getByRole('button', { name: /paused while you write/ }))
      .toMatchTextContent(/^(50m 0|49m 5)\ds$/);
    expect(page.getByText(/^These words are for /).elements()).toHaveLength(0);
    await page.getByRole('button', { name: /paused while you write/ }).click();
    const end = clockTime(ended.extraTimeUntil ?? '', new Date().getTimezoneOffset());
    await expect.element(page.getByText(new RegExp(`With extra time, you can write until ${end};`))).toBeVisible();
    await expect.element(writing()).toHaveFocus();
  });

  test('a tap on the clock names the extra time also on the page of a draft that history opens', async () => {
    const extraTimeUntil = new Date(Date.now() + 60 * 60_000).toISOString();
    const tonight = openWindow(30 * 60_000, { extraTimeUntil });
    const { navigate } = await openScreen({ [current]: { body: tonight } });
    await write();
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    navigate('/');
    await expect.element(writing()).not.toBeInTheDocument();
    navigate(`/reflect/evening?from=${encodeURIComponent(tonight.window.availableFrom)}`);
    await page.getByRole('button', { name: /paused while you write/ }).click();
    const end = clockTime(extraTimeUntil, new Date().getTimezoneOffset());
    await expect.element(page.getByText(new RegExp(`With extra time, you can write until ${end};`))).toBeVisible();
  });

  test.each([
    ['sent', null, 15, 'Your words can still be sent until 1:10 PM on Tuesday.'],
    ['changed', reflectionOf(), 15, 'Changes are possible until 1:25 PM.'],
    ['changed no more', reflectionOf(), 26, 'Your words stay.'],
  ])(
    'a tap on the clock after the end of the window says until when words can be %s',
    async (_, existing, minute, limit) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 13, 5) });
      const known = openWindow(0, existing ? { existingReflection: existing } : {}, 'deep');
      const availableFrom = new Date(2026, 10, 16, 13).toISOString();
      const availableUntil = new Date(2026, 10, 16, 13, 10).toISOString();
      const body = { ...known, window: { ...known.window, availableFrom, availableUntil } };
      await openScreen({ [current]: { body } }, '/reflect/deep');
      await write();
      vi.setSystemTime(new Date(2026, 10, 16, 13, minute));
      await page.getByRole('button', { name: /paused while you write/ }).click();
      const text = `This clock stands still while you write. The window closed at 1:10 PM. ${limit}`;
      const toastText = page.getByText(/^This clock stands still/);
      await expect.poll(() => toastText.element().textContent?.replace(/\s/g, ' ')).toBe(text);
    },
  );

  test.each(['evening', 'deep'] as const)(
    'shows a paused countdown in a window of the type %s [4.23]',
    async (type) => {
      await openScreen({ [current]: { body: openWindow(9 * 60_000, {}, type) } }, `/reflect/${type}`);
      const timer = page.getByRole('button', { name: /paused while you write/ });
      await expect.element(timer).toBeVisible();
      const shown = timer.element().textContent;
      await new Promise((resolve) => setTimeout(resolve, 1_300));
      expect(timer.element().textContent).toBe(shown);
    },
  );
});

test.each([
  ['empty', 'Empty Reflection', 'Please write something before submitting.', undefined],
  ['noWindow', 'No Active Reflection', 'No reflection window is currently available.', undefined],
  [
    'failed',
    'Submission Failed',
    'Unable to save your reflection. Please try again. Your content is preserved in the form above.',
    5_000,
  ],
  ['created', 'Reflection saved', 'Thank you for taking this moment for yourself.', 4_000],
  ['updated', 'Reflection updated', 'Your new words are safe.', 3_000],
] as const)(
  'the toast "%s" has the specified texts and duration [5.9, 8.30, 9.14]',
  (name, title, description, durationMs) => {
    const said: { title: string; description: string; durationMs?: number } = submitMessages[name];
    expect([said.title, said.description, said.durationMs]).toEqual([title, description, durationMs]);
  },
);

test('a toast on a phone does not cover what the user writes', async () => {
  await openScreen();
  await write();
  const top = () => page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().top;
  const before = top();
  toast({ title: 'Not submitted', description: 'One sentence. '.repeat(8), durationMs: 60_000 });
  await expect.element(page.getByText('Not submitted')).toBeVisible();
  expect(top()).toBeGreaterThan(page.getByRole('article').element().getBoundingClientRect().bottom);
  dismissToast();
  await expect.poll(top).toBe(before);
});
