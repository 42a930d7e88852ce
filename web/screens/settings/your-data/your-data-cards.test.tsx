import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anotherUserSignedIn, changeableSession } from '../../../../testing/changeable-session.ts';
import { type FakeAnswer, type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { expectNothingCut, smallestPhoneLargestText } from '../../../../testing/large-text.ts';
import { openWindow, reflectionOf } from '../../../../testing/reflections.ts';
import { renderInApp, signedInState, someIdentity } from '../../../../testing/render.tsx';
import { putPending, removePending } from '../../../features/deletion/change-pending.ts';
import { deleteWithUndo } from '../../../features/deletion/delete-with-undo.ts';
import { deviceDrafts } from '../../../features/drafts/device-drafts.ts';
import { createDraft } from '../../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../../features/drafts/draft-storage.ts';
import { browserNavigation } from '../../../features/session/login-redirect.ts';
import { YourDataCards } from './your-data-cards.tsx';

const get = 'GET /api/user/data';
const preview = 'POST /api/user/import/preview';
const bring = 'POST /api/user/import';
const remove = 'POST /api/user/delete';
const yourData = { reflections: 312, summaries: 20, proof: 'password', isSample: false };
const report = {
  kind: 'dayone',
  reflections: 312,
  added: 300,
  summaries: 0,
  firstDay: '2019-05-01',
  lastDay: '2024-03-08',
  leftOut: { attachments: 4, withoutWords: 1, otherDays: 2, undated: 3, doubles: 0, unread: 0, fields: 4 },
};

async function show(answers: FakeAnswers = {}) {
  const api = fakeApi({
    [get]: { body: yourData },
    'GET /api/user/imports': { body: [] },
    'GET /api/user/tokens': { body: { tokens: [] } },
    ...answers,
  });
  const actions = {
    adopt: vi.fn(async () => undefined),
    signOut: vi.fn(async () => undefined),
    removeAccount: vi.fn(async () => undefined),
  };
  const { session, setState } = changeableSession(signedInState);
  const app = await renderInApp(<YourDataCards />, {
    path: '/settings/data',
    session: { ...session, actions: { ...session.actions, ...actions } },
  });
  await expect.element(page.getByRole('button', { name: 'Download Everything' })).toBeVisible();
  const leave = () => setState(anotherUserSignedIn);
  return { api, actions, app, leave };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (name: string) => page.getByLabelText(name, { exact: true });
const choose = (file = new File(['{"entries": []}'], 'Journal.json')) =>
  userEvent.upload(page.getByLabelText('The file to bring in'), file);

test('saves the export as one zip with the date in its name', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  await show({ 'GET /api/user/export': { body: 'zip' } });
  await press('Download Everything');
  await expect.element(page.getByText('Your journal is saved to your device.')).toBeVisible();
  expect(saved).toEqual([expect.stringMatching(/^inward-\d{4}-\d\d-\d\d\.zip$/)]);
});

test.each([
  ['that can be undone', true],
  ['that failed to be sent', false],
])('sends a deletion %s before the export, which would have its words', async (_, isOffered) => {
  const deleted = reflectionOf();
  const call = `DELETE /api/reflections/${deleted.id}`;
  const { api, app } = await show({ [call]: { status: 204 }, 'GET /api/user/export': { status: 503 } });
  const { uid } = someIdentity;
  if (isOffered) deleteWithUndo(app.client, uid, deleted, { description: '', takesFocus: false });
  else putPending(uid, { ...deleted, heldUntilMs: 0, countedDay: deleted.localDate, isImported: false });
  onTestFinished(() => removePending(uid, deleted.id));
  await press('Download Everything');
  await expect.element(page.getByText('Not downloaded')).toBeVisible();
  const calls = api.requests.map((request) => request.call);
  expect(calls.filter((each) => each === call || each.endsWith('/export'))).toEqual([call, 'GET /api/user/export']);
});

const waitForEffects = () => new Promise((resolve) => setTimeout(resolve, 300));

test.each<[string, FakeAnswer | 'offline']>([
  ['a finished download', { body: 'zip' }],
  ['a failed download', 'offline'],
])('does not show %s after another user has signed in', async (_what, answer) => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => click.mockRestore());
  const { leave } = await show({
    'GET /api/user/export': () => {
      leave();
      return answer;
    },
  });
  await press('Download Everything');
  await waitForEffects();
  expect(click).not.toHaveBeenCalled();
  expect(page.getByText('Not downloaded').elements()).toEqual([]);
});

test('neither reports an import nor reloads the user after another user has signed in', async () => {
  const copy = { ...report, kind: 'inward' };
  const { actions, leave } = await show({
    [preview]: { body: copy },
    [bring]: () => {
      leave();
      return { body: copy };
    },
  });
  await choose();
  await press('Bring In');
  await waitForEffects();
  expect(actions.adopt).not.toHaveBeenCalled();
  expect(page.getByText('Brought in').elements()).toEqual([]);
});

test.each([
  ['that cannot share', {}],
  ['that can share only images', { shareImage: () => expect.unreachable('the zip is not an image') }],
])('in a wrapper %s, tells the user to save the file in the browser', async (_which, wrapper) => {
  window.AndroidBridge = wrapper;
  onTestFinished(() => {
    delete window.AndroidBridge;
  });
  await show({ 'GET /api/user/export': { body: 'zip' } });
  await press('Download Everything');
  await expect
    .element(page.getByText(/This version of the app cannot save files\. Open http.+ in your browser/))
    .toBeVisible();
});

test('passes the zip to a wrapper that can share files', async () => {
  const shareFile = vi.fn();
  window.AndroidBridge = { shareFile };
  onTestFinished(() => {
    delete window.AndroidBridge;
  });
  await show({ 'GET /api/user/export': { body: 'zip' } });
  await press('Download Everything');
  await vi.waitFor(() => expect(shareFile).toHaveBeenCalledOnce());
  expect(shareFile.mock.calls[0]).toEqual([
    expect.stringMatching(/^data:application\/zip;base64,/),
    expect.stringMatching(/^inward-.+\.zip$/),
    'My Inward journal',
    'My Inward journal',
  ]);
});

test('previews the contents of a file and imports it only after confirmation', async () => {
  const { api, actions } = await show({ [preview]: { body: report }, [bring]: { body: report } });
  await choose();
  const dialog = page.getByRole('dialog', { name: 'Bring this in?' });
  await expect.element(dialog.getByText('312 entries of Day One from 2019 to 2024.')).toBeVisible();
  await expect.element(dialog.getByText('12 are here already and stay as they are.')).toBeVisible();
  await expect.element(dialog.getByText('4 photos and other attachments are left out.')).toBeVisible();
  await expect.element(dialog.getByText('1 entry without words is left out.')).toBeVisible();
  await expect.element(dialog.getByText('2 entries from before 1970 or from days to come are left out.')).toBeVisible();
  await expect
    .element(dialog.getByText('The dates of 3 entries could not be read, so they are left out.', { exact: false }))
    .toBeVisible();
  await expect.element(dialog.getByText('Tags, places and weather are left out.')).toBeVisible();
  expect(api.of(bring)).toHaveLength(0);
  await press('Bring In');
  await expect.element(page.getByText('300 entries of Day One were brought in.')).toBeVisible();
  expect(api.of(bring)[0]?.headers.get('content-type')).toBe('application/octet-stream');
  expect(api.of(bring)[0]?.body).toEqual({ entries: [] });
  await vi.waitFor(() => expect(api.of(get).length).toBeGreaterThan(1));
  expect(actions.adopt).not.toHaveBeenCalled();
});

test('reloads the user after importing a backup, which restores the sign-up date', async () => {
  const copy = {
    ...report,
    kind: 'inward',
    added: 312,
    summaries: 20,
    leftOut: { attachments: 0, withoutWords: 0, otherDays: 0, undated: 0, doubles: 0, unread: 0, fields: 0 },
  };
  const { actions } = await show({ [preview]: { body: copy }, [bring]: { body: copy } });
  await choose();
  await expect.element(page.getByText('312 reflections from 2019 to 2024 and 20 weekly summaries.')).toBeVisible();
  await press('Bring In');
  await vi.waitFor(() => expect(actions.adopt).toHaveBeenCalledExactlyOnceWith(someIdentity));
});

test('previews only the last chosen file, even when the answer for the first one arrives later', async () => {
  const answers: ((answer: FakeAnswer) => void)[] = [];
  const { api } = await show({ [preview]: () => new Promise((answer) => answers.push(answer)) });
  await choose(new File(['{}'], 'Wrong.json'));
  await expect.element(page.getByText('Reading Wrong.json...')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose Another File' })).toBeVisible();
  await choose(new File(['{}'], 'Right.json'));
  await expect.element(page.getByText('Reading Right.json...')).toBeVisible();
  await vi.waitFor(() => expect(api.of(preview)).toHaveLength(2));
  answers[0]?.({ body: { ...report, reflections: 1, added: 1 } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  answers[1]?.({ body: report });
  await expect.element(page.getByRole('dialog').getByText('312 entries of Day One from 2019 to 2024.')).toBeVisible();
  expect(page.getByText(/^Reading/).elements()).toHaveLength(0);
});

test('closes the preview of a file when another file is chosen', async () => {
  let answer: FakeAnswer | Promise<FakeAnswer> = { body: report };
  await show({ [preview]: async () => answer });
  await choose();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  answer = new Promise(() => {});
  await choose(new File(['{}'], 'Right.json'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('offers only Close for a file with nothing new', async () => {
  await show({ [preview]: { body: { ...report, reflections: 2, added: 0 } } });
  await choose();
  await expect.element(page.getByRole('dialog', { name: 'Nothing new' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Bring In', exact: true })).not.toBeInTheDocument();
  await press('Close');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test.each<[string, FakeAnswers[string], string]>([
  [
    'shows the place of the error in an invalid file',
    {
      status: 400,
      body: { code: 'bad_request', message: 'entries.3.creationDate must be a date', requestId: 'r', field: 'x' },
    },
    'entries.3.creationDate must be a date',
  ],
  [
    'shows a network error when the preview fails',
    'offline',
    'Network error. Please check your internet connection and try again.',
  ],
])('%s', async (_what, answer, words) => {
  await show({ [preview]: answer });
  await choose();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('does not upload a file that is too large', async () => {
  const { api } = await show();
  const huge = new File(['x'], 'all.zip');
  Object.defineProperty(huge, 'size', { value: 200 * 1024 * 1024 });
  const input = page.getByLabelText('The file to bring in').element() as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [huge], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByText(/larger than 100 MB/)).toBeVisible();
  expect(api.of(preview)).toHaveLength(0);
});

test('deletes the account after the user enters the confirmation word and the password, and clears only this user’s data on the device', async () => {
  localStorage.setItem(`inward-draft:${someIdentity.uid}:evening:1:2`, 'mine');
  localStorage.setItem('inward-draft:person-2:evening:1:2', 'of another user');
  localStorage.setItem('fcmToken', 'push');
  localStorage.setItem('sound-settings', '{}');
  localStorage.setItem('first-time-user', 'false');
  const { api, actions, app } = await show({ [remove]: { body: { deleted: true } } });
  await press('Delete Account');
  const dialog = page.getByRole('dialog', { name: 'Leaving Inward' });
  await expect.element(dialog.getByRole('button', { name: 'Copy the words' })).not.toBeInTheDocument();
  await expect.element(dialog.getByText(/all 312 entries, the summaries and your streak/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download Everything First' })).toBeVisible();
  await press('Delete Account for Good');
  await expect.element(page.getByText('Please type DELETE.')).toBeVisible();
  // Capitals do not matter.
  await field('Type DELETE to confirm').fill('delete');
  await press('Delete Account for Good');
  await expect.element(page.getByText('Please enter your password.')).toBeVisible();
  expect(api.of(remove)).toHaveLength(0);
  await field('Your password').fill('Secret!23');
  await press('Delete Account for Good');
  await expect.element(page.getByText('Everything you wrote is gone from here. Take care.')).toBeVisible();
  expect(api.of(remove).map(({ body }) => body)).toEqual([{ confirmation: 'DELETE', password: 'Secret!23' }]);
  expect(actions.removeAccount).toHaveBeenCalledOnce();
  expect(actions.signOut).toHaveBeenCalledOnce();
  expect(Object.keys(localStorage).sort()).toEqual(['first-time-user', 'inward-draft:person-2:evening:1:2']);
  expect(app.history.at(-1)).toBe('/');
});

test('before the deletion of the account, warns of words that only this device has, and copies them', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copy.mockRestore());
  const { window } = openWindow(3_600_000);
  const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content: 'The harbour was quiet. ' };
  writeDraft(deviceDrafts, draftKey(someIdentity.uid, draft), { ...draft, otherContent: 'It rained.' });
  await show();
  await press('Delete Account');
  const dialog = page.getByRole('dialog', { name: 'Leaving Inward' });
  await expect.element(dialog.getByText('Some of your words are not in your journal yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy the words' }).click();
  expect(copy).toHaveBeenCalledExactlyOnceWith('The harbour was quiet.\n\nIt rained.');
});

test('shows an error below a wrong password, and clears no data on the device', async () => {
  localStorage.setItem('sound-settings', '{}');
  const body = {
    code: 'wrong_password',
    message: 'Incorrect password. Please try again.',
    requestId: 'r',
    field: 'password',
  };
  const { actions } = await show({ [remove]: { status: 403, body } });
  await press('Delete Account');
  await field('Type DELETE to confirm').fill('DELETE');
  await field('Your password').fill('Wrong!23');
  await press('Delete Account for Good');
  await expect.element(field('Your password')).toHaveAccessibleDescription('Incorrect password. Please try again.');
  expect(actions.signOut).not.toHaveBeenCalled();
  expect(localStorage.getItem('sound-settings')).toBe('{}');
});

test.each([
  ['to sign in again', 'recent_login_required', 'Please sign out and sign in again to perform this action.'],
  [
    'for a new password after an undo',
    'password_needed',
    'Please choose a new password first: sign out, then press "Forgot Password?".',
  ],
])('asks a user without a password %s', async (_what, code, words) => {
  const { api } = await show({
    [get]: { body: { ...yourData, proof: 'recent-sign-in' } },
    [remove]: { status: 403, body: { code, message: words, requestId: 'r' } },
  });
  await press('Delete Account');
  await expect.element(page.getByText(/within five minutes of signing in/)).toBeVisible();
  await field('Type DELETE to confirm').fill('DELETE');
  await press('Delete Account for Good');
  await expect.element(page.getByText(words)).toBeVisible();
  expect(api.of(remove).map(({ body }) => body)).toEqual([{ confirmation: 'DELETE' }]);
});

test('says that the hosted sign-in could not be deleted with the journal', async () => {
  const { actions } = await show({ [remove]: { body: { deleted: true } } });
  actions.removeAccount.mockRejectedValue(new Error('requires recent login'));
  await press('Delete Account');
  await field('Type DELETE to confirm').fill('DELETE');
  await field('Your password').fill('Secret!23');
  await press('Delete Account for Good');
  await expect.element(page.getByText(/Your sign-in could not be deleted/)).toBeVisible();
  expect(actions.signOut).toHaveBeenCalledOnce();
});

test('redirects to the login when the session has expired before a download', async () => {
  const leave = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
  onTestFinished(() => leave.mockRestore());
  const body = { code: 'unauthorized', message: 'Unauthorized', requestId: 'r' };
  await show({ 'GET /api/user/export': { status: 401, body } });
  await press('Download Everything');
  await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login'));
});

test('gives the password field of the deletion dialog enough width', async () => {
  await show();
  await press('Delete Account');
  const typed = field('Your password').element().getBoundingClientRect();
  const eye = page.getByRole('button', { name: 'Show your password' }).element().getBoundingClientRect();
  expect(typed.width).toBeGreaterThan(3 * eye.width);
});

test('cuts off no part of the data cards and the deletion dialog on the smallest phone at 200% text size', async () => {
  await smallestPhoneLargestText();
  const { app } = await show();
  expectNothingCut(app.container);
  await press('Delete Account');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expectNothingCut(page.getByRole('dialog').element() as HTMLElement);
});

test('in the sample journal, offers neither an import nor the deletion of the account, and explains why', async () => {
  await show({ [get]: { body: { ...yourData, isSample: true } } });
  await expect.element(page.getByText(/^The sample journal belongs to everybody/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Delete Account' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/^A file can be brought in only to a journal of your own/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Bring In a File' })).not.toBeInTheDocument();
});

test('places the show-password button at the end of the field', async () => {
  await show();
  await press('Delete Account');
  const eye = page.getByRole('button', { name: 'Show your password' }).element().getBoundingClientRect();
  const input = field('Your password').element().getBoundingClientRect();
  expect(eye.width).toBeLessThanOrEqual(48);
  expect(eye.left).toBeGreaterThan(input.left + input.width / 2);
});
