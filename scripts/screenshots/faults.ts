import type { Page, Route } from 'playwright';

const hanging = new WeakMap<Page, Route[]>();

/** Leave requests for this path without a response, as while a screen loads. */
export async function hang(page: Page, path: string): Promise<void> {
  const routes = hanging.get(page) ?? [];
  hanging.set(page, routes);
  await page.route(path, (route) => void routes.push(route));
}

/** Abort the requests of `hang`: closing the page would send them to the server. */
export async function cutOff(page: Page): Promise<void> {
  for (const route of hanging.get(page) ?? []) await route.abort().catch(() => undefined);
}

/** Respond with an internal server error. */
export async function fail(page: Page, path: string): Promise<void> {
  const json = { code: 'internal', message: 'Something went wrong on our side.', requestId: 'screenshot' };
  await page.route(path, (route) => route.fulfill({ status: 500, json }));
}

/** Let requests fail as if there were no network. */
export async function unplug(page: Page, path = '**/api/**'): Promise<void> {
  await page.route(path, (route) => route.abort('internetdisconnected'));
}

/** Respond with this JSON, for states that the sample user does not have. */
export async function answer(page: Page, path: string, json: unknown, status = 200): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, json }));
}
