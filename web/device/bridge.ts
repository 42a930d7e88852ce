import { VIBRATE_DEFAULT_MS } from '../../core/domain/limits.ts';
import { toast } from '../ui/toast/toast.ts';

/**
 * The object that the Android wrapper adds to its web view as `window.AndroidBridge`. Each method may be missing. The
 * wrapper calls back through `window.inward` (push-token.ts).
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
  /** Share a picture, which web views cannot do. Not in the specification. */
  shareImage: (dataUrl: string, fileName: string, title: string, text: string) => void;
  /** Share several pictures; `list` is JSON of `{ dataUrl, fileName }[]`. Not in the specification. */
  shareImages: (list: string, title: string, text: string) => void;
  /** Share or save a file of any type. Not in the specification. */
  shareFile: (dataUrl: string, fileName: string, title: string, text: string) => void;
  setStatusBarColor: (color: string) => void;
  requestNotificationPermission: () => void;
  hideSplashScreen: () => void;
  /** JSON with details of the wrapper: version, model. */
  getEnvironmentInfo: () => string;
};

declare global {
  interface Window {
    AndroidBridge?: Partial<AndroidBridge>;
  }
}

/** Call a method of the wrapper. Return false if the method is missing or throws. */
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

/** Calls to the wrapper. They fall back to the browser and never throw. */
export const bridge = {
  isNative: () => window.AndroidBridge !== undefined,

  loginFinished: () => callWrapper('onLoginFinished'),
  logoutFinished: () => callWrapper('onLogoutFinished'),
  reflectionCompleted: (type: string, wordCount: number) => callWrapper('onReflectionCompleted', type, wordCount),
  milestoneReached: (type: string, milestone: number) => callWrapper('onMilestoneReached', type, milestone),
  navigationChange: (path: string) => callWrapper('onNavigationChange', path),
  hideSplashScreen: () => callWrapper('hideSplashScreen'),

  vibrate(durationMs: number = VIBRATE_DEFAULT_MS): void {
    if (callWrapper('vibrate', durationMs)) return;
    // Safari has no `vibrate`. Elsewhere it returns false without a user gesture; it never throws.
    if (typeof navigator.vibrate === 'function') navigator.vibrate(durationMs);
  },

  toast(message: string): void {
    if (!callWrapper('showToast', message)) toast({ title: message });
  },

  openExternalLink(url: string): void {
    if (!callWrapper('openExternalLink', url)) window.open(url, '_blank', 'noopener,noreferrer');
  },

  /** Share a text and an address. Return false if neither the wrapper nor the browser can, or if the user cancels. */
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
   * Ask for the notification permission. In the wrapper, return `default`: the wrapper answers later, with a push
   * token.
   */
  async requestNotificationPermission(): Promise<NotificationPermission> {
    if (callWrapper('requestNotificationPermission')) return 'default';
    return 'Notification' in window ? Notification.requestPermission() : 'denied';
  },

  environmentInfo(): Readonly<Record<string, string>> {
    const facts: Record<string, string> = { userAgent: navigator.userAgent, language: navigator.language };
    try {
      const text = window.AndroidBridge?.getEnvironmentInfo?.();
      const own: unknown = text === undefined ? {} : JSON.parse(text);
      for (const [name, value] of Object.entries(own ?? {})) facts[name] = String(value);
    } catch {
      // Ignore details that are not JSON.
    }
    return facts;
  },
};
