import type { Page } from 'playwright';

/**
 * Return a list to which every violation of this page's content security policy is added: its directive and address.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const mark = 'Content security policy violated: ';
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(mark)) found.push(message.text().slice(mark.length));
  });
  await page.addInitScript((start) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.info(`${start}${effectiveDirective} ${blockedURI}`),
    );
  }, mark);
  return found;
}
