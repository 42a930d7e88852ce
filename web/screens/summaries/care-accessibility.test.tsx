// Runs axe on the screens that may follow a reflection about harm: the help lines and the careful summary.
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { fakeApi } from '../../../testing/fake-api.ts';
import { summaryOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { offerHelp, WaitingDialogs } from '../../features/celebration/waiting-dialogs.tsx';
import { SummariesScreen } from './summaries-screen.tsx';

/** Return the violations that axe reports once all animations have finished. */
async function findings(): Promise<string[]> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await axe.run(document, { runOnly: rules });
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(', ')}`);
}

test('the help lines have no accessibility violation', async () => {
  fakeApi({ 'GET /api/help-lines': 'offline' });
  await renderInApp(<WaitingDialogs />, { path: '/' });
  offerHelp(someIdentity.uid);
  await expect.element(page.getByRole('dialog', { name: 'Someone can listen' })).toBeVisible();
  expect(await findings()).toEqual([]);
});

test('a careful summary has no accessibility violation', async () => {
  const careful = { ...summaryOf({ weekStart: '2026-11-09' }), careful: true };
  fakeApi({ 'GET /api/summaries/weekly': { body: [careful] } });
  await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, { path: '/summary/2026-11-09' });
  await expect.element(page.getByText(/^Generated on /)).toBeVisible();
  expect(await findings()).toEqual([]);
});
