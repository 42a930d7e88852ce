import { type ComponentType, use, useEffect, useState } from 'react';

const retryAfterMs = 15_000;

/** Load code on demand. Retry a failed load when the network is back, or after 15 s, until it succeeds. */
export async function loadUntilDone<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await untilRetry();
    }
  }
}

/** Resolve when the network is back, or after 15 s. */
function untilRetry(): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, retryAfterMs);
  });
}

/** If `failed` is the link of a stylesheet that could not be loaded, load the stylesheet again later. */
export async function retryStylesheet(failed: EventTarget | null): Promise<void> {
  if (!(failed instanceof HTMLLinkElement) || failed.rel !== 'stylesheet') return;
  await untilRetry();
  failed.replaceWith(failed.cloneNode());
}

/** Return a component whose code is loaded when it is first shown. Until then it renders `Fallback`, or nothing. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => Loaded);
    useEffect(() => {
      loadUntilDone(load).then((loaded) => {
        Loaded = loaded;
        setPart(() => loaded);
      });
    }, []);
    const Shown = Part ?? Fallback;
    return Shown ? <Shown {...props} /> : null;
  };
}

/**
 * Thrown to the error boundary when a screen's code cannot be loaded. After `reset`, the next render loads it again.
 */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
  readonly reset: () => void;

  constructor(cause: unknown, reset: () => void) {
    super('The code of a screen could not be loaded', { cause });
    this.reset = reset;
  }
}

type LazyScreen<Props extends object> = ComponentType<Props> & {
  /**
   * Load the code before the first render, so that the render does not suspend. Never rejects: if loading fails, the
   * render throws the error.
   */
  preload: () => Promise<void>;
};

/** Return a lazily loaded screen. It suspends while its code loads, and throws ScreenLoadError if loading fails. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const reset = () => {
    loading = null;
  };
  const begin = () => {
    loading ??= load().then(
      (loaded) => {
        Loaded = loaded;
        return loaded;
      },
      (cause: unknown) => {
        throw new ScreenLoadError(cause, reset);
      },
    );
    return loading;
  };
  function LazyScreen(props: Props) {
    const Screen = Loaded ?? use(begin());
    return <Screen {...props} />;
  }
  // If the preload fails, forget it: the first render then loads the code again instead of failing at once.
  const preload = () => begin().then(() => undefined, reset);
  return Object.assign(LazyScreen, { preload });
}
