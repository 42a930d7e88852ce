import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { bridge } from '../../device/bridge.ts';
import { HistoryScreen } from './history-screen.tsx';

const noon = new Date('2026-11-20T12:00:00Z');
const reflections = [
  reflectionOf({ localDate: '2026-11-20', content: 'Evening of the twentieth.' }),
  reflectionOf({ localDate: '2026-11-18', type: 'deep', content: `${'long '.repeat(60)}end` }),
  reflectionOf({ localDate: '2026-11-18', content: 'Evening of the eighteenth.' }),
];

async function openScreen(answers: FakeAnswers = {}) {
  const api = fakeApi({
    'GET /api/reflections/calendar': { body: reflections },
    'GET /api/reflections': { body: reflections },
    ...answers,
  });
  const app = await renderInApp(<HistoryScreen />, { path: '/history' });
  return { api, ...app };
}

const listView = () => page.getByRole('button', { name: 'List view' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});

describe('the calendar', () => {
  test('comes first, with today chosen and its reflections below', async () => {
    const { api } = await openScreen();
    await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Friday, November 20, 2026' })).toBeVisible();
    await expect.element(page.getByText('Evening of the twentieth.')).toBeVisible();
    const { query } = api.of('GET /api/reflections/calendar')[0] ?? {};
    const localMidnight = (day: number) => new Date(2026, 10, day).getTime();
    expect(Date.parse(query?.get('start') ?? '')).toBe(localMidnight(1));
    expect(Date.parse(query?.get('end') ?? '')).toBe(localMidnight(31) - 1_000);
  });

  test('marks each day in words and shows the legend', async () => {
    await openScreen();
    await expect
      .element(page.getByRole('button', { name: 'Wednesday, November 18, 2026, evening and deep reflection' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Friday, November 20, 2026, evening reflection' }))
      .toBeVisible();
    const legend = page.getByRole('list', { name: 'Legend' }).getByRole('listitem');
    expect(legend.elements().map((entry) => entry.textContent)).toEqual(['Evening', 'Deep', 'Both']);
  });

  test('a day without any says so, with a gentle touch', async () => {
    const vibrate = vi.spyOn(bridge, 'vibrate').mockImplementation(() => undefined);
    await openScreen();
    await page.getByRole('button', { name: 'Thursday, November 19, 2026, no reflection' }).click();
    await expect.element(page.getByRole('heading', { name: 'No Reflections' })).toBeVisible();
    await expect.element(page.getByText('No reflections found for Thursday, November 19, 2026.')).toBeVisible();
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test('is walked by keys, across months, but not into the future', async () => {
    await openScreen();
    const today = page.getByRole('button', { name: 'Friday, November 20, 2026, evening reflection' });
    await expect.element(today).toBeVisible();
    today.element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('button', { name: /Thursday, November 19, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(today).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect.element(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Thursday, October 1, 2026/ })).toHaveFocus();
  });

  test('turns back to earlier months, not past this one', async () => {
    const { api } = await openScreen();
    await expect.element(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect.element(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    await vi.waitFor(() => expect(api.of('GET /api/reflections/calendar')).toHaveLength(2));
  });
});

describe('the list', () => {
  test('groups by day, newest first, with counts', async () => {
    await openScreen();
    await listView().click();
    await expect.element(page.getByText('2 reflections')).toBeVisible();
    const headings = page.getByRole('heading', { level: 2 }).elements();
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Friday, November 20, 2026',
      'Wednesday, November 18, 2026',
    ]);
    await expect.element(page.getByText('1 reflection', { exact: true })).toBeVisible();
  });

  test('cuts long words at 200 characters until asked', async () => {
    await openScreen();
    await listView().click();
    const more = page.getByRole('button', { name: 'Read more' });
    await expect.element(more).toBeVisible();
    expect(page.getByText(/end$/).elements()).toHaveLength(0);
    await more.click();
    await expect.element(page.getByText(/end$/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show less' })).toBeVisible();
  });

  test('asks for 100', async () => {
    const { api } = await openScreen();
    await listView().click();
    await vi.waitFor(() => expect(api.of('GET /api/reflections')[0]?.query.get('limit')).toBe('100'));
  });

  test('empty: the words and the way home', async () => {
    const { history } = await openScreen({ 'GET /api/reflections': { body: [] } });
    await listView().click();
    await expect.element(page.getByRole('heading', { name: 'No Reflections Yet' })).toBeVisible();
    await expect
      .element(page.getByText('Start your reflection journey today and build meaningful habits of self-discovery.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Back to Home' }).click();
    expect(history).toEqual(['/history', '/']);
  });

  test('five placeholders while it loads', async () => {
    const { container } = await openScreen({ 'GET /api/reflections': () => new Promise(() => undefined) });
    await listView().click();
    await vi.waitFor(() => expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(5));
  });

  test('a failure shows no message, and never claims that there is nothing', async () => {
    const { container } = await openScreen({ 'GET /api/reflections': { status: 500, body: 'down' } });
    await listView().click();
    await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible();
    expect(container.textContent).not.toContain('No Reflections');
    expect(container.querySelector('[role=alert]')).toBeNull();
  });
});
