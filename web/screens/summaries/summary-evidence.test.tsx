import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import type { Summary } from '../../../core/contract/summaries.ts';
import { forceColors } from '../../../testing/emulated-media.ts';
import { type FakeAnswer, type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { largeText } from '../../../testing/large-text.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { boxOf } from '../../../testing/text-box.ts';
import { browserNavigation } from '../../features/session/login-redirect.ts';
import { currentToasts, toast } from '../../ui/toast/toast.ts';
import { SummariesScreen } from './summaries-screen.tsx';

const longSummary = 'You wrote three times. You said no on Tuesday.\n\nIt kept coming back.';
const sources = [
  { id: '0193f000-0000-7000-8000-0000000000a1', type: 'evening' as const, localDate: '2026-11-10' },
  { id: '0193f000-0000-7000-8000-0000000000a2', type: 'deep' as const, localDate: '2026-11-12' },
  { id: '0193f000-0000-7000-8000-0000000000a3', type: 'evening' as const, localDate: '2026-11-15' },
];
const [tuesday, thursday] = sources;
const spanOf = (text: string, of: typeof sources) => ({
  start: longSummary.indexOf(text),
  end: longSummary.indexOf(text) + text.length,
  reflectionIds: of.map(({ id }) => id),
});
const summary = summaryOf({
  weekStart: '2026-11-09',
  longSummary,
  evidence: {
    spans: [
      spanOf('You wrote three times.', sources),
      spanOf('You said no on Tuesday.', sources.slice(0, 1)),
      spanOf('It kept coming back.', sources.slice(0, 2)),
    ],
    sources,
  },
});

async function open(answers: FakeAnswers = {}, shown: Summary = summary, sentence = '') {
  const api = fakeApi({ 'GET /api/summaries/weekly': { body: [shown] }, ...answers });
  const app = await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, {
    path: `/summary/${shown.weekStart}${sentence}`,
  });
  await expect.element(page.getByText(/^Generated on /)).toBeVisible();
  return { api, ...app };
}

const sentence = (text: string) => page.getByRole('button', { name: text });

test('shows title and text of an Arabic summary from right to left', async () => {
  const arabic = 'كتبت كل مساء.';
  await open({}, summaryOf({ weekStart: '2026-11-09', title: 'أسبوع من الضباب', longSummary: arabic }));
  for (const text of ['أسبوع من الضباب', arabic]) {
    const element = await page.getByText(text).findElement();
    expect(boxOf(element, text).right).toBeCloseTo(element.getBoundingClientRect().right, 0);
  }
});

describe('the evidence of a sentence', () => {
  test('a sentence has the same focus ring before and after it is opened in forced colours', async () => {
    await forceColors();
    await open();
    const element = (await sentence('You said no on Tuesday.').findElement()) as HTMLElement;
    element.focus();
    const ring = () => getComputedStyle(element).outlineWidth;
    expect(ring()).toBe('2px');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('from Tuesday evening')).toBeVisible();
    expect(ring()).toBe('2px');
    expect(getComputedStyle(element).textDecorationLine).toBe('underline');
  });

  test('shows the evidence of a sentence on tap, and links to the reflection', async () => {
    const { history } = await open();
    await sentence('You said no on Tuesday.').click();
    await expect.element(page.getByText('from Tuesday evening')).toBeVisible();
    await page.getByRole('link', { name: 'Tuesday evening' }).click();
    expect(history).toEqual([
      '/summary/2026-11-09?sentence=23',
      `/history?date=${tuesday?.localDate}&reflection=${tuesday?.id}`,
    ]);
  });

  test.each([
    [360, 800],
    [1440, 900],
  ])('shows the evidence and focuses its sentence on a return to the summary at %d x %d', async (...size) => {
    await page.viewport(...size);
    onTestFinished(() => page.viewport(360, 800));
    await open({}, summary, '?sentence=23');
    await expect.element(sentence('You said no on Tuesday.')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByText('from Tuesday evening')).toBeVisible();
    await expect.element(sentence('You said no on Tuesday.')).toHaveFocus();
    await expect.element(sentence('You said no on Tuesday.')).toBeInViewport();
  });

  test.each([
    ['a link to a sentence', '?sentence=23', null],
    ['a return from the share screen', '', { sharedId: summary.id }],
  ])('after %s, leaves scroll and focus to a user who turns the wheel meanwhile', async (_, query, state) => {
    await page.viewport(360, 300);
    onTestFinished(() => page.viewport(360, 800));
    history.replaceState(state, '');
    onTestFinished(() => history.replaceState(null, ''));
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    fakeApi({ 'GET /api/summaries/weekly': () => released.then(() => ({ body: [summary] })) });
    await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, {
      path: `/summary/${summary.weekStart}${query}`,
    });
    await expect.element(page.getByText('Loading...')).toBeVisible();
    window.dispatchEvent(new WheelEvent('wheel'));
    const focused = document.activeElement;
    release();
    await expect.element(page.getByText(/^Generated on /)).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(window.scrollY).toBe(0);
    expect(document.activeElement).toBe(focused);
  });

  test('names all reflections behind a sentence in the order of the week', async () => {
    await open();
    await sentence('You said no on Tuesday.').click();
    await sentence('It kept coming back.').click();
    await expect.element(page.getByText('from Tuesday evening and Thursday’s deep reflection')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Thursday’s deep reflection' }))
      .toHaveAttribute('href', `/history?date=${thursday?.localDate}&reflection=${thursday?.id}`);
    expect(page.getByRole('link', { name: 'Tuesday evening' }).elements()).toHaveLength(1);
    await sentence('It kept coming back.').click();
    await expect.element(page.getByText(/^from /)).not.toBeInTheDocument();
  });

  test('no line of sources begins with a comma, however narrow the screen is', async () => {
    const friday = { id: '0193f000-0000-7000-8000-0000000000a4', type: 'evening' as const, localDate: '2026-11-13' };
    const four = [...sources.slice(0, 2), friday, ...sources.slice(2)];
    const spans = [spanOf('It kept coming back.', four.slice(1))];
    await open({}, { ...summary, evidence: { spans, sources: four } });
    await sentence('It kept coming back.').click();
    const link = page.getByRole('link', { name: 'Thursday’s deep reflection' });
    await expect.element(link).toBeVisible();
    const comma = document.createRange();
    comma.setStart(link.element().nextSibling as Node, 0);
    comma.setEnd(link.element().nextSibling as Node, 1);
    expect(comma.toString()).toBe(',');
    for (let width = 320; width > 220; width -= 2) {
      await page.viewport(width, 640);
      const lastLine = [...link.element().getClientRects()].pop();
      const { top, bottom, left } = comma.getBoundingClientRect();
      expect(left).toBeCloseTo(lastLine?.right ?? 0, 0);
      expect((top + bottom) / 2).toBeLessThan(lastLine?.bottom ?? 0);
    }
  });

  test('links to each reflection of the week if all of them are evidence for a sentence', async () => {
    const { history } = await open();
    await sentence('You wrote three times.').click();
    const words = 'from all 3 reflections of the week: Tuesday evening, Thursday’s deep reflection and Sunday evening';
    await expect.element(page.getByText(words)).toBeVisible();
    const links = page.getByRole('link', { name: /Tuesday|Thursday|Sunday/ }).elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      sources.map(({ id, localDate }) => `/history?date=${localDate}&reflection=${id}`),
    );
    await page.getByRole('link', { name: 'Sunday evening' }).click();
    // Back returns to the open sentence.
    expect(history).toEqual(['/summary/2026-11-09?sentence=0', links[2]?.getAttribute('href')]);
  });

  test('shows and hides the evidence of a sentence by keyboard', async () => {
    await open();
    (await sentence('You said no on Tuesday.').findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(sentence('You said no on Tuesday.')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect.element(sentence('You said no on Tuesday.')).toHaveAttribute('aria-expanded', 'false');
  });

  test.each(['', '{Tab}'])(
    'after the keys {Enter}%s, Escape hides the evidence of a sentence, focuses the sentence and keeps a toast',
    async (keys) => {
      await open();
      (sentence('You said no on Tuesday.').element() as HTMLElement).focus();
      await userEvent.keyboard(`{Enter}${keys}`);
      await expect.element(page.getByText('from Tuesday evening')).toBeVisible();
      toast({ title: 'Saved' });
      await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByText('from Tuesday evening')).not.toBeInTheDocument();
      await expect.element(sentence('You said no on Tuesday.')).toHaveFocus();
      expect(currentToasts()[0]?.open).toBe(true);
      await userEvent.keyboard('{Escape}');
      expect(page.getByText('from Tuesday evening').elements()).toHaveLength(0);
    },
  );

  test.each([
    ['Skip to key themes', summary.keyThemes, 'Key Themes'],
    ['Skip the sentences', [], 'No key themes this week.'],
  ])('before the sentences, the button "%s" appears on focus and leads past them', async (name, keyThemes, target) => {
    await open({}, { ...summary, keyThemes });
    expect(page.getByRole('button', { name: /^Skip / }).elements()).toHaveLength(1);
    const skip = page.getByRole('button', { name });
    const element = (await skip.findElement()) as HTMLElement;
    expect(getComputedStyle(element).clip).toBe('rect(0px, 0px, 0px, 0px)');
    element.focus();
    expect(getComputedStyle(element).clip).toBe('auto');
    await userEvent.keyboard('{Tab}');
    await expect.element(sentence('You wrote three times.')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect.element(page.getByText(target)).toHaveFocus();
  });

  test('shows the sentences of a summary without evidence as text, not as buttons', async () => {
    await open({}, summaryOf({ weekStart: '2026-11-09' }));
    await expect.element(page.getByText('You said no on Tuesday.')).toBeVisible();
    expect(sentence('You said no on Tuesday.').elements()).toHaveLength(0);
    expect(page.getByRole('button', { name: /^Skip / }).elements()).toHaveLength(0);
  });
});

describe('the writer of a summary', () => {
  test.each([
    [{ kind: 'builtin', name: null, modelFailed: false }, 'Written on this server, without an AI model'],
    [
      { kind: 'builtin', name: null, modelFailed: true },
      'Written on this server, without an AI model: the model’s text could not be used',
    ],
    [{ kind: 'model', name: 'gpt-5-mini', modelFailed: false }, 'Written by gpt-5-mini'],
  ] as const)('shows the writer of a summary for %j', async (writer, words) => {
    await open({}, { ...summary, writer });
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  });
});

test('says that a careful summary has no card instead of showing a share button', async () => {
  await open({}, { ...summary, careful: true });
  const reason = page.getByText('This week stays between you and your journal: it has no card.');
  await expect.element(reason).toBeVisible();
  expect(page.getByRole('button', { name: /Share/ }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: /^Collapse/ }).click();
  await expect.element(reason).not.toBeInTheDocument();
});

test('shows a repeated theme once', async () => {
  await open({}, { ...summary, keyThemes: ['Rest', 'Work', 'Rest'] });
  expect(page.getByText('Rest', { exact: true }).elements()).toHaveLength(1);
});

describe('the versions of a summary', () => {
  const second = {
    ...summary,
    version: 1,
    title: 'Week of November 9, 2026: In other words',
    longSummary: 'The week told otherwise.',
    evidence: undefined,
  };
  const versions = `/api/summaries/${summary.id}/versions`;
  const before = { versions: [summary], chosen: 0, left: 2, isBeingMade: false };
  const after = { versions: [summary, second], chosen: 0, left: 1, isBeingMade: false };
  const rewriteButton = () => page.getByRole('button', { name: 'Write another version' });

  test('lets the user request another version of a summary, read it and keep it', async () => {
    const { api } = await open({
      [`GET ${versions}`]: { body: before },
      [`POST ${versions}`]: { status: 201, body: after },
      [`PUT /api/summaries/${summary.id}/version`]: { body: second },
    });
    await expect
      .element(page.getByText('You can ask for two new versions this week, counting all your summaries.'))
      .toBeVisible();
    await rewriteButton().click();
    await expect.element(page.getByText('The week told otherwise.')).toBeVisible();
    expect(api.of(`POST ${versions}`)[0]?.body).toEqual({ newest: 0 });
    await expect
      .element(page.getByText('You can ask for one more new version this week, counting all your summaries.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Keep this version', exact: true }).click();
    await expect.element(page.getByRole('radio', { name: 'Second version (kept)' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Second version (kept)' })).toHaveFocus();
    expect(api.of(`PUT /api/summaries/${summary.id}/version`)[0]?.body).toEqual({ version: 1 });
  });

  test.each([
    [360, 800],
    [1440, 900],
  ])('says above the text which version is on screen, and leads to the others, at %i x %i', async (...size) => {
    await page.viewport(...size);
    onTestFinished(() => page.viewport(360, 800));
    const long = { ...summary, longSummary: `${longSummary}\n\n${'You walked by the river again. '.repeat(99)}` };
    await open({ [`GET ${versions}`]: { body: { ...after, versions: [long, second] } } }, long);
    const line = page.getByRole('button', { name: 'Two versions. This is the first.' });
    await expect.element(line).toBeInViewport();
    await line.click();
    const first = page.getByRole('radio', { name: 'First version (kept)' });
    await expect.element(first).toHaveFocus();
    await expect.element(first).toBeInViewport();
    await page.getByRole('radio', { name: 'Second version' }).click();
    await expect.element(page.getByRole('button', { name: 'Two versions. This is the second.' })).toBeVisible();
  });

  test('does not speak of versions above a summary that has only one', async () => {
    await open({ [`GET ${versions}`]: { body: before } });
    await expect.element(rewriteButton()).toBeVisible();
    expect(page.getByText(/versions?\. This is the/).elements()).toHaveLength(0);
  });

  /** Show the second version of a summary whose first version is kept. */
  async function openSecond() {
    let list = [summary];
    const opened = await open({
      'GET /api/summaries/weekly': () => ({ body: list }),
      [`GET ${versions}`]: { body: after },
      [`PUT /api/summaries/${summary.id}/version`]: () => {
        list = [second];
        return { body: second };
      },
    });
    await page.getByRole('radio', { name: 'Second version' }).click();
    return opened;
  }

  test('keeps the version on screen by the button in the place of Share, which then is there again', async () => {
    const { api } = await openSecond();
    await page.getByRole('button', { name: /^Keep this version\s*: In other words/ }).click();
    await expect.element(page.getByRole('radio', { name: 'Second version (kept)' })).toBeChecked();
    await expect.element(page.getByRole('button', { name: /^Share : In other words/ })).toHaveFocus();
    expect(page.getByRole('button', { name: 'Keep this version' }).elements()).toHaveLength(0);
    expect(api.of(`PUT /api/summaries/${summary.id}/version`)[0]?.body).toEqual({ version: 1 });
  });

  test('a held Enter or a quick second one keeps the version on screen and does not share it', async () => {
    const { history } = await openSecond();
    const keep = await page.getByRole('button', { name: /^Keep this version\s*: In other words/ }).findElement();
    (keep as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const share = page.getByRole('button', { name: /^Share : In other words/ });
    await expect.element(share).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(history.at(-1)).not.toContain('/share/');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    expect(share.element().dispatchEvent(held)).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => history.at(-1)).toContain('/share/');
  });

  test.each([
    ['the week and its card', false, 'The week and its card show it now.'],
    ['the week alone, because a careful summary has no card', true, 'The week shows it now.'],
  ])('says that a version was kept for %s', async (_, careful, description) => {
    const shown = { ...summary, careful };
    const other = { ...second, careful };
    await open(
      {
        [`GET ${versions}`]: { body: { ...after, versions: [shown, other] } },
        [`PUT /api/summaries/${summary.id}/version`]: { body: other },
      },
      shown,
    );
    await page.getByRole('radio', { name: 'Second version' }).click();
    await page.getByRole('button', { name: 'Keep this version', exact: true }).click();
    await vi.waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Version kept', description }));
    await expect.element(page.getByText(description)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Second version (kept)' })).toHaveFocus();
  });

  test('does not say that a version was kept if the change has failed', async () => {
    await open({
      [`GET ${versions}`]: { body: after },
      [`PUT /api/summaries/${summary.id}/version`]: 'offline',
    });
    await page.getByRole('radio', { name: 'Second version' }).click();
    await page.getByRole('button', { name: 'Keep this version', exact: true }).click();
    await expect.element(page.getByText('Nothing was lost. Please try again.')).toBeVisible();
    expect(currentToasts().map(({ title }) => title)).not.toContain('Version kept');
  });

  test('does not request a version on the second click of a double click, whose first click may have opened the summary', async () => {
    const { api } = await open({ [`GET ${versions}`]: { body: before } });
    const button = await rewriteButton().findElement();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await expect.element(rewriteButton()).not.toHaveAttribute('aria-busy');
    expect(api.of(`POST ${versions}`)).toHaveLength(0);
  });

  test('shows the opened version after a return, but the kept version after a reload', async () => {
    const { href } = window.location;
    onTestFinished(() => history.replaceState(null, '', href));
    const { unmount } = await open({ [`GET ${versions}`]: { body: after } });
    await page.getByRole('radio', { name: 'Second version' }).click();
    await unmount();
    const returned = await open({ [`GET ${versions}`]: { body: after } });
    await expect.element(page.getByRole('radio', { name: 'Second version' })).toBeChecked();
    await returned.unmount();
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1_000);
    await open({ [`GET ${versions}`]: { body: after } });
    await expect.element(page.getByRole('radio', { name: 'First version (kept)' })).toBeChecked();
  });

  test('does not offer a new version while the user has turned new summaries off', async () => {
    await open({
      [`GET ${versions}`]: { body: after },
      'GET /api/user/preferences': { body: { aiSummaries: 'off' } },
    });
    await expect.element(page.getByText(/^New summaries are off in Settings/)).toBeVisible();
    expect(rewriteButton().elements()).toHaveLength(0);
    await expect.element(page.getByRole('radio', { name: 'Second version' })).toBeVisible();
  });

  test('shows the kept version when a search begins, because searches look only in that version', async () => {
    await open({ [`GET ${versions}`]: { body: after } });
    await page.getByRole('radio', { name: 'Second version' }).click();
    await expect.element(page.getByText('The week told otherwise.')).toBeVisible();
    await page.getByRole('searchbox').fill('Tuesday');
    await expect.element(page.getByRole('radio', { name: 'First version (kept)' })).toBeChecked();
    await page.getByRole('radio', { name: 'Second version' }).click();
    await expect.element(page.getByText('The week told otherwise.')).toBeVisible();
  });

  test.each([
    [360, 800],
    [1440, 900],
  ])(
    'focuses the title of a new version, so that Enter does not request another version, at %d x %d',
    async (...size) => {
      await page.viewport(...size);
      onTestFinished(() => page.viewport(360, 800));
      const { api } = await open({
        [`GET ${versions}`]: { body: before },
        [`POST ${versions}`]: { status: 201, body: after },
      });
      await expect.element(rewriteButton()).toBeEnabled();
      (await rewriteButton().findElement()).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByText('The week told otherwise.')).toBeVisible();
      await expect.element(page.getByRole('heading', { level: 2, name: 'In other words' }).last()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      expect(api.of(`POST ${versions}`)).toHaveLength(1);
    },
  );

  test('shows the text of the model in the new version as soon as the model has finished', async () => {
    let asked = 0;
    const better = { ...second, longSummary: 'The week told by a model.' };
    await open({
      [`GET ${versions}`]: () => {
        asked += 1;
        return { body: asked === 1 ? before : { ...after, versions: [summary, better] } };
      },
      [`POST ${versions}`]: { status: 201, body: { ...after, isBeingMade: true } },
    });
    await rewriteButton().click();
    await expect.element(page.getByText('The week told otherwise.')).toBeVisible();
    await expect.element(page.getByText('The week told by a model.'), { timeout: 6_000 }).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Second version' })).toBeChecked();
  });

  test('with one tap, replaces the version of a model with a version written without a model', async () => {
    const byModel = { ...summary, writer: { kind: 'model' as const, name: 'llama3.1:8b', modelFailed: false } };
    const { api } = await open(
      {
        [`GET ${versions}`]: { body: { ...before, versions: [byModel] } },
        [`POST /api/summaries/${summary.id}/builtin`]: {
          body: { ...after, versions: [byModel, second], chosen: 1, left: 2 },
        },
      },
      byModel,
    );
    await expect.element(page.getByText('Written by llama3.1:8b', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Use the text without an AI model' }).click();
    await expect.element(page.getByRole('radio', { name: 'Second version (kept)' })).toBeChecked();
    await expect
      .element(page.getByRole('button', { name: 'Use the text without an AI model' }))
      .not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: 'Second version (kept)' })).toHaveFocus();
    expect(api.of(`POST /api/summaries/${summary.id}/builtin`)).toHaveLength(1);
  });

  test('shows every version to the user before one is kept', async () => {
    await open({ [`GET ${versions}`]: { body: after } });
    await page.getByRole('radio', { name: 'Second version' }).click();
    await expect.element(page.getByText('The week told otherwise.')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'In other words' })).toBeVisible();
    // The version on screen cannot be shared: the card would show the kept version.
    await expect.element(page.getByText('Cards show the kept version. Keep this one to share it.')).toBeVisible();
    expect(page.getByRole('button', { name: /^Share/ }).elements()).toHaveLength(0);
    await page.getByRole('radio', { name: 'First version (kept)' }).click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Learning to say no' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Share : Learning to say no/ })).toBeVisible();
    await expect.element(page.getByText('You said no on Tuesday.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Keep this version' }).elements()).toHaveLength(0);
  });

  test('with large text on a small phone, the buttons of a version that is not kept stay below a third of the screen', async () => {
    await largeText(320, 568, 150);
    await open({ [`GET ${versions}`]: { body: after } });
    await page.getByRole('radio', { name: 'Second version' }).click();
    await expect.element(page.getByText('Cards show the kept version. Keep this one to share it.')).toBeVisible();
    const collapse = await page.getByRole('button', { name: /^Collapse : In other words/ }).findElement();
    const heightPx = collapse.parentElement?.getBoundingClientRect().height;
    expect(heightPx).toBeLessThan(innerHeight / 3);
  });

  test('keeps the version on screen when the user returns from a reflection that is evidence of a sentence', async () => {
    const cited = { ...second, longSummary, evidence: summary.evidence };
    const { navigate } = await open({ [`GET ${versions}`]: { body: { ...after, versions: [summary, cited] } } });
    await page.getByRole('radio', { name: 'Second version' }).click();
    await sentence('You said no on Tuesday.').click();
    await page.getByRole('link', { name: 'Tuesday evening' }).click();
    await expect.element(page.getByText(/^Generated on /)).not.toBeInTheDocument();
    navigate(`/summary/${summary.weekStart}?sentence=23`);
    await expect.element(page.getByRole('radio', { name: 'Second version' })).toBeChecked();
    await expect.element(sentence('You said no on Tuesday.')).toHaveAttribute('aria-expanded', 'true');
  });

  test('shows the kept version again when the card collapses', async () => {
    await open({ [`GET ${versions}`]: { body: after } });
    await page.getByRole('radio', { name: 'Second version' }).click();
    await page.getByRole('button', { name: /^Collapse : In other words/ }).click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Learning to say no' })).toBeVisible();
    await page.getByRole('button', { name: /^Share : Learning to say no/ }).click();
  });

  describe.each([
    [360, 800],
    [1440, 900],
  ])('after the summary was written again on another device, at %i x %i', (...size) => {
    const rewritten = {
      ...summary,
      title: 'Week of November 9, 2026: Quiet water',
      longSummary: 'The water was quiet.',
      generatedAt: '2026-11-17T09:00:00.000Z',
      rewritten: true,
      evidence: { spans: [], sources },
    };

    /** Open the summary, let `prepare` act, and return to the tab later, when the server has the new text. */
    async function returnLater(prepare: () => Promise<void>, answerAgain: FakeAnswer | 'offline') {
      await page.viewport(...size);
      onTestFinished(() => page.viewport(360, 800));
      let isRewritten = false;
      await open({
        'GET /api/summaries/weekly': () => ({ body: [isRewritten ? rewritten : summary] }),
        [`GET ${versions}`]: () => (isRewritten ? answerAgain : { body: after }),
      });
      await expect.element(page.getByRole('radio', { name: 'Second version' })).toBeVisible();
      await prepare();
      isRewritten = true;
      const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
      onTestFinished(() => clock.mockRestore());
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await expect.element(page.getByText('The water was quiet.')).toBeVisible();
      await expect.element(page.getByRole('heading', { level: 2, name: 'Quiet water' }).last()).toBeVisible();
      expect(document.body.textContent).not.toMatch(/no on Tuesday|told otherwise|from Tuesday/);
    }
    const onlyRewritten = { body: { ...before, versions: [rewritten] } };

    test('shows the new text of an open summary when the user returns', async () => {
      await returnLater(async () => undefined, onlyRewritten);
      await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
    });

    test('shows the new text when the user returns while another version is on the screen', async () => {
      await returnLater(async () => {
        await page.getByRole('radio', { name: 'Second version' }).click();
        await expect.element(page.getByText('The week told otherwise.')).toBeVisible();
      }, onlyRewritten);
    });

    test('shows the new text when the user returns while the evidence of a sentence is shown', async () => {
      await returnLater(async () => {
        await sentence('You said no on Tuesday.').click();
        await expect.element(page.getByText('from Tuesday evening')).toBeVisible();
      }, onlyRewritten);
    });

    test('shows the new text even if the versions cannot be fetched again', async () => {
      await returnLater(async () => undefined, 'offline');
    });
  });

  test('disables the request for a new version after two requests in a week', async () => {
    await open({ [`GET ${versions}`]: { body: { ...after, left: 0 } } });
    await expect.element(rewriteButton()).toBeDisabled();
    await expect
      .element(
        page.getByText(
          'You have asked for two new versions this week, counting all your summaries. You can ask again next Monday.',
        ),
      )
      .toBeVisible();
  });

  test('redirects to the login when a version is requested after the session has expired', async () => {
    const leave = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
    const refused = { status: 401, body: { code: 'unauthorized', message: 'Unauthorized', requestId: 'r' } };
    await open({ [`GET ${versions}`]: { body: before }, [`POST ${versions}`]: refused });
    await rewriteButton().click();
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login'));
  });

  test('shows a message when the connection is lost during the request for a version', async () => {
    await open({ [`GET ${versions}`]: { body: before }, [`POST ${versions}`]: 'offline' });
    await rewriteButton().click();
    await expect.element(page.getByText('Nothing was lost. Please try again.')).toBeVisible();
    await expect.element(rewriteButton()).toBeEnabled();
  });
});
