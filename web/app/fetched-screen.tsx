import { type ComponentType, use } from 'react';

const failed = new Set<() => void>();

/** A screen whose code is fetched when it is first shown. Unlike React's own, one that has failed can be fetched again. */
export function fetchedScreen(load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<ComponentType> | null = null;
  const fetchIt = () => {
    loading = load();
    loading.catch(() =>
      failed.add(() => {
        loading = null;
      }),
    );
    return loading;
  };
  return function FetchedScreen() {
    const Screen = use(loading ?? fetchIt());
    return <Screen />;
  };
}

/** Whether the code of some screen could not be fetched. */
export const hasFailedScreens = (): boolean => failed.size > 0;

/** The next time they are shown, screens that have failed are fetched again. */
export function forgetFailedScreens(): void {
  for (const forget of failed) forget();
  failed.clear();
}
