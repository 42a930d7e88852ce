import type { Page } from 'playwright';

let given = 0;

export function newEmail(name: string): string {
  given += 1;
  return `${name}-${given}@mail.example`;
}

/** Wait until the page shows the text. If it does not, say what it shows instead. */
export async function expectText(page: Page, text: string): Promise<void> {
  try {
    await page.getByText(text).filter({ visible: true }).first().waitFor();
  } catch (cause) {
    const shown = await page.locator('body').ariaSnapshot();
    throw new Error(`${page.url()} does not show “${text}”, but:\n${shown}`, { cause });
  }
}

/** Create an account on the login page. */
export async function signUp(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('Quiet-harbour!');
  await page.getByLabel('Confirm password', { exact: true }).fill('Quiet-harbour!');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expectText(page, 'Account created');
}

/** Sign in on the login page, as a user that `signUp` created. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Quiet-harbour!');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** From home, open the evening or deep reflection and submit the text. */
export async function writeReflection(page: Page, words: string, kind: 'Evening' | 'Deep' = 'Evening'): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`${kind} Reflection`) }).click();
  await page.getByPlaceholder('Write what comes…').fill(words);
  await page.getByRole('button', { name: 'Submit Reflection' }).click();
}

/** Add a virtual authenticator, which creates and uses passkeys without user interaction. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
}
