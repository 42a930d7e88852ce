import axe from 'axe-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import type { Summary } from '../../../core/contract/summaries.ts';
import { themeCorrector } from '../../../core/domain/summaries/theme-corrections.ts';
import { type FakeAnswer, type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { expectNothingCut, smallestPhoneLargestText } from '../../../testing/large-text.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { watchThemeCorrections } from '../../data/theme-corrections.ts';
import { browserNavigation } from '../../features/session/login-redirect.ts';
import { toast } from '../../ui/toast/toast.ts';
import { SummariesScreen } from './summaries-screen.tsx';

const path = '/api/themes/corrections';
const summary = summaryOf({
  weekStart: '2026-11-09',
  title: 'Week of November 9, 2026: Rowing and Rest',
  keyThemes: ['Rowing', 'Rest'],
  longSummary: 'The boat was quiet.',
});

const versionsOf = (only: Summary) => ({
  body: { versions: [only], chosen: only.version, left: 2, isBeingMade: false },
});

/** Show a summary from a fake server that applies corrections. `answers` override single responses of that server. */
async function open(answers: FakeAnswers = {}, written: Summary = summary) {
  const corrections: { theme: string; name: string | null; correctedAt: string }[] = [];
  const stored = () => ({ ...written, ...themeCorrector(corrections)(written) });
  const api = fakeApi({
    'GET /api/summaries/weekly': () => ({ body: [stored()] }),
    [`GET /api/summaries/${written.id}/versions`]: () => versionsOf(stored()),
    [`GET ${path}`]: () => ({ body: corrections }),
    [`PUT ${path}`]: ({ body }) => {
      corrections.push({
        ...(body as { theme: string; name: string | null }),
        correctedAt: '2026-11-16T09:00:00.000Z',
      });
      return { body: corrections };
    },
    [`DELETE ${path}`]: () => {
      corrections.length = 0;
      return { body: [] };
    },
    ...answers,
  });
  const app = await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, {
    path: `/summary/${written.weekStart}`,
  });
  await expect.element(page.getByText(/^Generated on /)).toBeVisible();
  return { api, corrections, ...app };
}

const badge = (theme: string) => page.getByRole('button', { name: `${theme} : remove or rename` });
const badges = () =>
  page
    .getByRole('button', { name: /: remove or rename$/ })
    .elements()
    .map((element) => element.firstElementChild?.textContent);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog');
const field = () => page.getByLabelText('New name', { exact: true });
const titled = (title: string) => page.getByRole('heading', { level: 2, name: title });

describe('a theme', () => {
  test('shows a theme as a badge in a list, with a touch target of at least 44 pixels', async () => {
    await open();
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Rowing' }).last()).toBeVisible();
    const { width, height } = badge('Rest').element().getBoundingClientRect();
    expect([width >= 44, height >= 44]).toEqual([true, true]);
  });

  test('a notification that is shown over the dialog of a theme can be dismissed', async () => {
    await open();
    await badge('Rowing').click();
    await expect.element(dialog()).toBeVisible();
    toast({ title: 'A notification' });
    await expect.element(page.getByText('A notification')).toBeVisible();
    await press('Dismiss');
    await expect.element(page.getByText('A notification')).not.toBeInTheDocument();
    await expect.element(dialog()).toBeVisible();
  });

  test('when the new name of a theme belongs to another theme, says so and then merges both themes', async () => {
    await open();
    await badge('Rowing').click();
    const note = page.getByText('“Rest” is already a theme. The two become one.');
    await expect.element(dialog()).toBeVisible();
    expect(note.query()).toBeNull();
    await field().fill('rest ');
    await expect.element(note).toBeVisible();
    await press('Rename');
    await expect.element(titled('Rest')).toBeVisible();
  });

  test('spells a new name as the theme of another week does, and says that both are one theme now', async () => {
    const choir = summaryOf({ weekStart: '2026-11-02', title: 'Choir', keyThemes: ['Choir'] });
    const { api } = await open({ 'GET /api/summaries/weekly': { body: [summary, choir] } });
    await badge('Rowing').click();
    await field().fill(' choir');
    await expect.element(page.getByText('“Choir” is already a theme. The two become one.')).toBeVisible();
    await press('Rename');
    const said = '“Rowing” and “Choir” are one theme in all your weeks now. The title is now “Choir and Rest”.';
    await expect.element(page.getByText(said)).toBeVisible();
    expect(api.of(`PUT ${path}`)[0]?.body).toEqual({ theme: 'Rowing', name: 'Choir' });
  });

  const said = 'You removed “School” earlier: it comes back in its weeks, too.';
  const correctedAt = '2026-11-16T09:00:00.000Z';
  const removal = { theme: 'School', name: null, correctedAt };
  const renamed = { theme: 'Rowing', name: 'School', correctedAt };
  const renamedToast = `“Rowing” is “School” in all your weeks now. ${said} The title is now “School and Rest”.`;

  test('says before and after a rename that a removed theme of this name comes back', async () => {
    const { api } = await open({ [`GET ${path}`]: { body: [removal] }, [`PUT ${path}`]: { body: [renamed, removal] } });
    await badge('Rowing').click();
    await field().fill('school');
    await expect.element(dialog().getByText(said)).toBeVisible();
    await press('Rename');
    await expect.element(page.getByText(renamedToast)).toBeVisible();
    expect(api.of(`PUT ${path}`)[0]?.body).toEqual({ theme: 'Rowing', name: 'School' });
  });

  test('says after a rename that a removed theme comes back although the earlier corrections arrive late', async () => {
    let answerLate = (_answer: FakeAnswer) => {};
    const late = new Promise<FakeAnswer>((resolve) => {
      answerLate = resolve;
    });
    const { api } = await open({ [`GET ${path}`]: () => late, [`PUT ${path}`]: { body: [renamed, removal] } });
    await badge('Rowing').click();
    await field().fill('School');
    await press('Rename');
    await expect.element(page.getByText(renamedToast)).toBeVisible();
    answerLate({ body: [] });
    await press('Undo');
    await expect.poll(() => api.of(`DELETE ${path}`)[0]?.body).toEqual({ theme: 'Rowing', knownAs: 'School' });
  });

  test('says nothing about the title after a rename that leaves it as it is', async () => {
    await open({}, { ...summary, title: 'Small Doors' });
    await badge('Rowing').click();
    await field().fill('The boat');
    await press('Rename');
    await expect.element(page.getByText('“Rowing” is “The boat” in all your weeks now.')).toBeVisible();
  });

  test('removes a theme from the badges and the title, and brings the theme back with Undo', async () => {
    const { api } = await open();
    await badge('Rowing').click();
    await expect.element(page.getByRole('heading', { name: '“Rowing”' })).toBeVisible();
    await press('Remove this theme');
    await expect.element(titled('Rest')).toBeVisible();
    expect(badges()).toEqual(['Rest']);
    expect(api.of(`PUT ${path}`)[0]?.body).toEqual({ theme: 'Rowing', name: null });
    await expect
      .element(page.getByText('“Rowing” is in none of your weeks now. The title is now “Rest”.'))
      .toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Key Themes' })).toHaveFocus();
    await press('Undo');
    await expect.element(titled('Rowing and Rest')).toBeVisible();
    expect(badges()).toEqual(['Rowing', 'Rest']);
    expect(api.of(`DELETE ${path}`)[0]?.body).toEqual({ theme: 'Rowing', knownAs: null });
  });

  test('after a removal, names the themes that another device has merged into the removed one', async () => {
    const removal = { theme: 'Rest', name: null, correctedAt: '2026-11-16T09:00:00.000Z' };
    const renames = ['Naps', 'Sleep'].map((theme, at) => {
      return { theme, name: 'Rest', correctedAt: `2026-11-15T0${9 - at}:00:00.000Z` };
    });
    const other = { theme: 'Choir', name: null, correctedAt: '2026-11-14T09:00:00.000Z' };
    await open({ [`PUT ${path}`]: { body: [removal, ...renames, other] } });
    await badge('Rest').click();
    await press('Remove this theme');
    await expect
      .element(page.getByText('“Rest”, “Sleep” and “Naps” are in none of your weeks now. The title is now “Rowing”.'))
      .toBeVisible();
  });

  test.each([
    ['removed', 'Remove this theme'],
    ['renamed', 'Rename'],
  ])('after Undo by keyboard, focuses the theme that was %s and scrolls to it', async (_what, action) => {
    await open({}, { ...summary, longSummary: 'The boat was quiet.\n\n'.repeat(30) });
    await badge('Rowing').click();
    if (action === 'Rename') await field().fill('The boat');
    await press(action);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect.element(undo).toBeVisible();
    // Move the focus away from the themes.
    (await page.getByRole('searchbox').findElement()).focus();
    window.scrollTo(0, 0);
    (undo.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(badge('Rowing')).toHaveFocus();
    await expect.element(badge('Rowing')).toBeInViewport({ ratio: 1 });
    const { left, top, width, height } = badge('Rowing').element().getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height - 1);
    expect(badge('Rowing').element().contains(shown)).toBe(true);
  });

  test.each([
    ['removed', 'Remove this theme'],
    ['renamed', 'Rename'],
  ])(
    'after Undo, focuses a %s theme also if the summary was collapsed and expanded meanwhile',
    async (_what, action) => {
      await open();
      await badge('Rest').click();
      if (action === 'Rename') await field().fill('Sleep');
      await press(action);
      await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
      await page.getByRole('button', { name: /^Collapse/ }).click();
      await expect.element(page.getByText(/^Generated on /)).not.toBeInTheDocument();
      await page.getByRole('button', { name: /^Expand/ }).click();
      await expect.element(page.getByText(/^Generated on /)).toBeVisible();
      await press('Undo');
      await expect.element(badge('Rest')).toHaveFocus();
    },
  );

  test('keeps a theme when Enter is pressed twice on its badge', async () => {
    const { api } = await open();
    (await badge('Rowing').findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(api.of(`PUT ${path}`)).toEqual([]);
    await expect.element(badge('Rowing')).toHaveFocus();
  });

  test('does not find a summary by a removed theme', async () => {
    await open();
    await badge('Rowing').click();
    await press('Remove this theme');
    await expect.element(titled('Rest')).toBeVisible();
    await userEvent.fill(page.getByPlaceholder('Search summaries, themes, or insights...'), 'rowing');
    await expect.element(page.getByRole('heading', { name: 'No matching summaries' })).toBeVisible();
  });

  test('keeps the open summary when the theme that was searched for is renamed, until the search changes', async () => {
    await open();
    const search = page.getByPlaceholder('Search summaries, themes, or insights...');
    await userEvent.fill(search, 'rowing');
    await badge('Rowing').click();
    await field().fill('The boat');
    await press('Rename');
    await expect.element(titled('The Boat and Rest')).toBeVisible();
    await expect.element(page.getByText('The boat was quiet.')).toBeVisible();
    await userEvent.fill(search, 'rowin');
    await expect.element(page.getByRole('heading', { name: 'No matching summaries' })).toBeVisible();
  });

  test.each([
    [1, 'Rowing', '1 summary found, but it no longer has these words'],
    [2, 'Rowing', '2 summaries found, but none has these words any more'],
    [3, 'Rowing', '3 summaries found, but none has these words any more'],
    [3, 'The boat', '3 summaries found, but 1 no longer has these words'],
  ])(
    'with %i results, says which of them no longer match after the theme %s was renamed',
    async (count, theme, line) => {
      const weeks = ['2026-11-09', '2026-11-02', '2026-10-26'].slice(0, count).map((weekStart, index) =>
        summaryOf({
          weekStart,
          title: 'Water',
          longSummary: 'It was quiet.',
          keyThemes: theme === 'Rowing' || index === 0 ? [theme] : ['Boat trips'],
        }),
      );
      const corrections: { theme: string; name: string | null }[] = [];
      const list = () => ({ body: weeks.map((week) => ({ ...week, ...themeCorrector(corrections)(week) })) });
      await open({
        'GET /api/summaries/weekly': list,
        [`GET /api/summaries/${weeks[0]?.id}/versions`]: () => versionsOf(list().body[0] ?? summary),
        [`PUT ${path}`]: ({ body }) => {
          corrections.push(body as { theme: string; name: string | null });
          return { body: [] };
        },
      });
      await page.getByRole('searchbox').fill(theme === 'Rowing' ? 'rowing' : 'boat');
      const matches = () => page.getByText('Match found').elements().length;
      await expect.poll(matches).toBe(count);
      await badge(theme).click();
      await field().fill('Singing');
      await press('Rename');
      await expect.element(page.getByText(line)).toBeVisible();
      expect(matches()).toBe(theme === 'Rowing' ? 0 : count - 1);
      expect(document.querySelectorAll('main li[data-place]')).toHaveLength(count);
    },
  );

  test('keeps all weeks of the search when their theme is renamed, also after a return to the screen', async () => {
    const { unmount } = await open();
    const search = page.getByPlaceholder('Search summaries, themes, or insights...');
    await userEvent.fill(search, 'rowing');
    await vi.waitFor(() => expect(history.state.summaries.weeks).toEqual(['2026-11-09']));
    const state = history.state;
    await unmount();
    history.replaceState(state, '');
    await open({}, { ...summary, title: 'The boat', keyThemes: ['The boat'] });
    await expect.element(search).toHaveValue('rowing');
    await expect.element(page.getByText('1 summary found, but it no longer has these words')).toBeVisible();
    await userEvent.fill(search, 'rowin');
    await expect.element(page.getByRole('heading', { name: 'No matching summaries' })).toBeVisible();
  });

  test('renames a theme by keyboard, and drops surplus spaces in the name', async () => {
    const { api } = await open();
    (await badge('Rowing').findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('Rowing');
    // The name in the field is selected, so typing replaces it.
    await userEvent.keyboard('  The  boat {Enter}');
    await expect.element(titled('The Boat and Rest')).toBeVisible();
    expect(badges()).toEqual(['The boat', 'Rest']);
    expect(api.of(`PUT ${path}`)[0]?.body).toEqual({ theme: 'Rowing', name: 'The boat' });
    const said = '“Rowing” is “The boat” in all your weeks now. The title is now “The Boat and Rest”.';
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toHaveFocus();
    (page.getByRole('button', { name: 'Dismiss' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const heading = page.getByRole('heading', { name: 'Key Themes' });
    await expect.element(heading).toHaveFocus();
    expect(getComputedStyle(heading.element()).outlineStyle).toBe('none');
  });

  test('after a rename by keyboard, Tab goes on from the toast to the themes', async () => {
    await open();
    (await badge('Rowing').findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('The boat{Enter}');
    await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(badge('The boat')).toHaveFocus();
  });

  test('when the last theme is removed, removes the list of themes and focuses the title of the summary', async () => {
    await open({}, { ...summary, title: 'Week of November 9, 2026: Rowing', keyThemes: ['Rowing'] });
    await badge('Rowing').click();
    await press('Remove this theme');
    await expect.element(titled('Your week')).toHaveFocus();
    expect(page.getByText('Key Themes').elements()).toHaveLength(0);
    await press('Undo');
    await expect.element(badge('Rowing')).toBeVisible();
  });

  test('focuses Undo after a removal by keyboard, and focuses the restored theme after Undo is pressed', async () => {
    await open({}, { ...summary, title: 'Week of November 9, 2026: Rowing', keyThemes: ['Rowing'] });
    (await badge('Rowing').findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(badge('Rowing')).toHaveFocus();
  });

  test('does not change a theme when the dialog is cancelled or the present name is typed', async () => {
    const { api } = await open();
    await badge('Rowing').click();
    await press('Cancel');
    await expect.element(badge('Rowing')).toHaveFocus();
    await badge('Rowing').click();
    await userEvent.fill(field(), 'Rowing');
    await press('Rename');
    expect(dialog().elements()).toHaveLength(0);
    expect(api.of(`PUT ${path}`)).toEqual([]);
  });

  test('refuses an empty name for a theme', async () => {
    const { api } = await open();
    await badge('Rowing').click();
    await userEvent.fill(field(), '   ');
    await press('Rename');
    await expect.element(page.getByRole('alert').filter({ hasText: 'Please type a name.' })).toBeVisible();
    expect(field().element().getAttribute('aria-invalid')).toBe('true');
    expect(api.of(`PUT ${path}`)).toEqual([]);
  });

  test('refuses a name of more than 40 characters, counts the surplus ones, and keeps all that was typed', async () => {
    const { api } = await open();
    await badge('Rowing').click();
    await userEvent.fill(field(), 'a'.repeat(42));
    await expect.element(page.getByText('2 characters too long')).toBeVisible();
    await press('Rename');
    await expect.element(page.getByText('A name may have up to 40 characters.')).toBeVisible();
    await expect.element(field()).toHaveValue('a'.repeat(42));
    expect(api.of(`PUT ${path}`)).toEqual([]);
    await userEvent.fill(field(), 'a'.repeat(40));
    expect(page.getByText(/characters/).elements()).toEqual([]);
    await press('Rename');
    await expect.poll(() => api.of(`PUT ${path}`)).toHaveLength(1);
  });
});

describe('a correction that fails', () => {
  const notKnown = 'No answer. It is not known yet whether this was changed. Please try again.';

  test('says that nothing was changed without a connection', async () => {
    let isOffline = false;
    const { api } = await open({
      [`GET /api/summaries/${summary.id}/versions`]: () => (isOffline ? 'offline' : versionsOf(summary)),
    });
    await badge('Rowing').click();
    isOffline = true;
    await press('Remove this theme');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('There is no connection just now. Nothing was changed.');
    expect(api.of(`PUT ${path}`)).toEqual([]);
  });

  test.each<[string, FakeAnswer | 'offline', string]>([
    ['because its answer is lost', 'offline', notKnown],
    ['because a proxy answers instead', { status: 504, body: 'timeout' }, notKnown],
    [
      'on the server',
      { status: 500, body: { code: 'internal', message: 'Something went wrong on our side.', requestId: 'r' } },
      'Something went wrong on our side.',
    ],
    [
      'because of too many corrections',
      { status: 422, body: { code: 'corrections_full', message: 'Take one back in Settings first.', requestId: 'r' } },
      'Take one back in Settings first.',
    ],
  ])(
    'a correction that fails %s changes no badge, shows the reason and keeps the typed name',
    async (_why, answer, words) => {
      await open({ [`PUT ${path}`]: answer });
      await badge('Rowing').click();
      await userEvent.fill(field(), 'The boat');
      await press('Rename');
      await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect.element(field()).toHaveValue('The boat');
      expect(field().element().getAttribute('aria-invalid')).toBeNull();
      await press('Remove this theme');
      await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await press('Cancel');
      expect(badges()).toEqual(['Rowing', 'Rest']);
      await expect.element(titled('Rowing and Rest')).toBeVisible();
    },
  );

  test.each(['Remove this theme', 'Rename'])(
    'when another device has renamed the theme, "%s" changes nothing, says so and shows the new name',
    async (action) => {
      const { api, corrections } = await open();
      corrections.push({ theme: 'Rowing', name: 'What waits', correctedAt: '2026-11-16T09:00:00.000Z' });
      await badge('Rowing').click();
      await userEvent.fill(field(), 'The boat');
      await press(action);
      await expect
        .element(
          page.getByText('This theme was renamed or removed in the meantime, on another device or in another tab.'),
        )
        .toBeVisible();
      expect(dialog().elements()).toEqual([]);
      await expect.element(badge('What waits')).toBeVisible();
      await expect.element(page.getByRole('heading', { name: 'Key Themes' })).toHaveFocus();
      expect(page.getByRole('button', { name: 'Undo', exact: true }).elements()).toEqual([]);
      expect(api.of(`PUT ${path}`)).toEqual([]);
    },
  );

  test('redirects to the login when the session has expired before a correction', async () => {
    const leave = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
    const body = { code: 'unauthorized', message: 'Unauthorized', requestId: 'r' };
    await open({ [`PUT ${path}`]: { status: 401, body } });
    await badge('Rowing').click();
    await press('Remove this theme');
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login'));
  });

  test('dismisses the Undo of a rename whose theme another tab has removed', async () => {
    const { client, corrections } = await open();
    await badge('Rowing').click();
    await field().fill('The boat');
    await press('Rename');
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect.element(undo).toBeVisible();
    // With the focus, the toast does not close by itself.
    (undo.element() as HTMLElement).focus();
    onTestFinished(watchThemeCorrections(client, someIdentity.uid));
    corrections.push({ theme: 'The boat', name: null, correctedAt: '2026-11-16T09:00:01.000Z' });
    window.dispatchEvent(new StorageEvent('storage', { key: `inward-themes:${someIdentity.uid}`, newValue: null }));
    await expect.element(undo).not.toBeInTheDocument();
    await expect.poll(badges).toEqual(['Rest']);
  });

  test('says why Undo changes nothing if another device has changed the theme again, and shows its change', async () => {
    const message = 'This theme was changed again in the meantime.';
    const body = { code: 'theme_changed', message, requestId: 'r' };
    const { api, corrections } = await open({ [`DELETE ${path}`]: { status: 409, body } });
    await badge('Rowing').click();
    await field().fill('The boat');
    await press('Rename');
    await expect.element(badge('The boat')).toBeVisible();
    corrections.push({ theme: 'The boat', name: null, correctedAt: '2026-11-16T09:00:01.000Z' });
    await press('Undo');
    await expect.element(page.getByText(message)).toBeVisible();
    expect(api.of(`DELETE ${path}`)[0]?.body).toEqual({ theme: 'Rowing', knownAs: 'The boat' });
    await expect.poll(badges).toEqual(['Rest']);
  });

  test('shows a message if the Undo of a correction fails', async () => {
    await open({ [`DELETE ${path}`]: 'offline' });
    await badge('Rowing').click();
    await press('Remove this theme');
    await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Undo');
    await expect.element(page.getByText('There is no connection just now. Nothing was changed.')).toBeVisible();
    expect(badges()).toEqual(['Rest']);
  });
});

test('below an empty list of themes, says when a theme appears', async () => {
  await open({}, { ...summary, keyThemes: [] });
  await expect.element(page.getByText('No key themes this week.')).toBeVisible();
  await expect
    .element(page.getByText(/^A theme is something that stands out.* The title may name something smaller\.$/))
    .toBeVisible();
});

test('draws the focus ring around the badge, not around the larger touch target', async () => {
  await open();
  const button = (await badge('Rowing').findElement()) as HTMLElement;
  const rings = () =>
    [button, button.firstElementChild as Element].map((element) => getComputedStyle(element).outlineStyle);
  await userEvent.keyboard('{Shift}');
  button.focus();
  expect(rings()).toEqual(['none', 'solid']);
  button.blur();
  expect(rings()).toEqual(['none', 'none']);
});

test('a double tap sends only one correction', async () => {
  let answer: (given: FakeAnswer) => void = () => undefined;
  const response = new Promise<FakeAnswer>((resolve) => (answer = resolve));
  const { api } = await open({ [`PUT ${path}`]: () => response });
  await badge('Rowing').click();
  await page.getByRole('button', { name: 'Remove this theme' }).dblClick();
  await expect.element(page.getByRole('button', { name: 'Remove this theme' })).toHaveAttribute('aria-busy', 'true');
  answer({ body: [{ theme: 'Rowing', name: null, correctedAt: '2026-11-16T09:00:00.000Z' }] });
  await expect.element(page.getByText('“Rowing” is in none of your weeks now. The title is now “Rest”.')).toBeVisible();
  expect(api.of(`PUT ${path}`)).toHaveLength(1);
});

test('the dialog has no axe violation, and cuts nothing off on the smallest phone with the largest text', async () => {
  await smallestPhoneLargestText();
  await open({}, { ...summary, keyThemes: ['Everything my father never said about the boats', 'Rest'] });
  await badge('Everything my father never said about the boats').click();
  await expect.element(dialog()).toBeVisible();
  expectNothingCut(document.body);
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
