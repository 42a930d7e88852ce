import type { Page, Route } from 'playwright';

const hanging = new WeakMap<Page, Route[]>();

/** A call that never answers: what a screen shows while it loads. */
export async function hang(page: Page, path: string): Promise<void> {
  const routes = hanging.get(page) ?? [];
  hanging.set(page, routes);
  await page.route(path, (route) => void routes.push(route));
}

/** Ends the calls that hang: a page that is closed over them would let them through to the server. */
export async function cutOff(page: Page): Promise<void> {
  for (const route of hanging.get(page) ?? []) await route.abort().catch(() => undefined);
}

/** A server that has failed. */
export async function fail(page: Page, path: string): Promise<void> {
  const json = { code: 'internal', message: 'Something went wrong on our side.', requestId: 'screenshot' };
  await page.route(path, (route) => route.fulfill({ status: 500, json }));
}

/** No network at all. */
export async function unplug(page: Page, path = '**/api/**'): Promise<void> {
  await page.route(path, (route) => route.abort('internetdisconnected'));
}

/** An answer of our own, for what ten ordinary weeks do not contain. */
export async function answer(page: Page, path: string, json: unknown, status = 200): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, json }));
}
