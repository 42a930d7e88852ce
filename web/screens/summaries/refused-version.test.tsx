import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import type { Summary } from '../../../core/contract/summaries.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { SummariesScreen } from './summaries-screen.tsx';

const summary = summaryOf({ weekStart: '2026-11-09', longSummary: 'You said no on Tuesday.' });
const second = { ...summary, version: 1, longSummary: 'The week told otherwise.' };
const again = { ...summary, longSummary: 'You wrote two times.', generatedAt: '2026-11-18T09:00:00.000Z' };
const versions = `/api/summaries/${summary.id}/versions`;
const notFound = { status: 404, body: { code: 'not_found', message: 'Not found.', requestId: 'r' } };

/**
 * Show the second version of a summary. Another device then deletes a reflection of the week, so the server has only the
 * versions `left`, and refuses "Keep this version".
 */
async function keepErased(left: Summary[]) {
  let isErased = false;
  const answer = (shown: Summary[]) => ({ body: { versions: shown, chosen: 0, left: 1, isBeingMade: false } });
  fakeApi({
    'GET /api/summaries/weekly': () => ({ body: isErased ? left : [summary] }),
    'GET /api/summaries/rewritten': () => ({ body: isErased && left.length === 0 ? [summary.weekStart] : [] }),
    [`GET ${versions}`]: () => {
      if (!isErased) return answer([summary, second]);
      return left.length === 0 ? notFound : answer(left);
    },
    [`PUT /api/summaries/${summary.id}/version`]: notFound,
  });
  await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, {
    path: `/summary/${summary.weekStart}`,
  });
  await page.getByRole('radio', { name: 'Second version' }).click();
  await expect.element(page.getByText('The week told otherwise.')).toBeVisible();
  isErased = true;
  await page.getByRole('button', { name: 'Keep this version', exact: true }).click();
}

test('"Keep this version" says that the summary was written again in the meantime, and shows the new text', async () => {
  await keepErased([again]);
  await expect.element(page.getByText(/^This summary was written again in the meantime, because/)).toBeVisible();
  await expect.element(page.getByText('You wrote two times.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(document.body.textContent).not.toMatch(/told otherwise|no on Tuesday|Please try again/);
});

test('"Keep this version" shows no deleted words while the summary is being written again', async () => {
  await keepErased([]);
  await expect.element(page.getByText('The reflections of this week have changed in the meantime.')).toBeVisible();
  await expect.element(page.getByText(/^The summary of .* is being written again\.$/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/told otherwise|no on Tuesday|Please try again/);
});
