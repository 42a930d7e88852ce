import { STORAGE_DEVICE_INFO, STORAGE_PUSH_TOKEN } from '../../core/domain/limits.ts';
import { bridge } from './bridge.ts';
import { storage } from './storage.ts';
import { type Insets, reportInsets, reportKeyboard } from './viewport.ts';

type DeviceInfo = { registeredAt: string; userAgent: string; platform: string } & Readonly<Record<string, string>>;

export type PushDevice = { token: string; deviceInfo: DeviceInfo };

/** What the Android wrapper may call on the page. */
type WrapperCallbacks = {
  /** A push token came; the device's own details as an object or its JSON. */
  registerPushToken: (token: string, details?: unknown) => void;
  /** Registers the stored token once more. */
  registerStoredPushToken: () => void;
  /** The keyboard's height in CSS pixels, 0 when it closed, null to let the page measure. */
  keyboardChanged: (heightPx: number | null) => void;
  /** What bars and notches cover at the four edges, CSS pixels. */
  insetsChanged: (insets: Insets) => void;
  /** A notification was tapped: opens a path of the product without loading the page anew. */
  openPath: (path: string) => void;
};

declare global {
  interface Window {
    inward?: WrapperCallbacks;
  }
}

function readDetails(details: unknown): Record<string, string> {
  try {
    const value: unknown = typeof details === 'string' ? JSON.parse(details) : details;
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).map(([name, fact]) => [name, String(fact).slice(0, 1024)]));
  } catch {
    return {};
  }
}

function keepPushDevice(token: string, details: unknown): void {
  storage.set(STORAGE_PUSH_TOKEN, token);
  storage.setJson(STORAGE_DEVICE_INFO, {
    ...bridge.environmentInfo(),
    ...readDetails(details),
    registeredAt: new Date().toISOString(),
    userAgent: navigator.userAgent,
    platform: 'android-webview',
  } satisfies DeviceInfo);
}

/** The push token that the wrapper handed over, and what is known of the device; null when there is none. */
export function storedPushDevice(): PushDevice | null {
  const token = storage.get(STORAGE_PUSH_TOKEN);
  if (!token) return null;
  const info = readDetails(storage.getJson(STORAGE_DEVICE_INFO));
  const { registeredAt = '', userAgent = navigator.userAgent, platform = 'android-webview' } = info;
  return { token, deviceInfo: { ...info, registeredAt, userAgent, platform } };
}

type WrapperListener = {
  /** A token is kept on the device and may be registered. */
  onToken: () => void;
  onOpen: (path: string) => void;
};

/** Offers the wrapper what it may call. Returns the way to stop. */
export function listenToWrapper({ onToken, onOpen }: WrapperListener): () => void {
  window.inward = {
    registerPushToken: (token, details) => {
      keepPushDevice(token, details);
      onToken();
    },
    registerStoredPushToken: onToken,
    keyboardChanged: reportKeyboard,
    insetsChanged: reportInsets,
    openPath: (path) => {
      // Another host's address begins with two.
      if (/^\/(?!\/)/.test(path)) onOpen(path);
    },
  };
  return () => {
    delete window.inward;
  };
}
