import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openWindow } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity, standingSession } from '../../../testing/render.tsx';
import '../../ui/styles/base.css';
import '../../ui/styles/tokens.css';
import { deviceDrafts } from '../../features/drafts/device-drafts.ts';
import { createDraft, type Draft } from '../../features/drafts/draft.ts';
import { draftKey, findDrafts, writeDraft } from '../../features/drafts/draft-storage.ts';
import { recoverDrafts } from '../../features/drafts/recover-drafts.ts';
import { rememberLastUser } from '../../features/session/last-user.ts';
import { signedOut } from '../../features/session/session-state.ts';
import { LoginScreen } from './login-screen.tsx';

async function showLogin() {
  fakeApi({ 'GET /api/config': { body: { federated: [], demo: false } } });
  const session = standingSession(signedOut, { sendPasswordReset: async () => undefined });
  return renderInApp(<LoginScreen />, { path: '/', session });
}

const unsentWords = /^You were signed out\. Unsent words are still on this device, for the account that wrote them\./;
const keptWords = /^Unsent words are still on this device, for the account that wrote them\./;

function storeDraft(uid: string, change: Partial<Draft> = {}, type: ReflectionType = 'evening'): void {
  const window = { ...openWindow(3_600_000).window, type };
  const draft = {
    ...createDraft(window, { promptId: 'p', question: 'q' }),
    content: 'The harbour was quiet.',
    ...change,
  };
  writeDraft(deviceDrafts, draftKey(uid, window), draft);
}

test.each([
  ['has words of the user', someIdentity.uid, unsentWords],
  ['has words that the user has put away', someIdentity.uid, unsentWords, 'put-away'],
  ['has words of another user', 'another-user', unsentWords],
  ['has no words', someIdentity.uid, /^You were signed out\.$/, null, ''],
] as const)('says that the session has ended, and whether unsent words are left, if the device %s', async (...row) => {
  const [, writer, said, status = null, content = 'The harbour was quiet.'] = row;
  storeDraft(writer, { status, content });
  rememberLastUser(someIdentity.uid);
  const screen = await showLogin();
  await expect.element(screen.getByText(said)).toBeVisible();
  await expect.element(screen.getByText(/^A session ends after a new password/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test('mentions the words that a user kept at a sign-out, without a reason for the end of the session', async () => {
  storeDraft(someIdentity.uid);
  const screen = await showLogin();
  await expect.element(screen.getByText(keptWords)).toBeVisible();
  await expect.element(screen.getByText(/^They are shown again after the next sign-in to that account/)).toBeVisible();
  expect(screen.getByText(/^A session ends after/).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Delete these words' }).click();
  await screen.getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(screen.getByText(keptWords)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Inward' })).toHaveFocus();
});

test('still offers to delete the unsent words after the user has asked for a new password', async () => {
  storeDraft(someIdentity.uid);
  rememberLastUser(someIdentity.uid);
  const screen = await showLogin();
  await expect.element(screen.getByText(unsentWords)).toBeVisible();
  await screen.getByLabelText('Email').fill('anna@example.org');
  await screen.getByRole('button', { name: 'Forgot Password?' }).click();
  await screen.getByRole('button', { name: 'Send Reset Email' }).click();
  await screen.getByRole('button', { name: 'Back to Sign In' }).click();
  await expect.element(screen.getByText(keptWords)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Delete these words' })).toBeVisible();
});

test('deletes the unsent words of every account on the device after a question with their number', async () => {
  storeDraft(someIdentity.uid);
  storeDraft(someIdentity.uid, { status: 'put-away' }, 'deep');
  storeDraft('another-user');
  rememberLastUser(someIdentity.uid);
  const screen = await showLogin();
  const ask = screen.getByRole('button', { name: 'Delete these words' });
  await ask.click();
  const question = screen.getByRole('dialog', { name: 'Delete all unsent words?' });
  await expect.element(question).toMatchTextContent('Three texts are deleted from this device for good');
  await question.getByRole('button', { name: 'Keep them' }).click();
  expect(findDrafts(someIdentity.uid)).toHaveLength(2);
  await expect.element(ask).toHaveFocus();
  await ask.click();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(screen.getByRole('status')).toMatchTextContent('The unsent words are no longer on this device.');
  await expect.element(screen.getByText(/^You were signed out\.$/)).toBeVisible();
  expect(ask.elements()).toHaveLength(0);
  await expect.element(screen.getByRole('heading', { name: 'Inward' })).toHaveFocus();
  for (const uid of [someIdentity.uid, 'another-user']) {
    await recoverDrafts(uid);
    expect(findDrafts(uid)).toEqual([]);
  }
});

test('the notice with unsent words is as high as the space that is reserved for it', async () => {
  storeDraft(someIdentity.uid);
  rememberLastUser(someIdentity.uid);
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(390, 844);
  const screen = await showLogin();
  const notice = screen.getByText(unsentWords).element().parentElement;
  if (!notice) throw new Error('The notice is missing');
  expect(notice.getBoundingClientRect().height).toBe(parseFloat(getComputedStyle(notice).minHeight));
});
