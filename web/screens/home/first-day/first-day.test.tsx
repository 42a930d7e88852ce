import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { STORAGE_PUSH_TOKEN } from '../../../../core/domain/limits.ts';
import { type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { fakeSubscription } from '../../../../testing/fake-subscription.ts';
import { reflectionOf, shutWindow, summaryOf } from '../../../../testing/reflections.ts';
import { renderInApp } from '../../../../testing/render.tsx';
import { footerLinks } from '../../../app/routes.ts';
import { rememberPush } from '../../../device/push/push-failure.ts';
import { storage } from '../../../device/storage.ts';
import { HomeScreen } from '../home-screen.tsx';

const none = { currentStreak: 0, longestStreak: 0, totalReflections: 0, thisWeekCount: 0 };
const question = 'What did today ask of you?';
const tonight = 'POST /api/reflections/tonight';
const reminders = { deep: true, evening: true, streak: true, summary: true, quiet: null };
const preferences = {
  extraTime: false,
  aiSummaries: 'builtin',
  summaryModel: null,
  agreedBefore: null,
  reminders,
};

/** Set the clock to Thursday, November 19, 2026, 10:00. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 10) });
});
afterEach(() => {
  vi.useRealTimers();
});

async function showHome(answers: FakeAnswers = {}) {
  const api = fakeApi({
    'POST /api/reflections/current': { body: { ...shutWindow(), localDate: '2026-11-19' } },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections': { body: [] },
    'GET /api/user/stats': { body: none },
    'GET /api/user/preferences': { body: preferences },
    [tonight]: { body: { localDate: '2026-11-19', prompt: { id: '0193f000-0000-7000-8000-00000000000a', question } } },
    ...answers,
  });
  const { client, history } = await renderInApp(<HomeScreen footerLinks={footerLinks} />);
  await expect.element(page.getByText('Latest reflections')).toBeVisible();
  return Object.assign(api, { client, history });
}

const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('home for a new user', () => {
  test('shows tonight’s question only after a tap', async () => {
    const api = await showHome();
    await expect.element(page.getByRole('heading', { name: 'Until this evening' })).toBeVisible();
    expect(api.of(tonight)).toHaveLength(0);
    await button('Read tonight’s question').click();
    await expect.element(page.getByText(question)).toBeVisible();
    await expect.element(page.getByText(question)).toHaveFocus();
    await expect.element(page.getByText(/opens at 6:00\sPM with this question/)).toBeVisible();
    expect(api.of(tonight).map(({ body }) => body)).toEqual([{ timezoneOffset: new Date().getTimezoneOffset() }]);
  });

  test('says how many reflections a week are enough for a summary', async () => {
    await showHome();
    await expect.element(page.getByText(/Four reflections a week are enough for a summary/)).toBeVisible();
  });

  test('offers neither a question nor a reminder once today’s evening window is over', async () => {
    const ahead = { from: '2026-11-20', prompts: [] };
    await showHome({ 'POST /api/reflections/current': { body: { ...shutWindow(), localDate: '2026-11-19', ahead } } });
    await expect.element(page.getByRole('heading', { name: 'What this leads to' })).toBeVisible();
    await expect.element(button('See what a week leads to')).toBeVisible();
    expect(button(/question|Remind me/).elements()).toHaveLength(0);
  });

  test('lets the user try again when the question cannot be loaded', async () => {
    let isOffline = true;
    const prompt = { id: '0193f000-0000-7000-8000-00000000000a', question };
    await showHome({
      [tonight]: () => (isOffline ? { status: 503 } : { body: { localDate: '2026-11-19', prompt } }),
    });
    await button('Read tonight’s question').click();
    await expect.element(page.getByText('It is not lost', { exact: false })).toBeVisible();
    isOffline = false;
    await button('Try again').click();
    await expect.element(page.getByText(question)).toBeVisible();
  });

  test('shows a sample of a weekly summary and its card, marked as a sample', async () => {
    await showHome();
    await button('See what a week leads to').click();
    const sheet = page.getByRole('dialog', { name: 'What a week leads to' });
    await expect.element(sheet.getByText(/^Sample: an invented week/)).toBeVisible();
    await expect.element(sheet.getByRole('heading', { name: 'The Bridge' })).toBeVisible();
    await expect.element(sheet.getByRole('img', { name: /^Sample card/ })).toBeInTheDocument();
    await vi.waitFor(() => expect(document.querySelector('dialog .card')?.textContent).toContain('5 reflections'));
  });

  test('removes the first-day section after the first reflection, but still offers the sample week', async () => {
    await showHome({
      'GET /api/user/stats': { body: { ...none, totalReflections: 1 } },
      'GET /api/summaries/weekly': { body: [] },
    });
    await expect.element(button('See what a week leads to')).toBeVisible();
    expect(page.getByText('Until this evening').elements()).toHaveLength(0);
  });

  test.each([
    ['has a summary', 8, [summaryOf({})]],
    ['has 30 reflections, without a request for the summaries', 30, []],
  ])('does not offer the sample week to a user who %s', async (_, totalReflections, summaries) => {
    const list = 'GET /api/summaries/weekly';
    const api = await showHome({
      'GET /api/user/stats': { body: { ...none, totalReflections } },
      [list]: { body: summaries },
    });
    await expect.poll(() => api.client.isFetching()).toBe(0);
    if (totalReflections < 30) await expect.poll(() => api.of(list).length).toBe(1);
    else expect(api.of(list)).toHaveLength(0);
    expect(button('See what a week leads to').elements()).toHaveLength(0);
  });

  test.each([
    ['this week', 4, new Date(2026, 10, 19, 10)],
    ['last week, on Monday before the summary is there', 0, new Date(2026, 10, 23, 2)],
  ])('does not offer the sample week to a user whose four reflections were %s', async (_, thisWeekCount, now) => {
    vi.setSystemTime(now);
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
    const written = days.map((localDate, at) => reflectionOf({ id: `r${at}`, localDate }));
    const localDate = thisWeekCount > 0 ? '2026-11-19' : '2026-11-23';
    const { client } = await showHome({
      'POST /api/reflections/current': { body: { ...shutWindow(), localDate } },
      'GET /api/user/stats': { body: { ...none, totalReflections: 4, thisWeekCount } },
      'GET /api/reflections': { body: written },
      'GET /api/reflections/weekly': { body: written },
      'GET /api/summaries/weekly': { body: [] },
    });
    await expect.element(page.getByText(/summary/i).first()).toBeVisible();
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(button('See what a week leads to').elements()).toHaveLength(0);
  });
});

describe('a locked card', () => {
  test('explains when the evening window opens, and shows tonight’s question on request', async () => {
    await showHome({ 'GET /api/user/stats': { body: { ...none, totalReflections: 9 } } });
    await button('Evening Reflection: when does it open?').click();
    const dialog = page.getByRole('dialog', { name: 'Evening Reflection' });
    await expect.element(dialog.getByText(/Opens at 6:00\sPM, until midnight/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Read tonight’s question' }).click();
    await expect.element(dialog.getByText(question)).toBeVisible();
  });

  test('keeps the dialog of a locked card when the window opens, and focuses the card’s link when the dialog closes', async () => {
    let isOpen = false;
    const window = {
      type: 'evening',
      isActive: true,
      availableFrom: new Date(2026, 10, 19, 18).toISOString(),
      availableUntil: new Date(2026, 10, 20).toISOString(),
    };
    const prompt = { id: '0193f000-0000-7000-8000-00000000000a', question };
    const { client } = await showHome({
      'POST /api/reflections/current': () => {
        if (!isOpen) return { body: { ...shutWindow(), localDate: '2026-11-19' } };
        return {
          body: { window, prompt, localDate: '2026-11-19', serverNow: new Date(2026, 10, 19, 18, 0, 1).toISOString() },
        };
      },
      'GET /api/user/stats': { body: { ...none, totalReflections: 9 } },
    });
    await button('Evening Reflection: when does it open?').click();
    const dialog = page.getByRole('dialog', { name: 'Evening Reflection' });
    await dialog.getByRole('button', { name: 'Read tonight’s question' }).click();
    await expect.element(dialog.getByText(question)).toBeVisible();
    isOpen = true;
    await client.invalidateQueries();
    const link = page.getByRole('link', { name: /Evening Reflection/, includeHidden: true });
    await expect.element(link).toBeInTheDocument();
    await expect.element(dialog.getByText(question)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(link).toHaveFocus();
  });

  async function openDialog(title: string) {
    // The dialog of the previous test may still be removing its history entry.
    await expect.poll(() => (history.state as { layer?: number } | null)?.layer ?? 0).toBe(0);
    await button(`${title}: when does it open?`).click();
    return page.getByRole('dialog', { name: title });
  }
  const eveningBounds = {
    availableFrom: new Date(2026, 10, 19, 18).toISOString(),
    availableUntil: new Date(2026, 10, 20).toISOString(),
  };
  const openEvening = {
    window: { type: 'evening', isActive: true, ...eveningBounds },
    prompt: { id: '0193f000-0000-7000-8000-00000000000a', question },
    localDate: '2026-11-19',
    serverNow: new Date(2026, 10, 19, 18, 0, 1).toISOString(),
  };
  const deepBounds = {
    availableFrom: new Date(2026, 10, 19, 12).toISOString(),
    availableUntil: new Date(2026, 10, 19, 12, 10).toISOString(),
  };
  const shut = () => ({ ...shutWindow(), localDate: '2026-11-19' });
  const openDeep = {
    window: { type: 'deep', isActive: true, ...deepBounds },
    prompt: openEvening.prompt,
    localDate: '2026-11-19',
    serverNow: new Date(2026, 10, 19, 12, 0, 1).toISOString(),
  };
  const writtenEvening = {
    ...openEvening,
    existingReflection: reflectionOf({ localDate: '2026-11-19', ...eveningBounds }),
    ahead: { from: '2026-11-20', prompts: [] },
  };
  const currentPath = 'POST /api/reflections/current';
  const ask = { evening: 'Remind me at six', deep: 'Tell me when it opens' };

  test.each([
    ['evening', openEvening],
    ['deep', openDeep],
  ] as const)('says in the dialog that the %s window has opened, and leads to the writing page', async (type, open) => {
    let current: object = shut();
    const title = type === 'evening' ? 'Evening Reflection' : 'Deep Reflection';
    const { client, history: visited } = await showHome({ [currentPath]: () => ({ body: current }) });
    const dialog = await openDialog(title);
    const reminder = dialog.getByRole('button', { name: ask[type] });
    await expect.element(reminder).toBeVisible();
    (reminder.element() as HTMLElement).focus();
    current = open;
    await client.invalidateQueries();
    await expect.element(dialog.getByText('It is open now.')).toHaveFocus();
    await expect.element(dialog.getByRole('timer')).toBeVisible();
    expect(dialog.getByRole('button', { name: /Remind|Tell me|question/ }).elements()).toHaveLength(0);
    await dialog.getByRole('button', { name: 'Write' }).click();
    expect(visited[visited.length - 1]).toBe(`/reflect/${type}?promptId=${openEvening.prompt.id}`);
  });

  test('does not say that the page will open with the question once it is open', async () => {
    let current: object = shut();
    const { client } = await showHome({ [currentPath]: () => ({ body: current }) });
    const dialog = await openDialog('Evening Reflection');
    await dialog.getByRole('button', { name: 'Read tonight’s question' }).click();
    await expect.element(dialog.getByText(/opens at 6:00\sPM with this question/)).toBeVisible();
    current = openEvening;
    await client.invalidateQueries();
    await expect.element(dialog.getByText(/with this question/)).not.toBeInTheDocument();
    await expect.element(dialog.getByText(question)).toBeVisible();
  });

  test('says in the dialog that the deep window has closed again', async () => {
    let current: object = shut();
    const { client } = await showHome({ [currentPath]: () => ({ body: current }) });
    const dialog = await openDialog('Deep Reflection');
    current = openDeep;
    await client.invalidateQueries();
    const write = dialog.getByRole('button', { name: 'Write' });
    await expect.element(write).toBeVisible();
    (write.element() as HTMLElement).focus();
    current = { ...shut(), isDeepOver: true };
    await client.invalidateQueries();
    await expect.element(dialog.getByText(/^Today’s is over\. Opens once a day/)).toHaveFocus();
    await expect.element(write).not.toBeInTheDocument();
  });

  test('says in the dialog that the evening is written when another tab has submitted it, and keeps the focus', async () => {
    let current: object = shut();
    const { client } = await showHome({ [currentPath]: () => ({ body: current }) });
    const dialog = await openDialog('Evening Reflection');
    const reminder = dialog.getByRole('button', { name: 'Remind me at six' });
    await expect.element(reminder).toBeVisible();
    (reminder.element() as HTMLElement).focus();
    current = writtenEvening;
    await client.invalidateQueries();
    const words = dialog.getByText('Tonight’s reflection is written. You can still change it.');
    await expect.element(words).toHaveFocus();
    expect(dialog.getByText(/Today’s is over/).elements()).toHaveLength(0);
    await expect.element(dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  test('closes the dialog of a locked card with the back button instead of leaving home', async () => {
    await showHome();
    await button('Evening Reflection: when does it open?').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    // Wait for the history entry of this dialog: the dialog of the previous test may still be removing its own entry.
    await expect.poll(() => (history.state as { layer?: number } | null)?.layer).toBe(1);
    history.back();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Evening Reflection: when does it open?')).toHaveFocus();
  });

  test('never offers to read the question of the locked deep window', async () => {
    await showHome();
    await button('Deep Reflection: when does it open?').click();
    const dialog = page.getByRole('dialog', { name: 'Deep Reflection' });
    await expect
      .element(dialog.getByText(/once a day for ten minutes, at random, between 9\sAM and 5\sPM/))
      .toBeVisible();
    expect(dialog.getByRole('button', { name: /question/ }).elements()).toHaveLength(0);
  });

  test('keeps the title of a locked card as a heading', async () => {
    await showHome();
    await expect.element(page.getByRole('heading', { name: 'Evening Reflection' })).toBeVisible();
  });
});

describe('a reminder', () => {
  const permission = (answer: NotificationPermission, known: NotificationPermission = 'default') => {
    const permitted = vi.spyOn(Notification, 'permission', 'get').mockReturnValue(known);
    const asked = vi.spyOn(Notification, 'requestPermission').mockResolvedValue(answer);
    const subscribed = known === 'granted' ? fakeSubscription() : null;
    onTestFinished(() => {
      subscribed?.mockRestore();
      permitted.mockRestore();
      asked.mockRestore();
    });
    return asked;
  };

  test('asks for permission to send notifications only on a tap, and explains a refusal', async () => {
    const ask = permission('denied');
    await showHome();
    await expect.element(button('Remind me at six')).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    await button('Remind me at six').click();
    await expect.element(page.getByText(/Notifications are blocked on this device/)).toBeVisible();
    await expect.element(page.getByText(/Notifications are blocked on this device/)).toHaveFocus();
    expect(ask).toHaveBeenCalledOnce();
  });

  test('a tap on the offered reminder turns it on, even if it was off in Settings', async () => {
    permission('granted', 'granted');
    let stored = { ...reminders, evening: false };
    await showHome({
      'GET /api/user/preferences': () => ({ body: { ...preferences, reminders: stored } }),
      'PUT /api/user/preferences': ({ body }) => {
        stored = (body as { reminders: typeof reminders }).reminders;
        return { body: { ...preferences, reminders: stored } };
      },
    });
    await button('Remind me at six').click();
    await expect.element(page.getByText('A message comes at about six, unless you have written.')).toBeVisible();
    expect(stored).toEqual(reminders);
  });

  test('says after a tap on the offered reminder, and not before, that notifications are blocked', async () => {
    permission('denied', 'denied');
    await showHome();
    await expect.element(button('Remind me at six')).toBeVisible();
    expect(page.getByText(/Notifications are blocked/).elements()).toHaveLength(0);
    await button('Remind me at six').click();
    await expect.element(page.getByText(/Notifications are blocked/)).toBeVisible();
  });

  test('does not offer a reminder that is already on', async () => {
    permission('granted', 'granted');
    await showHome();
    await expect.element(page.getByText('A message comes at about six, unless you have written.')).toBeVisible();
    expect(button('Remind me at six').elements()).toHaveLength(0);
  });

  test('offers the reminder on a device with the permission, but without a push subscription', async () => {
    permission('granted', 'granted');
    vi.mocked(navigator.serviceWorker.getRegistration).mockResolvedValue(undefined);
    await showHome();
    await expect.element(button('Remind me at six')).toBeVisible();
    expect(page.getByText(/^A message comes/).elements()).toHaveLength(0);
  });

  test('does not promise a reminder on a device that cannot subscribe to push', async () => {
    permission('granted', 'granted');
    await showHome();
    const promise = page.getByText('A message comes at about six, unless you have written.');
    await expect.element(promise).toBeVisible();
    rememberPush(false);
    await expect.element(page.getByText(/^Reminders do not work on this device/)).toBeVisible();
    await expect.element(promise).not.toBeInTheDocument();
    expect(button('Remind me at six').elements()).toHaveLength(0);
    await button('Deep Reflection: when does it open?').click();
    const dialog = page.getByRole('dialog', { name: 'Deep Reflection' });
    await expect.element(dialog.getByText(/^Reminders do not work on this device/)).toBeVisible();
  });

  describe('in the Android app', () => {
    const asked = vi.fn();
    beforeEach(() => {
      asked.mockClear();
      window.AndroidBridge = { requestNotificationPermission: asked };
      onTestFinished(() => {
        delete window.AndroidBridge;
        storage.remove(STORAGE_PUSH_TOKEN);
      });
    });

    test('offers no reminder when the reminder is on and the app has a push token', async () => {
      storage.set(STORAGE_PUSH_TOKEN, 'token');
      await showHome();
      await expect.element(page.getByText('A message comes at about six, unless you have written.')).toBeVisible();
      expect(button('Remind me at six').elements()).toHaveLength(0);
    });

    test('when the app has no push token, asks for permission after a tap on the reminder', async () => {
      await showHome();
      await button('Remind me at six').click();
      await expect.element(page.getByText(/^If your phone asks now, allow notifications/)).toHaveFocus();
      expect(asked).toHaveBeenCalledOnce();
    });
  });
});
