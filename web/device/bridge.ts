import { VIBRATE_DEFAULT_MS } from '../../core/domain/limits.ts';
import { toast } from '../ui/toast.ts';

/**
 * The Android wrapper, when the product runs inside its web view. The wrapper adds an object named AndroidBridge to the
 * page, any of whose methods may be missing; the wrapper calls back through `window.inward` (see push.ts, viewport.ts).
 * Every call here falls back to what the browser can do, and never throws.
 */
export type AndroidBridge = {
  onLoginFinished: () => void;
  onLogoutFinished: () => void;
  onReflectionCompleted: (type: string, wordCount: number) => void;
  onMilestoneReached: (type: string, milestone: number) => void;
  onNavigationChange: (path: string) => void;
  showToast: (message: string) => void;
  vibrate: (durationMs: number) => void;
  openExternalLink: (url: string) => void;
  shareContent: (text: string, url: string) => void;
  /** Not in the specification's list: web views cannot share or download a picture by themselves. */
  shareImage: (dataUrl: string, fileName: string, title: string, text: string) => void;
  /** Nor this: a file of any kind, to be shared or saved. */
  shareFile: (dataUrl: string, fileName: string, title: string, text: string) => void;
  setStatusBarColor: (color: string) => void;
  requestNotificationPermission: () => void;
  hideSplashScreen: () => void;
  /** JSON of the wrapper's own facts: version, model. */
  getEnvironmentInfo: () => string;
};

declare global {
  interface Window {
    AndroidBridge?: Partial<AndroidBridge>;
  }
}

/** Calls the wrapper's method; answers whether it was there. */
export function callWrapper<Name extends keyof AndroidBridge>(
  name: Name,
  ...args: Parameters<AndroidBridge[Name]>
): boolean {
  const wrapper = window.AndroidBridge;
  const method = wrapper?.[name] as ((...args: unknown[]) => unknown) | undefined;
  if (!wrapper || typeof method !== 'function') return false;
  try {
    method.apply(wrapper, args);
    return true;
  } catch {
    return false;
  }
}

export const bridge = {
  /** Whether the product runs inside the wrapper. */
  isNative: () => window.AndroidBridge !== undefined,

  loginFinished: () => callWrapper('onLoginFinished'),
  logoutFinished: () => callWrapper('onLogoutFinished'),
  reflectionCompleted: (type: string, wordCount: number) => callWrapper('onReflectionCompleted', type, wordCount),
  milestoneReached: (type: string, milestone: number) => callWrapper('onMilestoneReached', type, milestone),
  navigationChange: (path: string) => callWrapper('onNavigationChange', path),
  hideSplashScreen: () => callWrapper('hideSplashScreen'),

  vibrate(durationMs: number = VIBRATE_DEFAULT_MS): void {
    if (callWrapper('vibrate', durationMs)) return;
    // Absent in Safari; throws nothing elsewhere, but needs a gesture and may answer false.
    if (typeof navigator.vibrate === 'function') navigator.vibrate(durationMs);
  },

  /** A short message, the system's own or the product's. */
  toast(message: string): void {
    if (!callWrapper('showToast', message)) toast({ title: message });
  },

  openExternalLink(url: string): void {
    if (!callWrapper('openExternalLink', url)) window.open(url, '_blank', 'noopener,noreferrer');
  },

  /** Shares a text and an address; answers false when neither the wrapper nor the browser can, or it was cancelled. */
  async shareContent(text: string, url: string): Promise<boolean> {
    if (callWrapper('shareContent', text, url)) return true;
    if (typeof navigator.share !== 'function') return false;
    return navigator.share({ text, url }).then(
      () => true,
      () => false,
    );
  },

  setStatusBarColor(color: string): void {
    callWrapper('setStatusBarColor', color);
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
  },

  /**
   * Asks for notifications: the wrapper's dialog, or the browser's. The wrapper's answer comes later, as a push token;
   * until then it is `default`.
   */
  async requestNotificationPermission(): Promise<NotificationPermission> {
    if (callWrapper('requestNotificationPermission')) return 'default';
    return 'Notification' in window ? Notification.requestPermission() : 'denied';
  },

  /** What is known of the device; the wrapper's own facts when there is one. */
  environmentInfo(): Readonly<Record<string, string>> {
    const facts: Record<string, string> = { userAgent: navigator.userAgent, language: navigator.language };
    try {
      const text = window.AndroidBridge?.getEnvironmentInfo?.();
      const own: unknown = text === undefined ? {} : JSON.parse(text);
      for (const [name, value] of Object.entries(own ?? {})) facts[name] = String(value);
    } catch {
      // A wrapper that answers nonsense is treated as one that answers nothing.
    }
    return facts;
  },
};
