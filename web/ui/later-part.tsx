import { type ComponentType, useEffect, useState } from 'react';

const againAfterMs = 15_000;

/** Fetches code that is not part of the page yet. Where that fails it is tried again, with the network or after 15 s. */
export async function untilFetched<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
        setTimeout(resolve, againAfterMs);
      });
    }
  }
}

/**
 * A component whose code is fetched once it is shown. Until it is there, however long the network is gone, the page goes
 * on with `Meanwhile` in its place, or with nothing.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let Fetched: ComponentType<Props> | undefined;
  return function LaterPart(props: Props) {
    const [Part, setPart] = useState(() => Fetched);
    useEffect(() => {
      untilFetched(load).then((loaded) => {
        Fetched = loaded;
        setPart(() => loaded);
      });
    }, []);
    const Shown = Part ?? Meanwhile;
    return Shown ? <Shown {...props} /> : null;
  };
}
