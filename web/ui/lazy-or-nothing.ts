import { type ComponentType, lazy } from 'react';

/** A part that a screen is whole without: where its code cannot be loaded, nothing stands in its place. */
export function lazyOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const nothing: ComponentType<Props> = () => null;
    return { default: await load().catch(() => nothing) };
  });
}
