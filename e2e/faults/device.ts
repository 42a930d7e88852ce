import { AsyncLocalStorage } from 'node:async_hooks';

/** How much faster than the real one a device's clock runs: its waits of seconds are waits of a few dozen ms. */
const speed = 50;

export type Tab = {
  readonly device: Device;
  readonly window: EventTarget & { readonly localStorage: object };
  readonly document: EventTarget & { readonly visibilityState: 'visible' };
  isDead: boolean;
};

export type Device = {
  /** What outlives every tab. */
  readonly storage: Map<string, string>;
  readonly tabs: Tab[];
  /** How far its clock is off, milliseconds. */
  readonly skewMs: number;
  isOnline: boolean;
  readonly fetch: (tab: Tab, url: string, init: RequestInit) => Promise<Response>;
};

const current = new AsyncLocalStorage<Tab>();

/** Runs code as a script of this tab: `window`, `localStorage`, `fetch`, timers and the clock are the tab's. */
export function inTab<T>(tab: Tab, work: () => T): T {
  return current.run(tab, work);
}

/** Runs what belongs to no tab, such as the network beneath them, with the timers of Node. */
export function outsideTabs<T>(work: () => T): T {
  return current.exit(work);
}

class DeviceStorageEvent extends Event {
  readonly key: string | null;
  constructor(type: string, { key = null }: { key?: string | null } = {}) {
    super(type);
    this.key = key;
  }
}

/** localStorage of one tab: shared with the others, which hear of changes, and dead with its tab. */
function storageOf(tab: () => Tab, device: Device): object {
  const tell = (key: string) => {
    for (const other of device.tabs) {
      if (other === tab() || other.isDead) continue;
      current.run(other, () => other.window.dispatchEvent(new DeviceStorageEvent('storage', { key })));
    }
  };
  const methods = {
    getItem: (key: string) => device.storage.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (tab().isDead) return;
      device.storage.set(key, value);
      tell(key);
    },
    removeItem: (key: string) => {
      if (tab().isDead || !device.storage.delete(key)) return;
      tell(key);
    },
  };
  return new Proxy(methods, {
    ownKeys: () => [...device.storage.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: '' }),
  });
}

export function openTab(device: Device): Tab {
  const tab: Tab = {
    device,
    window: Object.assign(new EventTarget(), { localStorage: storageOf(() => tab, device) }),
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
    isDead: false,
  };
  device.tabs.push(tab);
  return tab;
}

/** The tab is gone from one moment to the next: no event, no last save. */
export function killTab(tab: Tab): void {
  tab.isDead = true;
}

/** All that a browser gives a page, taken from whichever tab runs; outside of tabs everything is as it was. */
export function installBrowser(): () => void {
  const real = { setTimeout, fetch, Date, navigator: globalThis.navigator };
  const put = (name: string, value: () => unknown) =>
    Object.defineProperty(globalThis, name, { configurable: true, get: value, set: () => undefined });
  const skewMs = () => current.getStore()?.device.skewMs ?? 0;
  const ownDate = new Proxy(real.Date, {
    construct: (date, given: number[]) => Reflect.construct(date, given.length === 0 ? [date.now() + skewMs()] : given),
    get: (date, name) => (name === 'now' ? () => date.now() + skewMs() : Reflect.get(date, name)),
  });
  const ownTimeout = Object.assign((work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const tab = current.getStore();
    if (!tab) return real.setTimeout(work, ms, ...given);
    return real.setTimeout(() => tab.isDead || work(...given), ms / speed);
  }, real.setTimeout);
  const ownFetch = (url: string, init: RequestInit = {}) => {
    const tab = current.getStore();
    return tab ? tab.device.fetch(tab, url, init) : real.fetch(url, init);
  };
  put('window', () => current.getStore()?.window);
  put('document', () => current.getStore()?.document);
  put('navigator', () => {
    const tab = current.getStore();
    return tab ? { onLine: tab.device.isOnline, userAgent: 'a device' } : real.navigator;
  });
  put('StorageEvent', () => DeviceStorageEvent);
  put('Date', () => ownDate);
  put('setTimeout', () => ownTimeout);
  put('fetch', () => ownFetch);
  return () => {
    for (const name of ['window', 'document', 'StorageEvent']) Reflect.deleteProperty(globalThis, name);
    for (const [name, value] of Object.entries(real)) {
      Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
    }
  };
}

/** Waits as the tab does. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The token of whoever's tab runs. */
export function tokenOfTab(): string | null {
  return current.getStore()?.device.storage.get('token') ?? null;
}

/** Whose tab runs. */
export function ownerOfTab(): string | null {
  return current.getStore()?.device.storage.get('uid') ?? null;
}
