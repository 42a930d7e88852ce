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
