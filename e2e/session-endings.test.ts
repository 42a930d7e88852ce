import { expect, test } from 'vitest';
import { openBuiltinWorld } from './support/builtin-world.ts';
import { signIn } from './support/identity-journey.ts';
import { expectText, newEmail, signUp } from './support/page-actions.ts';
import { beginWriting, expectLogin, sessionEndings } from './support/session-endings.ts';

const { world, device } = sessionEndings('builtin', openBuiltinWorld);

test('a draft is sent after the next sign-in if another device has ended the session before the submit', async () => {
  const [phone, desk] = [await device(), await device()];
  const email = newEmail('revoked');
  const words = 'I was signed out in the middle of';
  await desk.page.goto(world().address);
  await signUp(desk.page, { name: '', email });
  await phone.page.goto(world().address);
  await signIn(phone.page, email, 'Quiet-harbour!');
  await expectText(phone.page, '0 day streak');
  await beginWriting(phone.page, words);
  await desk.page.goto(`${world().address}/settings/safety`);
  await desk.page.getByRole('button', { name: /^Sign out .* on / }).click();
  await expectText(desk.page, 'is signed out.');
  await phone.page.getByRole('button', { name: 'Submit Reflection' }).click();
  await expectLogin(phone);
  expect(phone.toasts).toContain('UnauthorizedYou are logged out. Logging in again...');
  await expectText(
    phone.page,
    'You were signed out. Unsent words are still on this device, for the account that wrote them.',
  );
  expect(await phone.page.locator('body').innerText()).not.toContain(words);
  await signIn(phone.page, email, 'Quiet-harbour!');
  await expectText(phone.page, 'Sent to your journal');
  await expectText(phone.page, 'Completed');
});
