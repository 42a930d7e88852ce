import type { Page, Route } from 'playwright';

const hanging = new WeakMap<Page, Route[]>();

/** Leave requests for this path unanswered, to show a screen while it is loading. */
export async function hang(page: Page, path: string): Promise<void> {
  const routes = hanging.get(page) ?? [];
  hanging.set(page, routes);
  await page.route(path, (route) => void routes.push(route));
}

/** Abort the requests that `hang` left unanswered. Otherwise they would reach the server when the page closes. */
export async function cutOff(page: Page): Promise<void> {
  for (const route of hanging.get(page) ?? []) await route.abort().catch(() => undefined);
}

export async function fail(page: Page, path: string): Promise<void> {
  const json = { code: 'internal', message: 'Something went wrong on our side.', requestId: 'screenshot' };
  await page.route(path, (route) => route.fulfill({ status: 500, json }));
}

/** Make requests fail as without a network. */
export async function unplug(page: Page, path = '**/api/**'): Promise<void> {
  await page.route(path, (route) => route.abort('internetdisconnected'));
}

/** Answer requests for this path with this JSON, to show a state that the sample user does not have. */
export async function answer(page: Page, path: string, json: unknown, status = 200): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, json }));
}
