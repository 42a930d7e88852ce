import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderInApp } from '../../../../testing/render.tsx';
import { storage } from '../../../device/storage.ts';
import { SettingsScreen } from '../settings-screen.tsx';
import '../../../ui/styles/tokens.css';
import '../../../ui/styles/base.css';

/** The focus ring is 2 px wide, 2 px outside the control. */
const ringPx = 4;

/** Return the box of a control, or of the whole row if it is a link to a group, which draws its ring in the row. */
function boxOf(control: HTMLElement): DOMRect {
  const row = control.closest('nav[aria-label="Groups of settings"] > div');
  return (row ?? control).getBoundingClientRect();
}

test.each([
  ['/settings', 720],
  ['/settings', 320],
  ['/settings/data', 720],
])(
  'Tab and Shift+Tab show each control of %s whole in a low window of %i px, with its focus ring',
  async (path, width) => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(width, 450);
    const config = { identity: 'builtin', federated: [], supportUrl: 'https://ko-fi.com', demo: false };
    storage.setJson('inward-config', config);
    fakeApi({
      'GET /api/config': { body: config },
      'GET /api/user/stats': { body: { currentStreak: 3, longestStreak: 9, totalReflections: 12, thisWeekCount: 2 } },
      'GET /api/user/data': { body: { reflections: 3, summaries: 0, proof: 'password', isSample: false } },
      'GET /api/user/imports': { body: [] },
      'GET /api/user/tokens': { body: { tokens: [] } },
    });
    await renderInApp(<SettingsScreen />, { path });
    if (path === '/settings/data') await expect.element(page.getByText('Bring In a File')).toBeInTheDocument();
    const reached = new Set<Element>();
    const cut: string[] = [];
    for (const keys of ['{Tab}', '{Shift>}{Tab}{/Shift}'])
      for (let presses = 0; presses < 30; presses += 1) {
        await userEvent.keyboard(keys);
        const control = document.activeElement;
        if (!(control instanceof HTMLElement) || !control.closest('main')) continue;
        reached.add(control);
        const { top, bottom } = boxOf(control);
        if (top < ringPx || bottom > window.innerHeight - ringPx)
          cut.push(`${control.textContent} from ${top} to ${bottom}`);
      }
    expect(reached.size).toBeGreaterThan(6);
    expect(cut).toEqual([]);
  },
);

test('after the removal of a row far below the heading of its card, the focus is on the nearest row, in view', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(360, 225);
  let imports = [
    { source: 'markdown', importedAt: '2027-03-03T12:00:00.000Z', entries: 2 },
    { source: 'dayone', importedAt: '2027-03-02T12:00:00.000Z', entries: 4 },
  ];
  fakeApi({
    'GET /api/user/data': { body: { reflections: 3, summaries: 0, proof: 'password', isSample: false } },
    'GET /api/user/imports': () => ({ body: imports }),
    'GET /api/user/tokens': { body: { tokens: [] } },
    'DELETE /api/user/imports': () => {
      imports = imports.slice(1);
      return { body: { removed: 2 } };
    },
  });
  await renderInApp(<SettingsScreen />, { path: '/settings/data' });
  for (const [row, next] of [
    [/^Remove 2 notes/, '4 entries of Day One, brought in on March 2, 2027Remove'],
    [/^Remove 4 entries/, 'Bring In a File'],
  ] as const) {
    const remove = page.getByRole('button', { name: row });
    await expect.element(remove).toBeInTheDocument();
    (remove.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    (page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toContain(next);
    expect(document.activeElement?.tagName).toBe('DIV');
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) throw new Error('Nothing has the focus.');
    // A text that is taller than the window fills it.
    const ratio = Math.min(1, (window.innerHeight - 1) / focused.offsetHeight);
    await expect.element(focused).toBeInViewport({ ratio });
  }
});
