import { AsyncLocalStorage } from 'node:async_hooks';

/** How many times faster the timers of the simulated device run than real timers. */
const speed = 50;

export type Tab = {
  readonly device: Device;
  readonly window: EventTarget & { readonly localStorage: object };
  readonly document: EventTarget & { readonly visibilityState: 'visible' };
  isDead: boolean;
};

export type Device = {
  /** The content of localStorage, which all tabs share. */
  readonly storage: Map<string, string>;
  readonly tabs: Tab[];
  /** How far the device's clock is ahead in ms, negative if behind. */
  readonly skewMs: number;
  isOnline: boolean;
  readonly fetch: (tab: Tab, url: string, init: RequestInit) => Promise<Response>;
};

const current = new AsyncLocalStorage<Tab>();

/** Run code as a script of this tab, with the tab's `window`, `localStorage`, `fetch`, timers and clock. */
export function inTab<T>(tab: Tab, work: () => T): T {
  return current.run(tab, work);
}

/** Run code that belongs to no tab, such as the simulated network, with Node's own timers. */
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

/**
 * Return the localStorage of one tab. A change fires `storage` in all other tabs. A killed tab cannot change anything.
 */
function storageOf(tab: () => Tab, device: Device): object {
  const notifyOtherTabs = (key: string) => {
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
      notifyOtherTabs(key);
    },
    removeItem: (key: string) => {
      if (tab().isDead || !device.storage.delete(key)) return;
      notifyOtherTabs(key);
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

/** Kill the tab at once: it fires no event and saves nothing more. */
export function killTab(tab: Tab): void {
  tab.isDead = true;
}

/**
 * Install globals such as `window` and `fetch`: code of a tab gets those of its tab, all other code gets those of Node.
 * Return a function that restores the globals of Node.
 */
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

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function tokenOfTab(): string | null {
  return current.getStore()?.device.storage.get('token') ?? null;
}

export function ownerOfTab(): string | null {
  return current.getStore()?.device.storage.get('uid') ?? null;
}
