// Tests the sign-in in a low window, as at 400% zoom.
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { fakeApi } from '../../../testing/fake-api.ts';
import { largeText } from '../../../testing/large-text.ts';
import { renderInApp, standingSession } from '../../../testing/render.tsx';
import { signedOut } from '../../features/session/session-state.ts';
import { LoginScreen } from './login-screen.tsx';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';

async function showLogin(path: string, percent: number) {
  await largeText(360, 225, percent);
  fakeApi({ 'GET /api/config': { body: { federated: [], demo: false } } });
  await renderInApp(<LoginScreen />, { path, session: standingSession(signedOut, {}) });
}

const field = (label: string) => page.getByLabelText(label, { exact: true });

async function expectFocusWithLabel(input: Locator, label: string) {
  await expect.element(input).toHaveFocus();
  await expect.element(input).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByText(label, { exact: true }).last()).toBeInViewport({ ratio: 1 });
}

test('Shift+Tab to the email at the upper edge of the window shows its label', async () => {
  await showLogin('/', 100);
  (await field('Password').findElement()).focus();
  scrollBy(0, field('Email').element().getBoundingClientRect().top);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expectFocusWithLabel(field('Email'), 'Email');
});

test.each([100, 200])(
  '"Use a recovery code" shows the label of its field at a text size of %i percent',
  async (percent) => {
    await showLogin('/auth?code', percent);
    await expect.element(page.getByRole('button', { name: 'Use a recovery code' })).toBeInTheDocument();
    scrollTo(0, document.documentElement.scrollHeight);
    (page.getByRole('button', { name: 'Use a recovery code' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expectFocusWithLabel(field('Recovery code'), 'Recovery code');
  },
);
