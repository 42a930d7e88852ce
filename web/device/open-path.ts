import { navigate } from 'wouter/use-browser-location';
import { basePath } from './base-path.ts';

/** Open the screen at `path`, below the base path, without reloading the page. */
export const openPath = (path: string): void => navigate(basePath + path);
