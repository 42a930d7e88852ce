import { STORAGE_DEVICE_INFO, STORAGE_PUSH_TOKEN } from '../../../core/domain/limits.ts';
import { bridge } from '../bridge.ts';
import { storage } from '../storage.ts';
import { type Insets, reportInsets, reportKeyboard } from '../viewport.ts';

type DeviceInfo = { registeredAt: string; userAgent: string; platform: string } & Readonly<Record<string, string>>;

type PushDevice = { token: string; deviceInfo: DeviceInfo };

/** Methods of the page that the Android wrapper may call. */
type WrapperCallbacks = {
  /** Store and register a push token. `details` describes the device, as an object or as JSON. */
  registerPushToken: (token: string, details?: unknown) => void;
  registerStoredPushToken: () => void;
  /** The height of the keyboard in CSS pixels; 0 when closed; null if the page must measure it. */
  keyboardChanged: (heightPx: number | null) => void;
  /** How much bars and notches cover at each edge, in CSS pixels. */
  insetsChanged: (insets: Insets) => void;
  /** Open a path of the product after a tap on a notification, without a reload. */
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

function storePushDevice(token: string, details: unknown): void {
  storage.set(STORAGE_PUSH_TOKEN, token);
  storage.setJson(STORAGE_DEVICE_INFO, {
    ...bridge.environmentInfo(),
    ...readDetails(details),
    registeredAt: new Date().toISOString(),
    userAgent: navigator.userAgent,
    platform: 'android-webview',
  } satisfies DeviceInfo);
}

/** Return the wrapper's push token with the details of the device, or null if none is stored. */
export function storedPushDevice(): PushDevice | null {
  const token = storage.get(STORAGE_PUSH_TOKEN);
  if (!token) return null;
  const info = readDetails(storage.getJson(STORAGE_DEVICE_INFO));
  const { registeredAt = '', userAgent = navigator.userAgent, platform = 'android-webview' } = info;
  return { token, deviceInfo: { ...info, registeredAt, userAgent, platform } };
}

type WrapperListener = {
  onToken: () => void;
  onOpen: (path: string) => void;
};

/** Add `window.inward`, which the Android wrapper calls. Return a stop function. */
export function listenToWrapper({ onToken, onOpen }: WrapperListener): () => void {
  window.inward = {
    registerPushToken: (token, details) => {
      storePushDevice(token, details);
      onToken();
    },
    registerStoredPushToken: onToken,
    keyboardChanged: reportKeyboard,
    insetsChanged: reportInsets,
    openPath: (path) => {
      // Refuse '//host/...', which is a URL of another host.
      if (/^\/(?!\/)/.test(path)) onOpen(path);
    },
  };
  return () => {
    delete window.inward;
  };
}
