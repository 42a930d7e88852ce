import { navigate } from 'wouter/use-browser-location';
import { basePath } from './base-path.ts';

/** Go to the screen at `path` (relative to the base path), without reloading the page. */
export const openPath = (path: string): void => navigate(basePath + path);
