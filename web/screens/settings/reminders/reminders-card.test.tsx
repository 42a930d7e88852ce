import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { fakeSubscription } from '../../../../testing/fake-subscription.ts';
import { renderInApp } from '../../../../testing/render.tsx';
import { rememberPush } from '../../../device/push/push-failure.ts';
import { RemindersCard } from './reminders-card.tsx';

const get = 'GET /api/user/preferences';
const put = 'PUT /api/user/preferences';
const all = { deep: true, evening: true, streak: true, summary: true, quiet: null };
const toggle = (name: string) => page.getByRole('switch', { name });

async function show(answers: FakeAnswers = {}) {
  const api = fakeApi({
    [get]: { body: { reminders: all } },
    [put]: ({ body }) => ({ body }),
    ...answers,
  });
  await renderInApp(<RemindersCard />);
  return api;
}

test('shows a switch for each kind of reminder, and sends the state of all switches with each change', async () => {
  const api = await show();
  for (const name of ['Deep window', 'Evening', 'Streak at risk', 'Weekly summary']) {
    await expect.element(toggle(name)).toBeChecked();
  }
  await toggle('Evening').click();
  await expect.element(toggle('Evening')).not.toBeChecked();
  await toggle('Deep window').click();
  await expect
    .poll(() => api.of(put).map(({ body }) => body))
    .toEqual([{ reminders: { ...all, evening: false } }, { reminders: { ...all, evening: false, deep: false } }]);
});

test('suggests default quiet hours, and stores the times that the user chooses', async () => {
  const api = await show();
  await expect.element(page.getByLabelText('From')).not.toBeInTheDocument();
  await toggle('Quiet hours').click();
  await expect.element(page.getByLabelText('From')).toHaveValue('22:00');
  await page.getByLabelText('Until').fill('06:30');
  await expect
    .poll(() => api.of(put).at(-1)?.body)
    .toEqual({ reminders: { ...all, quiet: { from: '22:00', until: '06:30' } } });
  await toggle('Quiet hours').click();
  await expect.poll(() => api.of(put).at(-1)?.body).toEqual({ reminders: all });
});

test('says next to the field why equal or incomplete quiet hours are not saved', async () => {
  const quiet = { from: '22:00', until: '07:00' };
  const api = await show({ [get]: { body: { reminders: { ...all, quiet } } } });
  const [from, until] = [page.getByLabelText('From'), page.getByLabelText('Until')];
  await from.fill('07:00');
  const stay = 'The quiet hours stay 10:00\u00a0PM to 7:00\u00a0AM.';
  await expect.element(from).toHaveAccessibleDescription(`Not saved: “From” and “Until” are the same. ${stay}`);
  await from.clear();
  await until.click();
  await expect.element(from).toHaveAccessibleDescription(`Not saved: enter a whole time. ${stay}`);
  await until.fill('06:00');
  await expect.element(from).toHaveAttribute('aria-invalid', 'true');
  expect(api.of(put)).toEqual([]);
  await from.fill('23:00');
  await expect.element(from).not.toHaveAttribute('aria-invalid');
  await expect
    .poll(() => api.of(put).map(({ body }) => body))
    .toEqual([{ reminders: { ...all, quiet: { from: '23:00', until: '06:00' } } }]);
});

test('reverts a choice that could not be saved, and shows a toast', async () => {
  await show({ [put]: 'offline' });
  await toggle('Weekly summary').click();
  await expect.element(page.getByText('Your choice could not be saved. Please try again.')).toBeVisible();
  await expect.element(toggle('Weekly summary')).toBeChecked();
});

test('hides the switches when the settings cannot be loaded, and loads them again on request', async () => {
  let isDown = true;
  await show({ [get]: () => (isDown ? { status: 503, body: 'down' } : { body: { reminders: all } }) });
  await expect.element(page.getByText('This part cannot be loaded just now.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Load again/ })).toBeVisible();
  await expect.element(toggle('Evening')).not.toBeInTheDocument();
  isDown = false;
  await page.getByRole('button', { name: /^Load again/ }).click();
  await expect.element(toggle('Evening')).toBeChecked();
});

const elsewhere = () => page.getByText('On a device that allows reminders:');

function setPermission(permission: NotificationPermission) {
  const permitted = vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission);
  const subscribed = permission === 'granted' ? fakeSubscription() : null;
  onTestFinished(() => {
    permitted.mockRestore();
    subscribed?.mockRestore();
  });
  return permitted;
}

test.each([
  ['default', 'This device has not been allowed to remind you yet.', true],
  ['denied', /Notifications are blocked on this device/, false],
] as const)('explains that the notification permission of this device is "%s"', async (permission, text, canAsk) => {
  setPermission(permission);
  await show();
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByRole('button', { name: 'Allow on This Device' }).elements()).toHaveLength(canAsk ? 1 : 0);
  expect(elsewhere().elements()).toHaveLength(canAsk ? 0 : 1);
});

test('says that the page waits while the browser asks for the permission', async () => {
  setPermission('default');
  const asked = vi.spyOn(Notification, 'requestPermission').mockReturnValue(new Promise(() => {}));
  onTestFinished(() => asked.mockRestore());
  await show();
  await page.getByRole('button', { name: 'Allow on This Device', exact: true }).click();
  await expect.element(page.getByText('Waiting for your browser’s answer.')).toBeVisible();
});

test('says that the switches are for other devices while this device cannot subscribe to push', async () => {
  setPermission('granted');
  await show();
  await expect.element(toggle('Evening')).toBeChecked();
  expect(elsewhere().elements()).toHaveLength(0);
  rememberPush(false);
  await expect.element(page.getByText(/^Reminders do not work on this device/)).toBeVisible();
  await expect.element(elsewhere()).toBeVisible();
  rememberPush(true);
  await expect.element(elsewhere()).not.toBeInTheDocument();
});

test('when the user returns to the page after blocking notifications, says that they are blocked', async () => {
  const permitted = setPermission('granted');
  await show();
  await expect.element(toggle('Evening')).toBeChecked();
  permitted.mockReturnValue('denied');
  window.dispatchEvent(new Event('focus'));
  await expect.element(page.getByText(/Notifications are blocked on this device/)).toBeVisible();
  await expect.element(elsewhere()).toBeVisible();
});
