import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addDays } from '../../../../core/domain/days/day.ts';
import { listView, noon, openScreen } from '../../../../testing/history-screen.tsx';
import { reflectionOf } from '../../../../testing/reflections.ts';
import '../../../ui/styles/tokens.css';
import '../../../ui/styles/base.css';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});

/** The focus ring is 2 px wide, 2 px outside the control. */
const ringPx = 4;

test.each([
  ['one month', 1],
  ['many months, with their names', 31],
])(
  'Tab and Shift+Tab show the whole focus ring of each control in a low window, in a list of %s',
  async (_list, stepDays) => {
    await page.viewport(720, 450);
    const content = 'A walk along the river, then a long talk about the light. ';
    const body = Array.from({ length: 18 }, (_, index) =>
      reflectionOf({
        id: `r-${index}`,
        localDate: addDays('2026-11-20', -index * stepDays),
        content: content.repeat(1 + ((index * 5) % 7)),
      }),
    );
    await openScreen({ 'GET /api/reflections': { body } });
    await listView().click();
    await expect.element(page.getByRole('article').first()).toBeVisible();
    const reached = new Set<Element>();
    const cut: string[] = [];
    const check = () => {
      const control = document.activeElement;
      if (!(control instanceof HTMLElement) || !control.closest('[data-days-of]')) return;
      reached.add(control);
      const { top, bottom } = control.getBoundingClientRect();
      if (top < ringPx || bottom > window.innerHeight - ringPx)
        cut.push(`${control.outerHTML} from ${top} to ${bottom}`);
    };
    for (const keys of ['{Tab}', '{Shift>}{Tab}{/Shift}'])
      for (let presses = 0; presses < 60; presses += 1) {
        await userEvent.keyboard(keys);
        check();
      }
    expect(reached.size).toBeGreaterThan(20);
    expect(cut).toEqual([]);
  },
);
